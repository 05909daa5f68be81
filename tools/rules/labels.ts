import { type Text, textKey } from '@kadar/contract/text.ts';
import { type ESTree, Visitor } from 'vite';
import {
  exportedObject,
  type Finding,
  findingAt,
  isTest,
  literalText,
  type Rule,
  type SourceFile,
} from './source.ts';

const LABELS = /^packages\/contract\/src\/labels\/(\w+)\/([\w-]+)\.ts$/;
/** Names of the demo's people and pieces are no texts of the product. */
const ELSEWHERE = /^(packages\/demo-data|tools|bench|e2e)\/|\.fixture\.tsx?$/;
const MORE = ['it', 'hk', 'my', 'jp'];

interface Declared {
  file: SourceFile;
  text: Text;
  offset: number;
}

interface Labels {
  file: SourceFile;
  language: string;
  noun: string;
  /** Where each key stands. */
  keys: Map<string, number>;
}

const nameOf = (property: ESTree.ObjectPropertyKind): string | undefined => {
  if (property.type !== 'Property' || property.computed) return undefined;
  return property.key.type === 'Identifier' ? property.key.name : literalText(property.key);
};

/** Every `{ id: '…', en: '…' }` that a file declares. */
const declaredIn = (file: SourceFile): Declared[] => {
  const found: Declared[] = [];
  const add = (id: string | undefined, en: string | undefined, offset: number) => {
    if (id && en) found.push({ file, text: { id, en }, offset });
  };
  new Visitor({
    ObjectExpression: (node) => {
      const names = node.properties.map(nameOf);
      if (!names.includes('id') || !names.includes('en')) return;
      if (names.some((name) => name === undefined || !['id', 'en', ...MORE].includes(name))) return;
      // A map of all languages says it itself.
      if (MORE.every((language) => names.includes(language))) return;
      const said = (language: string): string | undefined => {
        const property = node.properties[names.indexOf(language)];
        return property?.type === 'Property' ? literalText(property.value) : undefined;
      };
      add(said('id'), said('en'), node.start);
    },
  }).visit(file.program);
  return found;
};

const labelsIn = (file: SourceFile): Labels[] => {
  const [, language, noun] = LABELS.exec(file.path) ?? [];
  if (language === undefined || noun === undefined) return [];
  const properties = exportedObject(file.program)?.properties ?? [];
  const keys = properties.flatMap((property) => {
    const name = nameOf(property);
    return name === undefined ? [] : [[name, property.start] as const];
  });
  return [{ file, language, noun, keys: new Map(keys) }];
};

/** The first place of every pair. */
const firstOfEach = (all: readonly Declared[]): Map<string, Declared> => {
  const firsts = new Map<string, Declared>();
  for (const one of all) if (!firsts.has(textKey(one.text))) firsts.set(textKey(one.text), one);
  return firsts;
};

/** One English text for two Indonesian ones: whoever translates or reads the English cannot tell them apart. */
const ambiguous = (pairs: Map<string, Declared>): Finding[] => {
  const meanings = new Map<string, string>();
  return [...pairs.values()].flatMap(({ file, text: { id, en }, offset }) => {
    const first = meanings.get(en);
    if (first === undefined) meanings.set(en, id);
    return first === undefined ? [] : [findingAt(file, offset, `'${en}' stands for '${first}' and '${id}'`)];
  });
};

const missing = (pairs: Map<string, Declared>, files: readonly Labels[]): Finding[] =>
  MORE.flatMap((language) => {
    const own = files.filter((one) => one.language === language);
    return [...pairs].flatMap(([key, { file, offset }]) =>
      own.some(({ keys }) => keys.has(key))
        ? []
        : [findingAt(file, offset, `label '${key}' is missing in ${language}`)],
    );
  });

const unused = (pairs: Map<string, Declared>, files: readonly Labels[]): Finding[] =>
  files.flatMap(({ file, keys }) =>
    [...keys].flatMap(([key, offset]) =>
      pairs.has(key) ? [] : [findingAt(file, offset, `nothing declares the label '${key}'`)],
    ),
  );

const twice = (files: readonly Labels[]): Finding[] => {
  const homes = new Map<string, string>();
  return files.flatMap(({ file, language, noun, keys }) =>
    [...keys].flatMap(([key, offset]) => {
      const home = homes.get(`${language} ${key}`);
      if (home === undefined) homes.set(`${language} ${key}`, noun);
      return home === undefined ? [] : [findingAt(file, offset, `label '${key}' stands in ${home} already`)];
    }),
  );
};

const withoutPeers = (files: readonly Labels[]): Finding[] =>
  MORE.flatMap((language) => {
    const own = new Set(files.filter((one) => one.language === language).map(({ noun }) => noun));
    const lacking = new Map(files.filter(({ noun }) => !own.has(noun)).map((one) => [one.noun, one.file]));
    return [...lacking].map(([noun, file]) => findingAt(file, 0, `'${noun}' has no labels in ${language}`));
  });

/**
 * Every text that a declaration carries in Indonesian and English is said once in each of the four other languages,
 * nothing else is, and no English text means two things.
 */
export const labels: Rule = (files) => {
  const said = files.flatMap(labelsIn);
  const pairs = firstOfEach(
    files
      .filter(({ path }) => !isTest(path) && !ELSEWHERE.test(path) && !LABELS.test(path))
      .flatMap(declaredIn),
  );
  if (said.length === 0) return ambiguous(pairs);
  return [
    ...ambiguous(pairs),
    ...missing(pairs, said),
    ...unused(pairs, said),
    ...twice(said),
    ...withoutPeers(said),
  ];
};
