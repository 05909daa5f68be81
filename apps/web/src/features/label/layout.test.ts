import { STANDARD_TAG } from '@kadar/contract/label-tag.ts';
import { expect, test } from 'vitest';
import { addField, moveField, removeField } from './layout.ts';

test('an arrow moves a field by 0.1 mm, with shift by 1 mm', () => {
  expect(moveField(STANDARD_TAG, 2, 'ArrowRight', false).fields[2]).toMatchObject({ x: 223, y: 9 });
  expect(moveField(STANDARD_TAG, 2, 'ArrowDown', true).fields[2]).toMatchObject({ x: 222, y: 19 });
  expect(moveField(STANDARD_TAG, 2, 'Enter', true)).toBe(STANDARD_TAG);
});

test('a field stays on the tag', () => {
  let layout = STANDARD_TAG;
  for (let i = 0; i < 20; i++) layout = moveField(layout, 2, 'ArrowUp', true);
  for (let i = 0; i < 90; i++) layout = moveField(layout, 2, 'ArrowRight', true);
  // 79 mm of tag, 21.2 mm of field.
  expect(layout.fields[2]).toMatchObject({ x: 578, y: 0 });
});

test('a field is added last and taken out again', () => {
  const more = addField(STANDARD_TAG, 'HARGA');
  expect(more.fields.at(-1)).toMatchObject({ isi: 'HARGA' });
  expect(removeField(more, more.fields.length - 1)).toEqual(STANDARD_TAG);
});
