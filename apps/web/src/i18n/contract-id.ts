/** What the contract says in this language; its declarations carry their own words in it. */
export { messages } from '@kadar/contract/messages/id.ts';
export const labels: Record<string, Record<string, string>> = {};
