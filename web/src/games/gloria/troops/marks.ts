/** How a troop is told from the others: a colour, and a sign that needs none. */

const star = Array.from({ length: 10 }, (_, at) => {
  const far = at % 2 ? 0.44 : 1;
  const angle = (Math.PI / 5) * at - Math.PI / 2;
  return `${(far * Math.cos(angle)).toFixed(2)} ${(far * Math.sin(angle)).toFixed(2)}`;
}).join('L');

/** The signs of the seats, drawn around 0 and about 1 far: star, moon, bolt, leaf, tower, ring. */
const SIGNS = [
  `M${star}Z`,
  'M.45-.85A.95.95 0 1 0 .45.85 .72.72 0 1 1 .45-.85Z',
  'M.25-1-.65.15H-.08L-.3 1 .65-.25H.1L.5-1Z',
  'M0-1C.95-.35.85.65 0 1-.85.65-.95-.35 0-1Z',
  'M-.8.9V-.9H-.45V-.45H-.18V-.9H.18V-.45H.45V-.9H.8V.9Z',
  'M0-.95A.95.95 0 1 1 0 .95 .95.95 0 1 1 0-.95ZM0-.42A.42.42 0 1 0 0 .42 .42.42 0 1 0 0-.42Z',
];

export const signOf = (seat: number): string => SIGNS[seat] ?? '';

/** The colour of a troop, and the one for fine lines and for what is written on. */
export const colourOf = (seat: number): string => `var(--troop-${seat})`;
export const inkOf = (seat: number): string => `var(--troop-${seat}-ink)`;
