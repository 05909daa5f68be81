import { Visitor } from 'vite';
import { type Finding, findingAt, isTest, type Rule } from './source.ts';

export const LINES_AT_MOST = 400;

/** Any text file of the project, parsed or not. */
export interface TextFile {
  path: string;
  text: string;
}

/** One subject each, however many words a language has for it. */
const DICTIONARY = /^(packages\/contract\/src\/(labels|messages)|apps\/web\/src\/i18n)\//;

/** A longer file has a second subject (style rule 12). */
export function notTooLong(files: TextFile[]): Finding[] {
  return files
    .filter(({ path }) => /\.(tsx?|mts|css|sql)$/.test(path) && !DICTIONARY.test(path))
    .flatMap((file) => {
      const lines = file.text.replace(/\n$/, '').split('\n').length;
      if (lines <= LINES_AT_MOST) return [];
      return [{ path: file.path, line: LINES_AT_MOST + 1, message: `${lines} lines: split it by subject` }];
    });
}

/** Paths of the machine the project was written on. */
export function noMachinePaths(files: TextFile[]): Finding[] {
  return files.flatMap((file) =>
    [...file.text.matchAll(/\/work\//g)].map((match) =>
      findingAt(file, match.index, 'a path of the machine this was written on'),
    ),
  );
}

export const noAny: Rule = (files) =>
  files.flatMap((file) => {
    const findings: Finding[] = [];
    new Visitor({
      TSAnyKeyword: (node) => void findings.push(findingAt(file, node.start, 'no any: say what it is')),
    }).visit(file.program);
    return findings;
  });

const SUPPRESSION = /@ts-(ignore|nocheck|expect-error)|biome-ignore|oxlint-disable|eslint-disable/;
const LEFT_OVER = /\b(TODO|FIXME|XXX|HACK)\b/;

/** Rules are kept, not switched off; work is finished or in the issue, not in a comment. */
export const noSuppressions: Rule = (files) =>
  files.flatMap((file) =>
    file.comments.flatMap(({ text, offset }) => {
      if (SUPPRESSION.test(text)) return [findingAt(file, offset, 'a rule may not be switched off')];
      if (LEFT_OVER.test(text))
        return [findingAt(file, offset, 'unfinished work does not belong in a comment')];
      return [];
    }),
  );

/** Every test runs, and no test runs alone. */
export const noSkippedTests: Rule = (files) =>
  files
    .filter(({ path }) => isTest(path))
    .flatMap((file) => {
      const findings: Finding[] = [];
      new Visitor({
        MemberExpression: ({ object, property, computed, start }) => {
          const isSuite = object.type === 'Identifier' && ['test', 'it', 'describe'].includes(object.name);
          if (!isSuite || computed || property.type !== 'Identifier') return;
          if (['skip', 'only', 'todo', 'skipIf', 'runIf', 'fails'].includes(property.name)) {
            findings.push(findingAt(file, start, `no ${object.name}.${property.name}`));
          }
        },
      }).visit(file.program);
      return findings;
    });
