import type { Words } from './words.ts';

/** What the contract says in this language, all in one chunk, and where the words of its screens are. */
export { messages } from '@kadar/contract/messages/it.ts';
export const labels = import.meta.glob<Record<string, string>>(
  ['../../../../packages/contract/src/labels/it/*.ts'],
  { eager: true, import: 'default' },
);
export const dictionaries = import.meta.glob<Words>(['./it/*.ts', '!./*/kit.ts', '!./*/login.ts'], {
  import: 'default',
});
