import { expect, test } from 'vitest';
import { type Held, holding, NOTHING_HELD, type Press } from './type-ahead.ts';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});
const after = (...keys: string[]): Held =>
  keys.reduce((held, key) => holding(held, press(key)) ?? held, NOTHING_HELD);

test('letters, figures and spaces are kept in their order, and taken back by Backspace', () => {
  expect(after('k', 'a', 's', ' ', '1')).toEqual({ text: 'kas 1', entered: false });
  expect(after('k', 'x', 'Backspace', 'a')).toEqual({ text: 'ka', entered: false });
  expect(after('Backspace')).toEqual(NOTHING_HELD);
  expect(after('💍', 'Backspace')).toEqual(NOTHING_HELD);
});

test('an early Enter is kept too, and nothing after it', () => {
  expect(after('k', 'Enter', 'a')).toEqual({ text: 'k', entered: true });
});

test('other keys go their own way', () => {
  for (const key of ['Tab', 'F9', 'ArrowDown', 'Shift', 'Process'])
    expect(holding(NOTHING_HELD, press(key)), key).toBeUndefined();
  for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
    expect(holding(NOTHING_HELD, press('k', more))).toBeUndefined();
});
