export { accountOf, requireAccount } from './account.ts';
export { stopped } from './audience.ts';
export { PER_MINUTE } from './limits.ts';
export { queueMessages } from './queue/message.ts';
export { sendQueued } from './queue/send-queued.ts';
export { messagesSince } from './sent.ts';
