export { closeAttempt, openProof } from './commands/attempts.ts';
export { listNamedUsers, namedUsers } from './queries/named-users.ts';
export { giverOf, refuseAbove, tellMoved } from './users-hooks.ts';
