import { expect, test } from 'vitest';
import { ACTION_WORDS } from './action-words.ts';
import hk from './labels/hk/aksi.ts';
import it from './labels/it/aksi.ts';
import jp from './labels/jp/aksi.ts';
import my from './labels/my/aksi.ts';
import { ACTIONS } from './permissions.ts';
import { LANGUAGES, type Language, textKey } from './text.ts';
import { fold } from './words.ts';

const TRANSLATED: Partial<Record<Language, Readonly<Record<string, string>>>> = { it, hk, my, jp };

test('every action has words, in the order of the actions', () => {
  expect(Object.keys(ACTION_WORDS)).toEqual(Object.keys(ACTIONS));
});

test.each(LANGUAGES)('no two actions are told alike in %s', (language) => {
  const said = Object.entries(ACTION_WORDS).map(([action, text]) => {
    const words = TRANSLATED[language] ? TRANSLATED[language][textKey(text)] : text[language];
    return [action, fold(words?.trim() ?? '')] as const;
  });
  expect(said.filter(([, words]) => words === '')).toEqual([]);
  const firsts = new Map([...said].reverse().map(([action, words]) => [words, action]));
  expect(said.filter(([action, words]) => firsts.get(words) !== action)).toEqual([]);
});
