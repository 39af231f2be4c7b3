/// <reference types="svelte" />
/// <reference types="vite/client" />

/** One picture of the Game-icons set: see scripts/icons.ts. */
declare module '~icon/*' {
  const body: string;
  export default body;
}
