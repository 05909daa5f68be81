import type { DK, FineGoldLine, JournalLine } from '../posting.ts';
import { book } from './book.ts';

const otherSide = ({ dk }: { dk: DK }): { dk: DK } => ({ dk: dk === 'D' ? 'K' : 'D' });

/** A row of the door says its side and amount; its table has two columns for them. */
export const JURNAL = book<JournalLine>()({
  table: 'jurnal',
  number: 'no_jurnal',
  stamps: [],
  columns: {
    trx: { as: 'text' },
    type: { as: 'text' },
    nomor_akun: { as: 'text' },
    role: { as: 'text' },
    keterangan: { as: 'text' },
    debet: { as: 'bigint' },
    kredit: { as: 'bigint' },
  },
  since: 1,
  back: otherSide,
  undone: { by: 'nomor_akun', sums: ['debet - kredit'] },
});

/** The same in fine gold. */
export const EMAS = book<FineGoldLine>()({
  table: 'jurnal_emas',
  number: 'no_jurnal',
  stamps: [],
  columns: { tempat: { as: 'text' }, debet: { as: 'bigint' }, kredit: { as: 'bigint' } },
  since: 1,
  back: otherSide,
  undone: { by: 'tempat', sums: ['debet - kredit'] },
});
