export { closeAttempt, openProof } from './commands/attempts.ts';
export { listNamedUsers, namedUsers } from './queries/named-users.ts';
