export { postGoldJournal, postJournal } from './post-journal.ts';
export { screenOf, shopsOf } from './reporting.ts';
