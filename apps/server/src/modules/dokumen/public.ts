export { cancelled } from './queries/cancelled.ts';
