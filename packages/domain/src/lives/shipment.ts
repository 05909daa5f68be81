import type { SharedLife } from './life.ts';

/** A line of a shipment: of the shop that sent it and of the one it goes to, which each move it by documents of their own. */
export const SHIPMENT = {
  book: 'kiriman',
  table: 'kiriman_baris',
  key: 'no_kirim',
  goes: 'shared',
  mover: 'kadar_kiriman_gerak',
  state: ['status', 'berat_terima', 'no_akhir', 'akhir_at'],
  sums: { sisa_qty: 'qty', sisa_berat: 'berat', sisa_murni: 'murni', sisa_hpp: 'hpp' },
  refused: 'DATA_BERUBAH',
} as const satisfies SharedLife;
