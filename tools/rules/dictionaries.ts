import { type ESTree, Visitor } from 'vite';
import {
  exportedObject,
  type Finding,
  findingAt,
  isTest,
  literalText,
  possibleLiterals,
  type Rule,
  type SourceFile,
} from './source.ts';

const WEB_DICTIONARY = /^apps\/web\/src\/i18n\/(id|en|it|hk|my|jp)\/([\w-]+)\.ts$/;
const MESSAGES = /^packages\/contract\/src\/messages\/(id|en|it|hk|my|jp)\.ts$/;
/** All six are complete [spec B §1]. */
const COMPLETE = ['id', 'en', 'it', 'hk', 'my', 'jp'];
const PLURALS = ['', '_zero', '_one', '_two', '_few', '_many', '_other'];
const PLURAL = /_(zero|one|two|few|many|other)$/;

interface Entry {
  text: string;
  offset: number;
}

interface Dictionary {
  file: SourceFile;
  language: string;
  noun: string;
  entries: Map<string, Entry>;
}

function collect(
  object: ESTree.ObjectExpression,
  prefix: string,
  file: SourceFile,
  into: Map<string, Entry>,
): Finding[] {
  return object.properties.flatMap((property) => {
    const name =
      property.type !== 'Property' || property.computed
        ? undefined
        : property.key.type === 'Identifier'
          ? property.key.name
          : literalText(property.key);
    if (property.type !== 'Property' || name === undefined) {
      return [findingAt(file, property.start, 'a dictionary holds plain keys only')];
    }
    const key = prefix + name;
    if (property.value.type === 'ObjectExpression') return collect(property.value, `${key}.`, file, into);
    const text = literalText(property.value);
    if (text === undefined || text.trim() === '') {
      return [findingAt(file, property.start, `'${key}' is not a text`)];
    }
    into.set(key, { text, offset: property.start });
    return [];
  });
}

function read(file: SourceFile, language: string, noun: string, findings: Finding[]): Dictionary {
  const entries = new Map<string, Entry>();
  const object = exportedObject(file.program);
  if (object) findings.push(...collect(object, '', file, entries));
  else findings.push(findingAt(file, 0, 'a dictionary exports one object literal'));
  return { file, language, noun, entries };
}

const parameters = (text: string): string =>
  [...new Set([...text.matchAll(/\{+\s*(\w+)[^}]*\}+/g)].map((match) => match[1]))].sort().join(', ');

/** Unknown keys and other parameters are wrong in every language, missing keys in the complete ones. */
function compare(model: Dictionary, other: Dictionary): Finding[] {
  const unknown = [...other.entries].flatMap(([key, entry]) => {
    const original = model.entries.get(key);
    if (!original)
      return [findingAt(other.file, entry.offset, `'${key}' does not exist in ${model.language}`)];
    if (parameters(original.text) === parameters(entry.text)) return [];
    return [findingAt(other.file, entry.offset, `'${key}' has other parameters than in ${model.language}`)];
  });
  if (!COMPLETE.includes(other.language)) return unknown;
  const missing = [...model.entries].flatMap(([key, entry]) =>
    other.entries.has(key)
      ? []
      : [findingAt(model.file, entry.offset, `'${key}' is missing in ${other.language}`)],
  );
  return [...unknown, ...missing];
}

/** All languages of one noun against Indonesian, the language of the spec. */
function compareNoun(dictionaries: Dictionary[]): Finding[] {
  const model = dictionaries.find(({ language }) => language === 'id');
  if (!model)
    return dictionaries.map(({ file, noun }) => findingAt(file, 0, `'${noun}' has no dictionary in id`));
  const findings = dictionaries.filter((other) => other !== model).flatMap((other) => compare(model, other));
  const absent = COMPLETE.filter((language) => !dictionaries.some((one) => one.language === language));
  return [
    ...findings,
    ...absent.map((language) => findingAt(model.file, 0, `'${model.noun}' has no dictionary in ${language}`)),
  ];
}

/** Keys asked for as t('ns:key'), t('key'), i18n.t(…) or <Trans i18nKey="…">. */
function usedKeys(file: SourceFile): { text: string; start: number }[] {
  const used: { text: string; start: number }[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      const isT =
        (callee.type === 'Identifier' && callee.name === 't') ||
        (callee.type === 'MemberExpression' && !callee.computed && callee.property.name === 't');
      if (!isT || !first || (first.type === 'TemplateLiteral' && first.expressions.length > 0)) return;
      used.push(...possibleLiterals(first));
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && name.name === 'i18nKey') used.push(...possibleLiterals(value));
    },
  }).visit(file.program);
  return used;
}

