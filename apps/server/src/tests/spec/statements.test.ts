import { describe, expect, test } from 'vitest';
import { gapsIn, placesIn, problemOf, readDoc, rowsOf, statementsOf } from './statements.ts';

/** The numbered statements of both texts. */
const TEXTS = { A: 'docs/specification/a.md', B: 'docs/specification/b.md' } as const;
const DEVIATIONS = 'docs/specification.md';

const deviations = rowsOf(readDoc(DEVIATIONS));
const numbers = deviations.map(([no = '']) => no);
const known = new Set(numbers);

describe.each(Object.entries(TEXTS))('text %s', (text, path) => {
  const statements = statementsOf(readDoc(path));

  test('its statements are numbered without a gap, each with its words and its place', () => {
    expect(statements.length).toBeGreaterThan(0);
    expect(gapsIn(statements, text as keyof typeof TEXTS)).toEqual([]);
    expect(statements.filter(({ statement, where }) => statement === '' || where === '')).toEqual([]);
  });

  test('each stands where it says: a test of that title, a deviation, rows of a checklist', () => {
    const wrong = statements.flatMap(({ no, where }) =>
      placesIn(where)
        .flatMap((place) => problemOf(place, known) ?? [])
        .map((problem) => `${no}: ${problem}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the deviations', () => {
  test('have a number each, three cells, and a reason', () => {
    expect(numbers.filter((no) => !/^D\d+$/.test(no))).toEqual([]);
    expect(numbers).toEqual([...known]);
    expect(deviations.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([]);
  });

  test('are each of a statement, or of both texts', () => {
    const named = new Set(
      Object.values(TEXTS).flatMap((path) =>
        statementsOf(readDoc(path)).flatMap(({ where }) => placesIn(where)),
      ),
    );
    const general = deviations.filter(([, of = '']) => of.startsWith('A, B')).map(([no]) => no);
    expect(numbers.filter((no) => !named.has(no) && !general.includes(no))).toEqual([]);
  });
});

test('what stands nowhere is found', () => {
  const here = 'apps/server/src/tests/spec/statements.test.ts';
  expect(problemOf(`\`${here}\` › what stands nowhere is found`, known)).toBeUndefined();
  expect(problemOf(`\`${here}\` › what never was`, known)).toContain('has no test');
  expect(problemOf('`apps/server/src/gone.test.ts` › x', known)).toContain('is not there');
  expect(problemOf(`\`${DEVIATIONS}\` › x`, known)).toContain('no file of tests');
  expect(problemOf('D9999', known)).toContain('no deviation');
  expect(problemOf('later: a module', known)).toContain('says nothing');
  expect(problemOf('somewhere', known)).toContain('says nothing');
  expect(gapsIn(statementsOf('| A1.1 | x | D1 |\n| A1.3 | y | D1 |\n| A2.1 | z | D1 |'), 'A')).toEqual([
    'A1.3 after A1.1',
  ]);
});
