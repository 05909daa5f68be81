import fc from 'fast-check';
import { expect, test } from 'vitest';
import { akibatPeran, bedaDari, ikutPeran } from './rights.ts';

const some = fc.uniqueArray(fc.constantFrom<string>('/a', '/b', '/c', '/d', '/e', '/f'));
const sorted = (all: readonly string[]) => [...all].sort();

test('a user follows his role, and keeps what differs from it', () => {
  expect(ikutPeran(['/a', '/b'], ['/b', '/c'], ['/b', '/d'])).toEqual(['/b', '/c', '/d']);
  expect(bedaDari(['/a', '/b'], ['/b', '/d'])).toEqual({ diberi: ['/d'], diambil: ['/a'] });
  fc.assert(
    fc.property(some, some, some, (before, after, layar) => {
      const then = ikutPeran(before, after, layar);
      const { diberi, diambil } = bedaDari(before, layar);
      for (const one of then) expect(after.includes(one) || diberi.includes(one)).toBe(true);
      for (const one of diambil) expect(then).not.toContain(one);
      // Who differs in nothing has the role's; a role that stays changes nobody.
      expect(sorted(ikutPeran(before, after, before))).toEqual(sorted(after));
      expect(sorted(ikutPeran(before, before, layar))).toEqual(sorted(layar));
    }),
  );
});

test('what a changed role does is told of those alone whom it moves', () => {
  expect(
    akibatPeran(
      ['/a', '/b'],
      ['/b', '/c'],
      [
        { user_id: 'POLOS', layar: ['/a', '/b'] },
        { user_id: 'PUNYA', layar: ['/b', '/c'] },
      ],
    ),
  ).toEqual([{ user_id: 'POLOS', bertambah: ['/c'], berkurang: ['/a'], layar: ['/b', '/c'] }]);
});
