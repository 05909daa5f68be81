import { GRADE_BATU, GRADES_BATU } from '@kadar/contract/batu.ts';
import type { addBarangInput } from '@kadar/contract/endpoints/barang-input.ts';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';

type Atribut = z.output<typeof addBarangInput>['atribut'][number];

/** The lists that a stone names, with the column of their code. */
const LISTS = [
  ...GRADES_BATU.map((name) => ({ name, table: GRADE_BATU[name].replace('-', '_'), key: name })),
  { name: 'supplier_berlian', table: 'supplier_berlian', key: 'kode_supplier' },
] as const;

/** Throws DATA_TIDAK_DITEMUKAN at the first grade or supplier of a stone that its list does not have; pieces without stones ask nothing. */
export const requireGrades = async (tx: Tx, atribut: readonly Atribut[]): Promise<void> => {
  const asked = atribut.flatMap((one, at) =>
    LISTS.flatMap(({ name, table, key }) => {
      const code = one[name];
      return code ? [{ field: `atribut.${at}.${name}`, table, key, code }] : [];
    }),
  );
  if (asked.length === 0) return;
  const known = await tx.one<{ ada: boolean[] }>(
    sql`select array[${sql.join(
      asked.map(
        ({ table, key, code }) =>
          sql`exists (select from ${sql.raw(table)} where ${sql.raw(key)} = ${code} and deleted_at is null)`,
      ),
      sql`, `,
    )}] as ada`,
  );
  const missing = asked.find((_, at) => !known.ada[at]);
  if (missing) throw fieldError(missing.field, 'DATA_TIDAK_DITEMUKAN');
};
