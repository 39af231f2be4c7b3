export { read } from './content/catalogue.ts';
