import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/**
 * `import fist from '~icon/fist'` gives the paths of one picture of the Game-icons set as text.
 * The set has four thousand pictures: this way only those that are named end up in the bundle,
 * each in the chunk that uses it.
 */
export function icons(): Plugin {
  const prefix = '~icon/';
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  let set: IconSet | undefined;
  return {
    name: 'ludus-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      set ??= JSON.parse(readFileSync(file, 'utf8')) as IconSet;
      const name = id.slice(prefix.length + 1);
      const icon = set.icons[set.aliases?.[name]?.parent ?? name];
      if (icon === undefined) throw new Error(`Game-icons has no picture "${name}"`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
