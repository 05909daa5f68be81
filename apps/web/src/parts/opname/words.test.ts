import { messageText } from '@kadar/contract/errors.ts';
import { OPNAME_HASIL } from '@kadar/domain/opname.ts';
import { expect, test } from 'vitest';
import { BUTTONS, toneOf } from './words.ts';

test('the buttons of a count are those of the specification', () => {
  expect(messageText(BUTTONS.empty, 'id')).toBe('Kosongkan Data Opname');
  expect(messageText(BUTTONS.goOn, 'id')).toBe('Lanjut Opname');
  expect(messageText(BUTTONS.result, 'id')).toBe('Lihat Hasil Opname');
  expect(messageText(BUTTONS.print, 'id')).toBe('Print Opname');
  expect(messageText(BUTTONS.finish, 'id')).toBe('Selesai Opname');
});

test('only what is found in its place, whole and once, is good', () => {
  expect(OPNAME_HASIL.filter((hasil) => toneOf(hasil) === 'good')).toEqual(['KETEMU']);
  expect(OPNAME_HASIL.filter((hasil) => toneOf(hasil) === 'again')).toEqual(['GANDA']);
});
