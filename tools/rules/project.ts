import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noBarrels } from './barrels.ts';
import { onlySent } from './calls.ts';
import { noCycles } from './cycles.ts';
import { contractMessages, dictionaries, noUnusedKeys } from './dictionaries.ts';
import {
  noAny,
  noMachinePaths,
  noSkippedTests,
  noSuppressions,
  notTooLong,
  type TextFile,
} from './forbidden.ts';
import { shortFunctions } from './function-length.ts';
import { importRules } from './imports.ts';
import { noLiteralText } from './jsx-text.ts';
import { keptKeys } from './kept-key.ts';
import { kindsByName } from './kinds.ts';
import { labels } from './labels.ts';
import { noLiteralSpread } from './literal-spread.ts';
import { oneDoor } from './one-door.ts';
import { oneOutbox } from './one-outbox.ts';
import { oneWord } from './one-word.ts';
import { noRoomCircles } from './rooms.ts';
import { type Finding, parseSource, type Rule } from './source.ts';
import { fewTypeSizes } from './type-sizes.ts';

const RULES: Rule[] = [
  importRules,
  noCycles,
  noRoomCircles,
  noBarrels,
  dictionaries,
  noUnusedKeys,
  contractMessages,
  labels,
  noLiteralText,
  noAny,
  noSuppressions,
  noSkippedTests,
  oneDoor,
  onlySent,
  oneOutbox,
  keptKeys,
  oneWord,
  kindsByName,
  noLiteralSpread,
  shortFunctions,
];

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', '.git', '.kadar', '.cache']);
const TEXT = /(\.(tsx?|mts|mjs|js|css|html|sql|md|json|ya?ml|sh|txt|toml)|\/\.ci\/run|\/\.npmrc)$/;

/** Every text file below `root`, with its path from there. */
export function readProject(root: string, folder = ''): TextFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : readProject(root, path);
    return entry.isFile() && TEXT.test(`/${path}`)
      ? [{ path, text: readFileSync(join(root, path), 'utf8') }]
      : [];
  });
}

/** All findings of all rules, by file and line. */
export function checkProject(files: TextFile[]): Finding[] {
  const sources = files
    .filter(({ path }) => /\.(tsx?|mts)$/.test(path))
    .map(({ path, text }) => parseSource(path, text));
  const findings = [
    ...RULES.flatMap((rule) => rule(sources)),
    ...notTooLong(files),
    ...fewTypeSizes(files),
    ...noMachinePaths(files),
  ];
  return findings.sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line);
}
