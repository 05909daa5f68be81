import { expect, test } from 'vitest';
import { readSettings, STANDARD_SETTINGS, type Store, writeSettings } from './scale-settings.ts';

const storeOf = (text: string | null): Store => {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_, value) => {
      kept = value;
    },
  };
};

test('what was set for a scale is read as it was written', () => {
  const store = storeOf(null);
  expect(readSettings(store, 'a')).toEqual(STANDARD_SETTINGS);
  for (const set of [
    { baudRate: 2400, frame: '7E1', request: 'Q' },
    { baudRate: 9600, frame: '8N1', request: '', protocol: 'SICS' },
  ] as const) {
    writeSettings(store, 'a', set);
    expect(readSettings(store, 'a')).toEqual(set);
  }
});

test('what is no setting of a scale counts as none, and what else stands there is left', () => {
  const good = { baudRate: 2400, frame: '7E1', request: 'Q' };
  for (const kept of [
    '{',
    'null',
    '[]',
    JSON.stringify({ ...good, baudRate: '2400' }),
    JSON.stringify({ ...good, frame: '9N1' }),
    JSON.stringify({ ...good, request: null }),
    JSON.stringify({ ...good, protocol: 'X' }),
    JSON.stringify({ ...good, protocol: null }),
  ])
    expect(readSettings(storeOf(kept), 'a')).toEqual(STANDARD_SETTINGS);
  expect(readSettings(storeOf(JSON.stringify({ ...good, more: 1 })), 'a')).toEqual(good);
});
