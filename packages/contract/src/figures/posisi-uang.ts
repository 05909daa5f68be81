import type { PosisiUang } from '../endpoints/posisi-uang.ts';
import type { Figure, Target } from './figure.ts';

type Row = PosisiUang['baris'][number];

const all = (target: Target, { saldo, masuk, keluar }: Row) => ({
  saldo: { ...target, name: 'saldo_akhir', value: saldo },
  masuk: { ...target, name: 'masuk', value: masuk },
  keluar: { ...target, name: 'keluar', value: keluar },
});

/** What the figures of a place are made of; what came to or left a waiting place has no page of its own. */
export const moneyFigures = (
  row: Row,
  tanggal: string,
): Partial<Record<'saldo' | 'masuk' | 'keluar', Figure>> => {
  const { kode_toko: toko, tempat, no_rekening, saldo, tertua } = row;
  const today = [tanggal, tanggal] as const;
  switch (tempat) {
    case 'KAS':
      return all({ to: '/laporan-keuangan-cash-global', toko, days: today }, row);
    case 'BANK':
      return all({ to: '/buku-bank', toko, days: today, query: { no_rekening } }, row);
    case 'GESEK':
      return {
        saldo: { to: '/laporan-belum-cair', toko, query: { tanggal }, name: 'jumlah_rp', value: saldo },
      };
    case 'JALAN':
      return {
        saldo: {
          to: '/laporan-kirim-uang',
          toko,
          days: [tertua ?? tanggal, tanggal],
          query: { kode_toko: toko, status: 'SENT', arah: 'KIRIM' },
          name: 'jumlah_rp',
          value: saldo,
        },
      };
  }
};
