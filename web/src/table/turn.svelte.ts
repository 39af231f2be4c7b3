/** Tell a reader who looks elsewhere that it is their turn: the tab's title and its picture. */

interface Turn {
  mine: boolean;
  title: string;
  turn: string;
}

export function turnSigns(read: () => Turn): void {
  $effect(() => {
    const { mine, title, turn } = read();
    document.title = mine ? `● ${turn} · ${title}` : `${title} · Ludus`;
    picture(mine ? '/favicon-turn.svg' : '/favicon.svg');
    return () => picture('/favicon.svg');
  });
}

function picture(path: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute('href') !== path) link.href = path;
}
