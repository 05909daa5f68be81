import { describe, expect, test } from 'vitest';
import { perpanjangInput } from './endpoints/hutang.ts';
import { messageText } from './errors.ts';
import { fieldsSchema, masterSchema } from './field-schemas.ts';
import { type Field, type FieldKind, isFlagged } from './fields.ts';
import groupDescription from './masters/group-description-katalog.ts';
import { kadarUpTo } from './wire.ts';

const one = (kind: FieldKind, more: Partial<Field> = {}) =>
  fieldsSchema({ f: { kind, label: { id: 'F', en: 'F' }, ...more } });
const complaint = (kind: FieldKind, value: unknown, more?: Partial<Field>): string | undefined =>
  one(kind, more).safeParse({ f: value }).error?.issues[0]?.message;

test('a purity says how much it may be: 500 of a piece, 100 of gold that is weighed or pledged', () => {
  expect(complaint('kadar', 500.5)).toBe('KADAR_TIDAK_SAH');
  expect(complaint('kadar', 100.5, { max: 100 })).toBe('KADAR_MURNI_TIDAK_SAH');
  expect(kadarUpTo(100_000).safeParse(0).error?.issues[0]?.message).toBe('KADAR_MURNI_TIDAK_SAH');
  expect(messageText('KADAR_MURNI_TIDAK_SAH', 'id', { label: 'Kadar' })).toBe(
    'Kadar harus lebih dari 0 dan paling banyak 100',
  );
});

test('an extension asks for its new interest', () => {
  const codes = (body: object) =>
    perpanjangInput
      .safeParse(body)
      .error?.issues.flatMap(({ path, message }) => (path[0] === 'bunga_baru' ? [message] : []));
  expect([codes({}), codes({ bunga_baru: '' }), codes({ bunga_baru: 2.5 })]).toEqual([
    ['WAJIB_DIISI'],
    ['WAJIB_DIISI'],
    [],
  ]);
});

describe('a required field', () => {
  const choices = [{ value: 'A', label: { id: 'A', en: 'A' } }];
  test.each([
    'text',
    'integer',
    'rupiah',
    'gram',
    'percent',
    'kadar',
    'date',
    'choice',
    'ref',
    'password',
  ] as const)('of kind %s says that it is empty, and only then', (kind) => {
    for (const empty of ['', null, undefined])
      expect(complaint(kind, empty, { required: true, choices })).toBe('WAJIB_DIISI');
    expect(complaint(kind, '', { required: true, choices, requiredMessage: 'PILIH_TOKO' })).toBe(
      'PILIH_TOKO',
    );
    expect(complaint(kind, {}, { required: true, choices })).not.toBe('WAJIB_DIISI');
  });
});

describe('a percentage', () => {
  test('is a number from 0 to 100, typed or sent', () => {
    expect(one('percent').parse({ f: '12.5' })).toEqual({ f: 12.5 });
    expect(one('percent').parse({ f: 100 })).toEqual({ f: 100 });
  });
  test.each([100.1, -1, true, 'x', [], {}])('is not %j', (value) => {
    expect(complaint('percent', value)).toBeDefined();
  });
});

describe('a description under 20 characters', () => {
  const field = groupDescription.fields.description as Field;
  test('is flagged, and taken', () => {
    expect(isFlagged(field, 'Emas tua 750, mulus')).toBe(true);
    expect(isFlagged(field, 'Emas tua 750, mulus.')).toBe(false);
    expect(isFlagged(field, ' ')).toBe(false);
    const sent = { kode_group: 'TUA750', description: 'Emas tua' };
    expect(masterSchema(groupDescription).safeParse(sent).success).toBe(true);
  });
  test('is no matter to fields that say nothing about it', () =>
    expect(isFlagged({ kind: 'text', label: { id: 'F', en: 'F' } }, 'x')).toBe(false));
});
