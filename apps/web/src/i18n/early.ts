import type { Language } from '@kadar/contract/text.ts';

/** One word list of each pack that the build makes (`tiers.ts`): with it comes its pack. */
const packs = import.meta.glob(['./*/kit.ts', './*/shell.ts', './contract-*.ts']);

const fetchPack = (path: string): void => {
  // Who needs it asks again, and is told.
  packs[path]?.().catch(() => undefined);
};

/** Fetches what every screen says in a language, before the code that says it is there; `inside`: with what the shell says. */
export const fetchFirstWords = (language: Language, inside: boolean): void => {
  fetchPack(`./${language}/kit.ts`);
  if (!inside) return;
  fetchPack(`./${language}/shell.ts`);
  fetchPack(`./contract-${language}.ts`);
  import('./learn.ts').catch(() => undefined);
};
