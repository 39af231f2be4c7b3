/** What is higher than its room scrolls, and must then be reachable by keys: for `{@attach byKeys}`. */
export function byKeys(node: Element): () => void {
  const look = () => {
    const high = node.scrollHeight > node.clientHeight;
    if (high) node.setAttribute('tabindex', '0');
    else node.removeAttribute('tabindex');
  };
  // Either may change: the room, or what stands in it.
  const observer = new ResizeObserver(look);
  observer.observe(node);
  for (const child of node.children) observer.observe(child);
  return () => observer.disconnect();
}
