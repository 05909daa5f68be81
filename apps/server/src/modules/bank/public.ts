export { type BankFigures, bankFigures } from './queries/day-figures.ts';
