import type { Language } from '@kadar/contract/text.ts';
import { en } from './claim-words/en.ts';
import { hk } from './claim-words/hk.ts';
import { id } from './claim-words/id.ts';
import { it } from './claim-words/it.ts';
import { jp } from './claim-words/jp.ts';
import { my } from './claim-words/my.ts';
import type { ClaimWords } from './claim-words/words.ts';

export const CLAIM_WORDS: Readonly<Record<Language, ClaimWords>> = { id, en, it, hk, my, jp };
