import type { MessageCode } from '@kadar/contract/errors.ts';
import type { OpnameHasil } from '@kadar/domain/opname.ts';

/** The buttons of a count, in the words of the specification. */
export const BUTTONS = {
  empty: 'OPNAME_KOSONGKAN',
  goOn: 'OPNAME_LANJUT',
  result: 'OPNAME_LIHAT_HASIL',
  print: 'OPNAME_PRINT',
  finish: 'OPNAME_TUTUP',
} as const satisfies Record<string, MessageCode>;

/** How a result is meant: well, worth a look, or wrong. */
export type Tone = 'good' | 'again' | 'bad';

export const toneOf = (hasil: OpnameHasil): Tone =>
  hasil === 'KETEMU' ? 'good' : hasil === 'GANDA' ? 'again' : 'bad';
