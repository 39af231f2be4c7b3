/** Which questions are answered where. */

/** On the imperial map alone. */
export const MAP_ASKS: readonly string[] = [
  'settle',
  'deploy',
  'camp',
  'march',
  'sail',
  'incited',
  'battle',
  'withdraw',
];
/** In the panel of a battle. */
export const BATTLE_ASKS: readonly string[] = ['charm', 'muster', 'fall'];
/** In the panel of the arena. */
export const ARENA_ASKS: readonly string[] = ['fight', 'reroll', 'slide', 'buyback'];
/** On the edict. */
export const EDICT_ASKS: readonly string[] = ['thumbs', 'gifts'];
/** Free actions that are taken on the map. [C-8.6, C-8.7] */
export const MAP_MOVES: readonly string[] = ['camp', 'banish', 'demote', 'incite', 'raid'];
