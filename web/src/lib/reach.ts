/** The address by which friends reach this house. */

/** Whether an address leads back to the reader's own machine. */
const isLoopback = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * What an invitation begins with: the address of this page, unless only this machine can open it;
 * then the first the house knows. Null if friends cannot reach the house.
 */
export async function invitationBase(
  page: Pick<Location, 'origin' | 'hostname'>,
  ask: () => Promise<{ links: string[] }>,
): Promise<string | null> {
  if (!isLoopback(page.hostname)) return page.origin;
  const { links } = await ask();
  return links[0] ?? null;
}
