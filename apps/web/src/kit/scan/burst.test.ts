import { expect, test } from 'vitest';
import { createBurst } from './burst.ts';

/** What is recognised of keys that come so many ms apart. */
const codesOf = (keys: readonly string[], gap = 4): string[] => {
  const burst = createBurst();
  return keys.flatMap((text, at) => {
    const altKey = text.startsWith('Alt+');
    const key = altKey ? text.slice(4) : text;
    const { code } = burst({ key, altKey, ctrlKey: false, metaKey: false, timeStamp: 1_000 + at * gap });
    return code === null ? [] : [code];
  });
};
const digits = [...'01000860'];

test('a burst of characters that ends with Enter is a scan', () => {
  expect(codesOf([...digits, 'Enter'])).toEqual(['01000860']);
  expect(codesOf([...digits, 'Enter', ...'ab1234', 'Enter'])).toEqual(['01000860', 'AB1234']);
  expect(codesOf(['Shift', 'P', 'Shift', 'J', ...digits, 'Enter'])).toEqual(['PJ01000860']);
});

test('what is typed by hand, too short, in words or not ended by Enter is none', () => {
  expect(codesOf([...digits, 'Enter'], 60)).toEqual([]);
  expect(codesOf([...'12345', 'Enter'])).toEqual([]);
  expect(codesOf([...'GELANG RANTAI', 'Enter'])).toEqual([]);
  expect(codesOf([...digits, 'Tab'])).toEqual([]);
});

test('a key between the characters and Enter ends the burst: an amount that F9 follows is no scan', () => {
  expect(codesOf([...digits, 'F9', 'Enter'])).toEqual([]);
  expect(codesOf([...digits, 'Alt+2', 'Enter'])).toEqual([]);
  expect(codesOf([...'010', 'Backspace', ...'00860', 'Enter'])).toEqual([]);
  expect(codesOf(['Alt+1', ...digits, 'Enter'])).toEqual(['01000860']);
});
