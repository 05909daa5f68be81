import { TITIP_KEMBALI } from '@kadar/contract/dokumen/titip.ts';
import type { kembaliInput } from '@kadar/contract/endpoints/titip.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { placed, stockMove } from '@kadar/domain/books/stock.ts';
import { barangLifecycle } from '@kadar/domain/lifecycle.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { postKembaliTitip as journalLines } from '@kadar/domain/posting.ts';
import { keptOf } from '@kadar/domain/titip.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { keeperOf, postOne, type Rekening, rekeningsOf, settleOne } from '../../dokumen/public.ts';
import { type OpenTitip, requireOpen, titipOf } from '../open-titip.ts';

type Input = z.output<typeof kembaliInput>;
interface Ground {
  no_tunggu: string | null;
  titip: OpenTitip | null;
  rekenings: Rekening[];
  kode_gudang: string | null;
}

/** What is kept of a deposit that is given up; nothing of what a pickup left. */
export const hangusOf = (
  { saldo, qty }: { saldo: number; qty: number },
  { TITIPAN_HANGUS_PERSEN, PEMBULATAN }: Pick<Context['settings'], 'TITIPAN_HANGUS_PERSEN' | 'PEMBULATAN'>,
): number => (qty === 0 ? 0 : keptOf(saldo, toMilli(TITIPAN_HANGUS_PERSEN), PEMBULATAN));

/**
 * Ends a deposit, which the caller holds with what it keeps (SIMPANAN): pieces that are still kept go back to a tray, HOLD → READY, and the money to the customer less
 * what is forfeited. Throws DATA_TIDAK_DITEMUKAN, TITIPAN_SELESAI, DOKUMEN_DIIKUTI while
 * a sale of one of its pieces waits, DATA_BERUBAH when it pays another sum than was shown,
 * PILIHAN_TIDAK_SAH at a tray of no use, KAS_TIDAK_CUKUP, PERLU_OTORISASI.
 */
export const postKembali = (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { body, settings } = context;
  const { no_titip, kode_baki, no_rekening } = body;
  return postOne(context, tx, intent, {
    type: TITIP_KEMBALI,
    ground: sql`${keeperOf(toko, sql`array(select kode_barcode from titip_detail where kode_toko = ${toko} and no_faktur = ${no_titip})`)} as no_tunggu,
      ${titipOf(toko, no_titip)} as titip, ${rekeningsOf(toko, sql`array[${no_rekening}]`)} as rekenings,
      (select t.kode_gudang from baki t join gudang g using (kode_toko, kode_gudang)
       where t.kode_toko = ${toko} and t.kode_baki = ${kode_baki} and t.deleted_at is null and g.jenis in ('ETALASE', 'BRANKAS')) as kode_gudang`,
    amount: 'jumlah_rp',
    decide: ({ titip, rekenings, kode_gudang, no_tunggu }: Ground) => {
      if (no_tunggu) throw new AppError('DOKUMEN_DIIKUTI', { no_faktur: no_titip, pengikut: no_tunggu });
      const open = requireOpen(titip, no_titip);
      const { saldo, barang, kode_customer, nama_customer, no_hp } = open;
      const hangus_rp = hangusOf({ saldo, qty: barang.length }, settings);
      const rp = saldo - hangus_rp;
      if (rp !== body.jumlah_rp) throw new AppError('DATA_BERUBAH');
      if (barang.length > 0) {
        if (!kode_gudang)
          throw fieldError('kode_baki', kode_baki === '' ? 'WAJIB_DIISI' : 'PILIHAN_TIDAK_SAH');
      }
      const uraian = `${no_titip} ${nama_customer}`;
      const words = { kategori: 'KEMBALI_TITIPAN', kas: uraian };
      const paid = settleOne(rp, body, { rekenings, words }, 'OUT');
      return {
        head: {
          kode_customer,
          nama_customer,
          no_hp,
          keterangan: `${no_titip} ${body.keterangan}`.trim(),
          total: rp,
          grand_total: rp,
          dibayar: rp,
          asal_toko: toko,
          asal_no: no_titip,
        },
        bayar: paid.bayar,
        books: {
          ...paid.books,
          titipan: saldo > 0 ? [{ no_titip, jumlah_rp: -saldo }] : [],
          stock: barang.map((piece) =>
            placed(
              stockMove(piece, {
                jenis: 'TITIP_KEMBALI',
                dari_status: 'HOLD',
                ke_status: barangLifecycle.next('HOLD', 'LEPAS'),
                qty: 0,
              }),
              { kode_gudang: kode_gudang ?? '', kode_baki, pegang: no_titip },
            ),
          ),
          jurnal: journalLines({ saldoRp: saldo, hangusRp: hangus_rp, payments: paid.posted }),
        },
        uraian,
        reasons: context.mustAuthorise
          ? [{ kategori: 'KEMBALI TITIPAN', notes: `${uraian}, ${formatRupiah(rp)} dikembalikan` }]
          : [],
        approves: rp,
        data: { jumlah_rp: rp, hangus_rp },
      };
    },
  });
};
