import { learnMessages } from '@kadar/contract/errors.ts';
import { type Language, learnLabels } from '@kadar/contract/text.ts';
import { OF_SHELL } from './tiers.ts';
import { addWords, type Words } from './words.ts';

/** By language, so that nobody fetches where the words of five others are. */
const told = {
  id: () => import('./contract-id.ts'),
  en: () => import('./contract-en.ts'),
  it: () => import('./contract-it.ts'),
  hk: () => import('./contract-hk.ts'),
  my: () => import('./contract-my.ts'),
  jp: () => import('./contract-jp.ts'),
} as const;

/** The words of a noun, with the contract's own texts; those that come in one file with it are learnt at once, because what waits for its words hides the screen around it. */
export const learn = async (language: Language, noun: string): Promise<Words> => {
  const { messages, labels, dictionaries } = await told[language]();
  learnMessages(language, messages);
  for (const words of Object.values(labels)) learnLabels(language, words);
  const wordsOf = async (one: string): Promise<Words> => {
    const load = dictionaries[`./${language}/${one}.ts`];
    if (!load) throw new Error(`no dictionary ${language}/${one}`);
    return load();
  };
  const together = OF_SHELL.includes(noun) ? OF_SHELL : [noun];
  const learnt = await Promise.all(together.map(async (one) => [one, await wordsOf(one)] as const));
  for (const [one, words] of learnt) addWords(language, one, words);
  return wordsOf(noun);
};