/** The nouns named in useTranslation('noun') or useTranslation(['noun', …]); a key without noun is one of theirs. */
function nounsOf(file: SourceFile): Set<string> {
  const nouns = new Set<string>();
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'useTranslation') return;
      for (const node of first?.type === 'ArrayExpression' ? first.elements : [first]) {
        const noun = literalText(node);
        if (noun !== undefined) nouns.add(noun);
      }
    },
  }).visit(file.program);
  return nouns;
}

function unknownKeys(file: SourceFile, model: Dictionary[]): Finding[] {
  const nouns = nounsOf(file);
  const inReach = (noun: string) => nouns.size === 0 || nouns.has(noun);
  return usedKeys(file).flatMap(({ text, start }) => {
    const [noun, key] = text.includes(':') ? text.split(/:(.*)/s) : [undefined, text];
    const places = model.filter((dictionary) =>
      noun === undefined ? inReach(dictionary.noun) : dictionary.noun === noun,
    );
    const known = places.some(({ entries }) => PLURALS.some((plural) => entries.has(`${key}${plural}`)));
    return known ? [] : [findingAt(file, start, `'${text}' is in no dictionary`)];
  });
}

/** What a file of the app can ask for: its literals, its templates, and the nouns it speaks. */
interface Mentions {
  nouns: Set<string>;
  texts: Set<string>;
  templates: RegExp[];
}

const ESCAPED = /[.*+?^${}()|[\]\\]/g;

function mentionsIn(file: SourceFile): Mentions {
  const mentions: Mentions = { nouns: nounsOf(file), texts: new Set(), templates: [] };
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') mentions.texts.add(value);
    },
    TemplateLiteral: ({ quasis }) => {
      const parts = quasis.map(({ value }) => value.cooked ?? '');
      if (parts.length === 1) mentions.texts.add(parts.join(''));
      // One without a word of its own fits everything.
      else if (parts.some((part) => /\w/.test(part)))
        mentions.templates.push(
          new RegExp(`^${parts.map((part) => part.replace(ESCAPED, '\\$&')).join('.+')}$`),
        );
    },
  }).visit(file.program);
  return mentions;
}

/** Whether a file may mean this key: by its noun, or plainly where the noun is spoken or none is named. */
function asksFor({ nouns, texts, templates }: Mentions, noun: string, key: string): boolean {
  const mentioned = (name: string) => texts.has(name) || templates.some((template) => template.test(name));
  return mentioned(`${noun}:${key}`) || ((nouns.size === 0 || nouns.has(noun)) && mentioned(key));
}

const readAll = (files: SourceFile[], findings: Finding[]): Dictionary[] =>
  files.flatMap((file) => {
    const [, language, noun] = WEB_DICTIONARY.exec(file.path) ?? [];
    return language === undefined || noun === undefined ? [] : [read(file, language, noun, findings)];
  });

const codeOf = (files: SourceFile[]): SourceFile[] =>
  files.filter(({ path }) => path.startsWith('apps/web/src/') && !isTest(path) && !WEB_DICTIONARY.test(path));

/** The dictionaries of the web app agree, and hold every key the code asks for. */
export const dictionaries: Rule = (files) => {
  const findings: Finding[] = [];
  const all = readAll(files, findings);
  for (const group of Map.groupBy(all, ({ noun }) => noun).values()) findings.push(...compareNoun(group));
  const model = all.filter(({ language }) => language === 'id');
  return [...findings, ...codeOf(files).flatMap((file) => unknownKeys(file, model))];
};

/** The dictionaries of the web app hold no key that the code cannot ask for. */
export const noUnusedKeys: Rule = (files) => {
  const mentions = codeOf(files).map(mentionsIn);
  return readAll(files, []).flatMap(({ file, language, noun, entries }) =>
    language === 'id'
      ? [...entries].flatMap(([key, { offset }]) => {
          const names = [key, key.replace(PLURAL, '')];
          const asked = mentions.some((one) => names.some((name) => asksFor(one, noun, name)));
          return asked ? [] : [findingAt(file, offset, `'${key}' is asked for nowhere`)];
        })
      : [],
  );
};

/** The error and outcome texts of the contract: the same keys and parameters in every language. */
export const contractMessages: Rule = (files) => {
  const findings: Finding[] = [];
  const both = files.flatMap((file) => {
    const language = MESSAGES.exec(file.path)?.[1];
    return language === undefined ? [] : [read(file, language, 'messages', findings)];
  });
  return [...findings, ...(both.length > 0 ? compareNoun(both) : [])];
};
