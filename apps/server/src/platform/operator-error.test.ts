import { expect, test } from 'vitest';
import { AppError } from './errors.ts';
import { failureText, OperatorError, reasonText } from './operator-error.ts';

const reset = Object.assign(new Error('read failed'), { code: 'ECONNRESET' });
const outage = new AppError('GANGGUAN_DATABASE', {}, { cause: new Error('no answer', { cause: reset }) });

test('what nobody expected is told with its stack and every cause beneath it', () => {
  const text = failureText(outage);
  expect(text).toContain('operator-error.test.ts');
  expect(text).toMatch(
    /^Error: GANGGUAN_DATABASE[\s\S]*\n {2}← no answer\n {2}← read failed \(ECONNRESET\)$/,
  );
  expect(reasonText(outage)).toBe('GANGGUAN_DATABASE ← no answer ← read failed (ECONNRESET)');
});

test('what the technician can mend is its message alone', () => {
  expect(failureText(new OperatorError('Folder penuh', { cause: reset }))).toBe('Folder penuh');
});

test('a ring of causes, and what is no error, have an end', () => {
  const ring = new Error('a');
  ring.cause = new Error('b', { cause: ring });
  expect(reasonText(ring).length).toBeLessThan(100);
  expect([failureText('x'), reasonText(new Error('y', { cause: 'z' }))]).toEqual(['x', 'y ← z']);
});
