import type { Master } from '@kadar/contract/master.ts';
import { type Language, textIn } from '@kadar/contract/text.ts';
import { isPgError } from '../../platform/database/errors.ts';
import { AppError, type FieldProblem, fieldError } from '../../platform/errors.ts';
import type { MasterRecord } from './hooks.ts';

const labelOf = (master: Master, field: string, language: Language): string => {
  const declared = master.fields[field]?.label;
  return declared ? textIn(declared, language) : field;
};

/** The key is taken by another record. Throws DATA_DELETED when that one can be reactivated, else 422 at the key. */
export const refuseTaken = (
  master: Master,
  key: string,
  existing: MasterRecord | undefined,
  language: Language,
): void => {
  if (!existing) return;
  if (existing._deleted) throw new AppError('DATA_DELETED', { nilai: key });
  throw fieldError(master.key, 'DATA_SUDAH_ADA', {
    label: labelOf(master, master.key, language),
    nilai: key,
  });
};

/** The fields of a violated unique constraint of a master's table, as its table was made (master-tables.ts). */
const fieldsOfConstraint = (master: Master, constraint: string): readonly string[] => {
  if (constraint === `${master.table}_pkey`) return [master.key];
  if (constraint === 'one_head_office') return ['type'];
  const index = new RegExp(`^${master.table}_unique_(\\d+)$`).exec(constraint)?.[1];
  return master.unique[Number(index ?? 0) - 1] ?? [];
};

/** Runs a write of a record; a unique constraint that refuses it is said at the fields it is about. */
export const atItsFields = async <T>(
  master: Master,
  record: MasterRecord,
  language: Language,
  write: () => Promise<T>,
): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (!isPgError(error) || error.code !== '23505') throw error;
    const names = fieldsOfConstraint(master, error.constraint ?? '');
    if (names.length === 0) throw error;
    const problem: FieldProblem = {
      code: 'DATA_SUDAH_ADA',
      params: {
        label: names.map((name) => labelOf(master, name, language)).join(' + '),
        nilai: names.map((name) => String(record[name] ?? '')).join(' '),
      },
    };
    throw new AppError(
      'INPUT_TIDAK_SAH',
      {},
      { fields: Object.fromEntries(names.map((name) => [name, problem])), cause: error },
    );
  }
};
