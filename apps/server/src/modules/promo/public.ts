export { accountOf, requireAccount } from './account.ts';
export { stopped } from './audience.ts';
export { queueMessages } from './queue/message.ts';
export { sendQueued } from './queue/send-queued.ts';
