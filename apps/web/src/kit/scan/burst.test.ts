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

/** Keys of a hand or a scanner, each so many ms after the one before. */
const codeOf = (
  pressed: readonly (readonly [key: string, gap: number, target?: EventTarget])[],
): string | null => {
  const burst = createBurst();
  let timeStamp = 1_000;
  let found: string | null = null;
  for (const [key, gap, target = null] of pressed) {
    timeStamp += gap;
    found = burst({ key, timeStamp, target, altKey: false, ctrlKey: false, metaKey: false }).code ?? found;
  }
  return found;
};
const scanned = (code: string) => [...code, 'Enter'].map((key) => [key, 4] as const);

test('a scan that a busy machine holds up in the midst of it is whole', () => {
  const [first, ...rest] = scanned('01000860');
  expect(codeOf([first ?? ['0', 4], ['1', 120], ...rest.slice(1)])).toBe('01000860');
  expect(codeOf([...scanned('01').slice(0, 2), ['0', 80], ...scanned('00860')])).toBe('01000860');
});

test('what a hand typed before a scan is none of it: it pauses longer, types slower, or types elsewhere', () => {
  expect(codeOf([['7', 4], ['0', 400], ...scanned('1000860')])).toBe('01000860');
  const name = [...'BUDIWAT'].map((key) => [key, 110] as const);
  expect(codeOf([...name, ['0', 500], ...scanned('1000860')])).toBe('01000860');
  const [here, there] = [new EventTarget(), new EventTarget()];
  const elsewhere = scanned('1000860').map(([key, gap]) => [key, gap, there] as const);
  expect(codeOf([['7', 4, here], ['0', 90, there], ...elsewhere])).toBe('01000860');
});
