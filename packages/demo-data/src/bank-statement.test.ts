import { reconcile } from '@kadar/domain/reconciliation.ts';
import { describe, expect, test } from 'vitest';
import { judged } from './bank-judge.fixture.ts';
import { type BankEvent, businessOf, statementOf } from './bank-statement.fixture.ts';
import { rngFrom } from './rng.ts';

const bookOf = (events: readonly BankEvent[]) =>
  events.map(({ id, hari, rp, jenis, nama, kartu, lawan }) => ({
    id,
    hari,
    sen: rp * 100,
    jenis,
    teks: nama,
    kartu,
    lawan,
  }));
const SEEDS = ['satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan', 'sepuluh'];

describe.each(SEEDS)('three months of an account, seed %s', (seed) => {
  test.each([2, 6])(
    'of %i transfers a day at least: no match is wrong, few are asked, what is left is the difference',
    (busy) => {
      const rng = rngFrom(seed);
      const events = businessOf(rng.fork('business'), { days: 90, busy });
      const lines = statementOf(events, rng.fork('bank'), { from: 0, to: 93 });
      const found = judged(lines, events, reconcile(lines, bookOf(events)));
      if (process.env.KADAR_TELL)
        console.log(
          seed,
          busy,
          found.lines,
          'sure',
          found.sure,
          'wrong',
          found.wrong.length,
          'asked',
          found.asked,
          'refused',
          found.refused.length,
          'left',
          found.leftLines.length,
          found.leftEvents.length,
        );
      const told = (all: typeof found.wrong) =>
        all.map((match) => ({
          ...match,
          lines: match.baris.map((id) => lines.find((l) => l.id === id)),
          book: match.buku.map((id) => events.find((e) => e.id === id)),
        }));
      if (process.env.KADAR_TELL)
        console.log(
          JSON.stringify(told(found.wrong)),
          '\nREF',
          JSON.stringify(told(found.refused).slice(0, 6)),
        );
      expect(told(found.wrong)).toEqual([]);
      // What was refused is found by hand instead.
      expect(found.asked + found.refused.length).toBeLessThanOrEqual(found.lines / 10);
      expect(found.left).toBe(found.difference);
    },
  );
});
