/** What the contract says in this language, all in one chunk. */
export { messages } from '@kadar/contract/messages/it.ts';
export const labels = import.meta.glob<Record<string, string>>(
  ['../../../../packages/contract/src/labels/it/*.ts'],
  { eager: true, import: 'default' },
);
