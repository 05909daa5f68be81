import { zodResolver } from '@hookform/resolvers/zod';
import { fieldsSchema } from '@kadar/contract/field-schemas.ts';
import { expect, test } from 'vitest';
import { fieldOf, firstProblem } from './problems.ts';

const label = { id: 'X', en: 'X' };

test('a refusal inside a list belongs to the list', () => {
  expect(['nama', 'detail_group.0', 'harga.2.sampai'].map(fieldOf)).toEqual([
    'nama',
    'detail_group',
    'harga',
  ]);
});

test('the problem of a field is itself, that of a list the first one in it', () => {
  const wrong = { type: 'server', message: 'PILIHAN_TIDAK_SAH' };
  expect(firstProblem(wrong)).toBe(wrong);
  expect(firstProblem([undefined, wrong, { type: 'server', message: 'LAIN' }])).toBe(wrong);
  expect(firstProblem([undefined, { sampai: wrong }])).toBe(wrong);
  expect(firstProblem({ ...wrong, ref: { focus: () => undefined } })).toMatchObject(wrong);
  expect(firstProblem(undefined)).toBeUndefined();
  expect(firstProblem([])).toBeUndefined();
});

test('what the schema says inside rows is found where the form keeps it', async () => {
  const fields = {
    harga: { kind: 'rows', label, fields: { sampai: { kind: 'integer', label, required: true } } },
  } as const;
  const resolve = zodResolver(fieldsSchema(fields), undefined, { raw: true });
  const { errors } = await resolve({ harga: [{ sampai: 1 }, { sampai: 'x' }] }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(typeof firstProblem(errors.harga)?.message).toBe('string');
});
