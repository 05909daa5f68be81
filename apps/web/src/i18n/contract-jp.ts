/** What the contract says in this language, all in one chunk. */
export { messages } from '@kadar/contract/messages/jp.ts';
export const labels = import.meta.glob<Record<string, string>>(
  ['../../../../packages/contract/src/labels/jp/*.ts'],
  { eager: true, import: 'default' },
);
