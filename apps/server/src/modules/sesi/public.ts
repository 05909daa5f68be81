export { closeAttempt, openProof } from './commands/attempts.ts';
