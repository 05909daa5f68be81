import type { TagField, TagIsi, TagLayout } from '@kadar/contract/label-tag.ts';

/** Tenths of a millimetre that an arrow moves, alone and with ⇧. */
const STEP = 1;
const BIG_STEP = 10;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const clamp = (value: number, most: number): number => Math.min(Math.max(0, value), Math.max(0, most));

/** The whole tag, in tenths of a millimetre. */
export const widthOf = ({ sayap, ekor }: TagLayout): number => 2 * sayap + ekor;

export const changeField = (layout: TagLayout, at: number, change: Partial<TagField>): TagLayout => ({
  ...layout,
  fields: layout.fields.map((field, i) => (i === at ? { ...field, ...change } : field)),
});

/** A field one step on, kept on the tag; the same layout for a key that moves nothing. */
export const moveField = (layout: TagLayout, at: number, key: string, big: boolean): TagLayout => {
  const way = WAYS[key];
  const field = layout.fields[at];
  if (!way || !field) return layout;
  const step = big ? BIG_STEP : STEP;
  return changeField(layout, at, {
    x: clamp(field.x + way[0] * step, widthOf(layout) - field.lebar),
    y: clamp(field.y + way[1] * step, layout.tinggi - field.tinggi),
  });
};

/** A new field in the upper corner of the second wing. */
export const addField = (layout: TagLayout, isi: TagIsi): TagLayout => ({
  ...layout,
  fields: [
    ...layout.fields,
    {
      isi,
      x: layout.sayap + 2,
      y: 4,
      lebar: 120,
      tinggi: isi === 'QR' ? 90 : 18,
      huruf: 1,
      rata: 'KIRI',
      teks: '',
    },
  ],
});

export const removeField = (layout: TagLayout, at: number): TagLayout => ({
  ...layout,
  fields: layout.fields.filter((_, i) => i !== at),
});
