import { PREORDER } from '@kadar/contract/dokumen/pre-order.ts';
import type { preorderInput } from '@kadar/contract/endpoints/pre-order.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { postOne, type Rekening, rekeningsOf } from '../dokumen/public.ts';
import { depositOf, lowDeposit } from '../pesanan/public.ts';

type Input = z.output<typeof preorderInput>;
interface Ground {
  rekenings: Rekening[];
  member: { nama_customer: string; alamat_customer: string; no_hp: string } | null;
  /** Of the catalogue; mg and rupiah. */
  item: { kode_barang: string; nama_barang: string; berat: number; harga_jual: number } | null;
}

/**
 * Takes what a member asks for of the catalogue, up to its price there. Throws DATA_TIDAK_DITEMUKAN and TITIPAN_MELEBIHI_HARGA at their fields,
 * PESANAN_TANPA_DP, PEMBAYARAN_*, PERLU_OTORISASI for less than the least deposit.
 */
export const postPreorder = (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { body, settings } = context;
  const { kode_customer, kode_barang, qty, jumlah_rp, payments, keterangan } = body;
  return postOne(context, tx, intent, {
    type: PREORDER,
    ground: sql`${rekeningsOf(toko, sql`${payments.map(({ no_rekening }) => no_rekening)}::text[]`)} as rekenings,
      (select json_build_object('nama_customer', m.nama_customer, 'alamat_customer', m.alamat_customer, 'no_hp', m.no_hp)
       from member m where m.kode_customer = ${kode_customer} and m.deleted_at is null) as member,
      (select json_build_object('kode_barang', i.kode_barang, 'nama_barang', i.nama_barang, 'berat', i.berat, 'harga_jual', i.harga_jual)
       from item_katalog i where i.kode_barang = ${kode_barang} and i.deleted_at is null) as item`,
    decide: ({ rekenings, member, item }: Ground) => {
      if (!member) throw fieldError('kode_customer', 'DATA_TIDAK_DITEMUKAN');
      if (!item) throw fieldError('kode_barang', 'DATA_TIDAK_DITEMUKAN');
      const perkiraan = item.harga_jual * qty;
      if (jumlah_rp > perkiraan)
        throw fieldError('jumlah_rp', 'TITIPAN_MELEBIHI_HARGA', { hargaRp: perkiraan });
      const { nama_customer } = member;
      const { paid, head, books } = depositOf(jumlah_rp, payments, rekenings, {
        settings,
        nama: nama_customer,
        no_titip: null,
      });
      return {
        head: { kode_customer, ...member, keterangan, ...head },
        lines: [{ urut: 1, ...item, nama_barang: item.nama_barang.toUpperCase(), qty }],
        bayar: paid.bayar,
        books: {
          ...books,
          pesanan: Array.from({ length: qty }, (_, at) => ({
            no_pesanan: `/${at + 1}`,
            jenis: 'PESAN',
            kode_customer,
            versi: 0,
            dari: null,
            ke: { status: 'PESAN' as const, kode_barcode: null },
          })),
        },
        uraian: nama_customer,
        reasons: lowDeposit(context, { jumlah_rp, nama_customer, perkiraan }),
        approves: jumlah_rp,
        data: { jumlah_rp, kembali: paid.changeRp, perkiraan },
      };
    },
  });
};
