import type { ServiceState } from '../lifecycle.ts';
import type { Rupiah } from '../money.ts';
import type { Mg } from '../weight.ts';
import { book, goodsOf, type Stored } from './book.ts';

/** Where a piece in service stands, as its columns say it; weights in mg. */
export interface ServiceKeadaan {
  status: Exclude<ServiceState, 'PROSES' | 'MENUNGGU_SETUJU'>;
  /** As it was last weighed. */
  berat: Mg;
  /** Its work, in rupiah with its tax. */
  jasa_rp: Rupiah;
  /** Gold that was added: weight, fine gold, price with its tax, and cost. */
  tambah_mg: Mg;
  tambah_murni: Mg;
  tambah_rp: Rupiah;
  tambah_hpp: Rupiah;
}

/** A piece in service that moves. */
export interface ServiceRow {
  /** '/1' for the first piece of this document, which takes it in now. */
  no_service: string;
  jenis: string;
  kode_customer: string;
  /** The version it was judged at. */
  versi: number;
  /** Gold of the shop in pieces of customers: more of it (or, negative, less). */
  murni: Mg;
  hpp: Rupiah;
  dari: ServiceKeadaan | null;
  ke: ServiceKeadaan;
}

/** The columns of its state, as its table and its movements have them. */
export const SERVICE_STATE = {
  status: 'text',
  berat: 'bigint',
  jasa_rp: 'bigint',
  tambah_mg: 'bigint',
  tambah_murni: 'bigint',
  tambah_rp: 'bigint',
  tambah_hpp: 'bigint',
} as const satisfies Record<keyof ServiceKeadaan, Stored>;

export const SERVICE = book<ServiceRow>()({
  table: 'service_gerak',
  number: 'no_faktur',
  stamps: ['at', 'user_id'],
  columns: {
    no_service: { as: 'text', own: 'part' },
    jenis: { as: 'text' },
    murni: { as: 'bigint', signed: true },
    hpp: { as: 'bigint', signed: true },
    dari: { as: 'jsonb' },
    ke: { as: 'jsonb' },
  },
  since: 10,
  back: ({ jenis, dari, ke }) => ({
    jenis: `BATAL_${jenis}`,
    dari: ke,
    ke: dari ?? { ...ke, status: 'BATAL' },
  }),
  agrees: [{ roles: ['PERSEDIAAN_SERVICE'], of: goodsOf }],
  undone: { by: 'no_service', sums: ['murni', 'hpp'] },
});
