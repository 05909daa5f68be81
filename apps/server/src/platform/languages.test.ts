import { ACTION_WORDS } from '@kadar/contract/action-words.ts';
import { MENU_GROUPS, MENU_SECTIONS } from '@kadar/contract/menu.ts';
import { SCREENS } from '@kadar/contract/screens.ts';
import { SWITCH_WORDS, SWITCHED } from '@kadar/contract/setting-effects.ts';
import { SETTING_GUARDS } from '@kadar/contract/setting-guards.ts';
import { SETTINGS } from '@kadar/contract/settings.ts';
import { LANGUAGES, type Text, textIn, textKey } from '@kadar/contract/text.ts';
import { expect, test } from 'vitest';
import { loadMasters } from '../engines/master-engine/registry.ts';
import { loadReports } from '../engines/report-engine/registry.ts';
import { DATA_TABLES } from '../modules/sistem/export/data-tables.ts';
import { loadDeclarations } from './declarations.ts';
import { learnLanguages } from './languages.ts';

const isText = (value: object): value is Text =>
  typeof (value as Text).id === 'string' &&
  typeof (value as Text).en === 'string' &&
  Object.keys(value).every((key) => (LANGUAGES as readonly string[]).includes(key));

/** Every text somewhere inside a declaration. */
const textsIn = (value: unknown, seen = new Set<unknown>()): Text[] => {
  if (value === null || typeof value !== 'object' || seen.has(value)) return [];
  seen.add(value);
  if (isText(value)) return [value];
  // A schema holds no texts of ours, and very much else.
  if ('_zod' in value) return [];
  return Object.values(value).flatMap((part) => textsIn(part, seen));
};

test.each(['it', 'hk', 'my', 'jp'] as const)(
  'everything that is declared is said in %s',
  async (language) => {
    const declared = [
      await loadMasters(),
      await loadReports(),
      SCREENS,
      MENU_GROUPS,
      MENU_SECTIONS,
      SETTINGS,
      SETTING_GUARDS,
      SWITCHED,
      SWITCH_WORDS,
      DATA_TABLES,
      ACTION_WORDS,
    ].flatMap((part) => textsIn(part));
    const labels: Record<string, string> = Object.assign(
      {},
      ...(await loadDeclarations('@kadar/contract/text.ts', `./labels/${language}/`)),
    );
    const missing = declared.filter((text) => !text[language] && !labels[textKey(text)]).map(textKey);
    expect([...new Set(missing)]).toEqual([]);

    await learnLanguages();
    const said = ({ id, en }: Text): string => labels[textKey({ id, en })] ?? '';
    expect(declared.filter((text) => textIn(text, language) !== (text[language] ?? said(text)))).toEqual([]);
  },
);
