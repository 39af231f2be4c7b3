/** The words the house would send, read from the same files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Speech } from '../lib/speech.ts';

const root = join(import.meta.dirname, '../../../src/ludus');

export function speechOf(language: string, strict = true): Speech {
  const games = readdirSync(join(root, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => join(root, 'games', entry.name, 'locales', language));
  const source = [join(root, 'locales', language), ...games]
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.ftl') && !file.endsWith('rulebook.ftl'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return new Speech(language, source, strict);
}
