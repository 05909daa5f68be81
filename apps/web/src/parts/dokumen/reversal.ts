import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { gramToMg } from '@kadar/domain/weight.ts';

/** Everything that a reversal moves back (domain §3 Cancel). */
export interface Reversal {
  pieces: number;
  beratMg: number;
  /** Handed back from the drawer: the cash taken less the change given; negative where cash comes back into it. */
  cashRp: number;
  /** Taken out of a bank's book, one per payment; negative where money comes back into it. */
  nonCash: readonly { jenis: string; account: string; jumlahRp: number }[];
  /** Rupiah that the shop still owed and owes no more. */
  owedRp: number;
  /** Points that the member gets back. */
  pointsBack: number;
  /** Points earned that are taken away again. */
  pointsTaken: number;
}

type Moved = Pick<Dokumen, 'qty' | 'berat' | 'kembali' | 'payments' | 'head'>;

const headNumber = ({ head }: Moved, key: string): number =>
  Number(head.find((one) => one.key === key)?.value ?? 0);

const signed = ({ arah, jumlah_rp }: Dokumen['payments'][number]): number =>
  arah === 'M' ? jumlah_rp : -jumlah_rp;

export const reversalOf = (dok: Moved): Reversal => ({
  pieces: dok.qty,
  beratMg: gramToMg(dok.berat),
  cashRp:
    dok.payments.filter(({ jenis }) => jenis === 'CASH').reduce((sum, paid) => sum + signed(paid), 0) -
    dok.kembali,
  nonCash: dok.payments
    .filter(({ jenis }) => !['CASH', 'POIN', 'BELUM_BAYAR', 'UANG_MUKA'].includes(jenis))
    .map((paid) => ({
      jenis: paid.jenis,
      account: [paid.nama_bank, paid.no_rekening].filter(Boolean).join(' '),
      jumlahRp: signed(paid),
    })),
  owedRp: dok.payments
    .filter(({ jenis }) => jenis === 'BELUM_BAYAR')
    .reduce((sum, { jumlah_rp }) => sum + jumlah_rp, 0),
  // A purchase takes points: they come back with it.
  pointsBack: headNumber(dok, 'poin_pakai') + Math.max(0, -headNumber(dok, 'poin_dapat')),
  pointsTaken: Math.max(0, headNumber(dok, 'poin_dapat')),
});
