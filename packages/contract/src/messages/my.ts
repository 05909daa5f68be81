import { messages as en } from './en.ts';
import type { messages as id } from './id.ts';

export const messages: Record<keyof typeof id, string> = { ...en };
