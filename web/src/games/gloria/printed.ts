export { read } from './school/equipment.ts';
