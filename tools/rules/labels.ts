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

const LABELS = /^packages\/contract\/src\/labels\/(\w+)\.ts$/;
/** Names of the demo's people and pieces are no texts of the product. */
const ELSEWHERE = /^(packages\/demo-data|tools|bench|e2e)\/|\.fixture\.tsx?$/;
const MORE = ['it', 'hk', 'my', 'jp'];

const nameOf = (property: ESTree.ObjectPropertyKind): string | undefined => {
  if (property.type !== 'Property' || property.computed) return undefined;
  return property.key.type === 'Identifier' ? property.key.name : literalText(property.key);
};

/** The English of every `{ id: '…', en: '…' }` that a file declares. */
const declared = (file: SourceFile): { text: string; offset: number }[] => {
  const found: { text: string; offset: number }[] = [];
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
      const text = said('en');
      if (text && said('id')) found.push({ text, offset: node.start });
    },
  }).visit(file.program);
  return found;
};

const keysOf = (file: SourceFile): Set<string> =>
  new Set(
    exportedObject(file.program)
      ?.properties.map(nameOf)
      .filter((name) => name !== undefined),
  );

/** Every text that a declaration carries in Indonesian and English is translated into the four other languages. */
export const labels: Rule = (files) => {
  const dictionaries = files.flatMap((file) => {
    const language = LABELS.exec(file.path)?.[1];
    return language === undefined ? [] : [{ language, keys: keysOf(file) }];
  });
  if (dictionaries.length === 0) return [];
  const findings: Finding[] = [];
  const said = new Set<string>();
  for (const file of files) {
    if (isTest(file.path) || ELSEWHERE.test(file.path) || LABELS.test(file.path)) continue;
    for (const { text, offset } of declared(file)) {
      if (said.has(text)) continue;
      said.add(text);
      for (const { language, keys } of dictionaries)
        if (!keys.has(text))
          findings.push(findingAt(file, offset, `label '${text}' is missing in ${language}`));
    }
  }
  return findings;
};
