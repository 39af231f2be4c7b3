// Say what a first visit costs: the scripts and styles named by index.html, and all the rest.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = new URL('../../src/ludus/server/static/', import.meta.url).pathname;
const page = readFileSync(join(folder, 'index.html'), 'utf8');
const size = (file) => gzipSync(readFileSync(join(folder, 'assets', file))).length / 1000;
let first = 0;
let all = 0;
for (const file of readdirSync(join(folder, 'assets')).filter((name) => /\.(js|css)$/.test(name))) {
  all += size(file);
  if (page.includes(file)) first += size(file);
}
console.log(
  `first load: ${first.toFixed(1)} kB of script and style (gzip); all: ${all.toFixed(1)} kB`,
);
if (first > 60) throw new Error('the first load has grown beyond 60 kB');
