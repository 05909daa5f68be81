export { closeAttempt, openAttempt } from './commands/attempts.ts';
