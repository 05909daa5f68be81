import { exchangedSeparators, isPointed } from './separators.ts';
import { type Guard, SETTING_GUARDS } from './setting-guards.ts';
import { SETTINGS, type SettingKey } from './settings.ts';
import { fillIn, type Language, textIn } from './text.ts';

/** Where the sentence of a setting says nothing of a state of its switch. */
export const SWITCHED = {
  on: { id: 'Mulai berlaku: {arti}.', en: 'From now on: {arti}.' },
  off: { id: 'Tidak berlaku lagi: {arti}.', en: 'No longer: {arti}.' },
} as const;

/** Whether changing it asks for a reason and OWN's approval. */
export const isGuarded = (key: SettingKey): boolean => SETTING_GUARDS[key] !== null;

/** A value of a setting as people read it; what is empty is a dash. */
export const shownSetting = (value: unknown, language: Language): string => {
  if (typeof value === 'number') {
    const shown = value.toLocaleString('id-ID', { maximumFractionDigits: 3 });
    return isPointed(language) ? exchangedSeparators(shown) : shown;
  }
  if (typeof value === 'boolean') return textIn(value ? SWITCH_WORDS.on : SWITCH_WORDS.off, language);
  if (Array.isArray(value)) return value.join(', ') || '–';
  if (value !== null && typeof value === 'object')
    return Object.values(value)
      .map((part) => shownSetting(part, language))
      .join(' ');
  return String(value ?? '') || '–';
};
export const SWITCH_WORDS = {
  on: { id: 'Hidup', en: 'Switched on' },
  off: { id: 'Mati', en: 'Switched off' },
} as const;

const stateOf = (value: unknown): 'on' | 'off' | 'to' =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : 'to';

/** What follows from a dangerous setting while it is so, where it says so of this state; nothing for others. */
export const effectOf = (key: SettingKey, value: unknown, language: Language): string | undefined => {
  const guard: Guard | null = SETTING_GUARDS[key];
  const said = guard?.[stateOf(value)];
  return said && fillIn(textIn(said, language), { nilai: shownSetting(value, language) });
};

/** What follows from a dangerous setting when it becomes this value; nothing for others. */
export const guardSentence = (key: SettingKey, value: unknown, language: Language): string | undefined => {
  const said = effectOf(key, value, language);
  const state = stateOf(value);
  if (said || !isGuarded(key) || state === 'to') return said;
  return fillIn(textIn(SWITCHED[state], language), { arti: textIn(SETTINGS[key].meaning, language) });
};
