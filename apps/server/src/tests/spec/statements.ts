import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testsIn } from './asserted.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
export const readDoc = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** A numbered sentence of the specification, and where it is held. */
export interface Statement {
  no: string;
  statement: string;
  where: string;
}

/** Cells of a table's rows, without its heads; a bar inside backticks or behind a backslash is no border. */
export const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => /^\| [A-Z]\d/.test(line))
    .map((line) =>
      line
        .replaceAll(/\\\|/g, '\u0000')
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('\u0000', '|')),
    );

export const statementsOf = (text: string): Statement[] =>
  rowsOf(text).map(([no = '', statement = '', where = '']) => ({ no, statement, where }));

/** Numbers that do not follow the one before them in their section, 'A2.3 after A2.1'. */
export const gapsIn = (statements: readonly Statement[], text: 'A' | 'B'): string[] => {
  const last = new Map<number, number>();
  let at = 0;
  return statements.flatMap(({ no }, index) => {
    const [, of, section, running] = /^([A-Z])(\d+)\.(\d+)$/.exec(no) ?? [];
    const wanted = (last.get(Number(section)) ?? 0) + 1;
    const follows = of === text && Number(section) >= at && Number(running) === wanted;
    at = Number(section);
    last.set(at, Number(running));
    return follows ? [] : [`${no} after ${statements[index - 1]?.no ?? 'nothing'}`];
  });
};

const titles = new Map<string, ReadonlySet<string>>();
const titlesOf = (path: string): ReadonlySet<string> => {
  const known = titles.get(path) ?? new Set(testsIn(path, readDoc(path)).map(({ name }) => name));
  titles.set(path, known);
  return known;
};

const CHECKLISTS = /^rows of (routes|calls|messages)(: .+)?$/;

/** What is wrong with one place that a statement names; undefined where it stands. */
export const problemOf = (place: string, deviations: ReadonlySet<string>): string | undefined => {
  const [, path, title] = /^`([^`]+)` › (.+)$/.exec(place) ?? [];
  if (path && title) {
    if (!existsSync(join(ROOT, path))) return `${path} is not there`;
    if (!/\.test\.tsx?$/.test(path)) return `${path} is no file of tests`;
    return titlesOf(path).has(title) ? undefined : `${path} has no test '${title}'`;
  }
  if (/^D\d+$/.test(place)) return deviations.has(place) ? undefined : `${place} is no deviation`;
  if (CHECKLISTS.test(place) || /^not testable: .{10,}/.test(place)) return undefined;
  return `${place} says nothing`;
};

/** The places of a cell, one under the other. */
export const placesIn = (where: string): string[] => where.split('<br>').map((place) => place.trim());
