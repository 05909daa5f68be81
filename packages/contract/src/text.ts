/** The six interface languages [spec B §1]; `id` is the default, `en` the fallback. */
export const LANGUAGES = ['id', 'en', 'it', 'hk', 'my', 'jp'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text that a declaration carries with it: Indonesian and English always, the others when translated. */
export type Text = { id: string; en: string } & { [L in Exclude<Language, 'id' | 'en'>]?: string };

/** What a text is looked up by: the pair, because one English word can stand for two Indonesian ones. */
export const textKey = ({ id, en }: { id: string; en: string }): string => `${id}|${en}`;

/** Translations of the texts of declarations, by their keys; loaded when a language is first spoken. */
const labels: Partial<Record<Language, Record<string, string>>> = {};

/** Teaches texts of one language besides those it has: the server learns all at its start, a browser those it shows. */
export const learnLabels = (language: Language, given: Readonly<Record<string, string>>): void => {
  labels[language] ??= {};
  Object.assign(labels[language], given);
};

/** The text in a language, falling back to English as the spec's dictionaries do. */
export const textIn = (text: Text, language: Language): string =>
  text[language] ?? labels[language]?.[textKey(text)] ?? text.en;

/** Replaces `{name}` by its parameter; an unknown name stays visible, so that a missing one is seen. */
export const fillIn = (template: string, params: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
