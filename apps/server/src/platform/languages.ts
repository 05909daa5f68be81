import { learnMessages } from '@kadar/contract/errors.ts';
import { messages as hk } from '@kadar/contract/messages/hk.ts';
import { messages as it } from '@kadar/contract/messages/it.ts';
import { messages as jp } from '@kadar/contract/messages/jp.ts';
import { messages as my } from '@kadar/contract/messages/my.ts';
import { type Language, learnLabels } from '@kadar/contract/text.ts';
import { loadDeclarations } from './declarations.ts';

const learn = async (language: Language, messages: Parameters<typeof learnMessages>[1]): Promise<void> => {
  learnMessages(language, messages);
  const nouns = await loadDeclarations<Record<string, string>>(
    '@kadar/contract/text.ts',
    `./labels/${language}/`,
  );
  for (const labels of nouns) learnLabels(language, labels);
};

/** The languages besides Indonesian and English, which the contract always speaks. */
export const learnLanguages = async (): Promise<void> => {
  await Promise.all([learn('it', it), learn('hk', hk), learn('my', my), learn('jp', jp)]);
};
