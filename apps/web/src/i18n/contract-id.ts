import type { Words } from './words.ts';

/** What the contract says in this language, whose words its declarations carry, and where the words of its screens are. */
export { messages } from '@kadar/contract/messages/id.ts';
export const labels: Record<string, Record<string, string>> = {};
export const dictionaries = import.meta.glob<Words>(['./id/*.ts', '!./*/kit.ts', '!./*/login.ts'], {
  import: 'default',
});
