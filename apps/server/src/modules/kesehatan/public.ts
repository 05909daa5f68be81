export { readFacts, wrongLines } from './queries/facts.ts';
