/** What the contract says in this language; its declarations carry their own words in it. */
export { messages } from '@kadar/contract/messages/en.ts';
export const labels: Record<string, Record<string, string>> = {};
