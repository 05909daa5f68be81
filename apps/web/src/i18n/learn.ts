import { learnMessages } from '@kadar/contract/errors.ts';
import { type Language, learnLabels } from '@kadar/contract/text.ts';
import { OF_SHELL } from './tiers.ts';
import { addWords, type Words } from './words.ts';

/** One dictionary per noun and language. */
const dictionaries = import.meta.glob<Words>(['./*/*.ts', '!./*/kit.ts', '!./*/login.ts'], {
  import: 'default',
});

/** The contract's own texts. */
const contractTexts = {
  id: () => import('./contract-id.ts'),
  en: () => import('./contract-en.ts'),
  it: () => import('./contract-it.ts'),
  hk: () => import('./contract-hk.ts'),
  my: () => import('./contract-my.ts'),
  jp: () => import('./contract-jp.ts'),
} as const;

const learnContract = async (language: Language): Promise<void> => {
  const { messages, labels } = await contractTexts[language]();
  learnMessages(language, messages);
  for (const words of Object.values(labels)) learnLabels(language, words);
};

const wordsOf = async (language: Language, noun: string): Promise<Words> => {
  const load = dictionaries[`./${language}/${noun}.ts`];
  if (!load) throw new Error(`no dictionary ${language}/${noun}`);
  return load();
};

/** The words of a noun; those that come in one file with it are learnt at once, because what waits for its words hides the screen around it. */
export const learn = async (language: Language, noun: string): Promise<Words> => {
  const together = OF_SHELL.includes(noun) ? OF_SHELL : [noun];
  const [, ...learnt] = await Promise.all([
    learnContract(language),
    ...together.map(async (one) => [one, await wordsOf(language, one)] as const),
  ]);
  for (const [one, words] of learnt) addWords(language, one, words);
  return wordsOf(language, noun);
};
