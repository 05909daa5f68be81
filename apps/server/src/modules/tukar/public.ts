export { postTukar, tukarSpends, type WaitedTukar } from './post-tukar.ts';
