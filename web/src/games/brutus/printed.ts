export { read } from './cards.ts';
