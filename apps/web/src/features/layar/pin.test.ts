import { expect, test } from 'vitest';
import { entered, NOTHING_TYPED, type Typed, typed } from './pin.ts';

const keys = (text: string, from: Typed = NOTHING_TYPED): Typed =>
  [...text].reduce((was, key) => typed(was, key === '<' ? null : key), from);
const next = (was: Typed): Typed => {
  const made = entered(was, true);
  if (!made || !('typed' in made)) throw new Error('nothing more is typed');
  return made.typed;
};

test('six digits and no more; the last is taken back', () => {
  expect(keys('12345678').pin).toBe('123456');
  expect(keys('12<<<3').pin).toBe('3');
});

test('a PIN that is known is sent when it is whole', () => {
  expect(entered(keys('12345'), false)).toBeNull();
  expect(entered(keys('123456'), false)).toEqual({ pin: '123456' });
});

test('one that is chosen is typed twice; where both differ, it begins anew', () => {
  const once = next(keys('123456'));
  expect(once).toEqual({ pin: '', first: '123456', differs: false });
  expect(entered(keys('123456', once), true)).toEqual({ pin: '123456' });
  const other = next(keys('654321', once));
  expect(other).toEqual({ pin: '', first: null, differs: true });
  expect(keys('1', other).differs).toBe(false);
});
