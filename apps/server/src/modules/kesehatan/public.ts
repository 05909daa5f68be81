export { wrongLines } from './queries/facts.ts';
