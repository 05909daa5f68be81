export { type GoldJournal, type Journal, postGoldJournal, postJournal } from './post-journal.ts';
