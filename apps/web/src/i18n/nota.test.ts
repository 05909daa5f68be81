import { messages as indonesianMessages } from '@kadar/contract/messages/id.ts';
import { expect, test } from 'vitest';
import * as hk from './contract-hk.ts';
import * as jp from './contract-jp.ts';

interface Words {
  readonly [name: string]: string | Words;
}
const dictionaries = import.meta.glob<Words>('./{id,hk,jp}/*.ts', { import: 'default', eager: true });

/** What other documents are called, where the paper of a sale keeps its Indonesian name. */
const DOCUMENT = /單據|伝票/;
const OF_A_NOTA = /\bnotas?\b/i;
/** Names other papers too, or is the note of a redemption. */
const OF_OTHERS = /dokumen|bukti|surat|penebusan/i;

const flat = (words: Words, above = ''): [name: string, said: string][] =>
  Object.entries(words).flatMap(([name, said]) =>
    typeof said === 'string' ? [[above + name, said] as [string, string]] : flat(said, `${above}${name}.`),
  );
const calledOtherwise = (indonesian: string, said: string): boolean =>
  OF_A_NOTA.test(indonesian) && !OF_OTHERS.test(indonesian) && DOCUMENT.test(said);

const ofScreens = (language: string): [string, string][] =>
  Object.entries(dictionaries).flatMap(([path, words]) => {
    if (!path.startsWith(`./${language}/`)) return [];
    const indonesian = new Map(flat(dictionaries[path.replace(language, 'id')] ?? {}));
    return flat(words).filter(([name, said]) => calledOtherwise(indonesian.get(name) ?? '', said));
  });

test.each([
  ['hk', hk],
  ['jp', jp],
])('a nota is called nota wherever it is spoken of (%s)', (language, { labels, messages }) => {
  const indonesian: Words = indonesianMessages;
  const told = flat(messages).filter(([code, said]) => calledOtherwise(String(indonesian[code]), said));
  const named = Object.values(labels)
    .flatMap((of) => flat(of))
    .filter(([text, said]) => calledOtherwise(text.split('|')[0] ?? '', said));
  expect([...ofScreens(language), ...told, ...named]).toEqual([]);
});
