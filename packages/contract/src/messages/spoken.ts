/** What is spoken from the start: by server and tests Indonesian and English. A browser learns what it shows (`none.ts`). */
import { messages as en } from './en.ts';
import { messages as id } from './id.ts';

export const spoken = { id, en };
