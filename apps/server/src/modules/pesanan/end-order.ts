import type { DokumenType } from '@kadar/contract/dokumen.ts';
import type { batalPesananInput } from '@kadar/contract/endpoints/pesanan.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { placed, type StockPiece, stockMove } from '@kadar/domain/books/stock.ts';
import { barangLifecycle, pesananLifecycle } from '@kadar/domain/lifecycle.ts';
import { postBatalPesanan as journalLines } from '@kadar/domain/posting-order.ts';
import { inGrams } from '@kadar/domain/weight.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Spending, Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import {
  drawerSpending,
  keeperOf,
  postOne,
  type Rekening,
  rekeningsOf,
  settleOne,
} from '../dokumen/public.ts';
import { requireSamplesBack, samplesOut } from '../titip/public.ts';
import { customerRow } from './emas-pesanan.ts';
import { hangusOf, isOpen, type LinesOf, linesOf, moveOf, requireOrder } from './order.ts';

type Input = z.output<typeof batalPesananInput>;
type Kept = StockPiece & { pegang: string };
interface Ground {
  no_tunggu: string | null;
  no_serah: string | null;
  pesanan: LinesOf | null;
  barang: Kept[];
  rekenings: Rekening[];
  kode_gudang: string | null;
  contoh: string[] | null;
}

/** Pieces that wait for a pickup of the order, each with the document that keeps it. */
const waiting = (toko: string, no: string): Query<string> =>
  sql`select p.kode_barcode from pesanan p where p.kode_toko = ${toko} and p.no_induk = ${no} and p.status = 'JADI'`;

/** Gold that was handed to a craftsman for a line of the order that has no piece yet, until something of that job came back. */
const withCraftsman = (toko: string, no: string): Query<string | null> => sql`(
  select s.no_faktur from pesanan p join serah_pesanan_detail s on s.kode_toko = p.kode_toko and s.no_pesanan = p.no_pesanan
  join dokumen d on d.kode_toko = s.kode_toko and d.no_faktur = s.no_faktur and d.status = 'POSTED'
  where p.kode_toko = ${toko} and p.no_induk = ${no} and p.status = 'PESAN' and not exists (
    select 1 from dokumen r where r.asal_toko = s.kode_toko and r.asal_no = s.no_faktur and r.jenis = 'TERIMA_TUKANG' and r.status = 'POSTED')
  order by s.no_faktur limit 1)`;

/** What ends an order holds: the drawer, its deposit, and what it keeps beside its money. */
export const endingSpends = (toko: string, no_pesanan: string): Spending[] => [
  drawerSpending(toko),
  { what: 'TITIPAN', of: no_pesanan },
  { what: 'SIMPANAN', of: `${toko}/${no_pesanan}` },
];

/**
 * Ends an order or a pre-order (`of` its jenis) by `type`, whose deposit the caller holds with what it keeps (SIMPANAN): lines that are open end, pieces that were made go back to a tray, HOLD → READY, and the
 * money to the customer less what is forfeited, his gold as it is; what pickups left is paid back whole. Throws DATA_TIDAK_DITEMUKAN, PESANAN_SELESAI, DOKUMEN_DIIKUTI while
 * a sale of one of its pieces waits or one has gold of the customer in it, CONTOH_BELUM_KEMBALI, DATA_BERUBAH when it gives back another sum or other gold than was shown,
 * PILIHAN_TIDAK_SAH at a tray of no use, KAS_TIDAK_CUKUP, EMAS_MASIH_DI_TUKANG, PERLU_OTORISASI.
 */
export const endBy =
  (type: DokumenType, of: string) => (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
    const toko = oneToko(context);
    const { body, settings } = context;
    const { no_pesanan, kode_baki, no_rekening } = body;
    return postOne(context, tx, intent, {
      type,
      ground: sql`${keeperOf(toko, sql`array(${waiting(toko, no_pesanan)})`)} as no_tunggu, ${withCraftsman(toko, no_pesanan)} as no_serah,
      ${linesOf(toko, no_pesanan, of)} as pesanan, ${samplesOut(sql`${toko}`, sql`${no_pesanan}`)} as contoh, ${rekeningsOf(toko, sql`array[${no_rekening}]`)} as rekenings,
      (select coalesce(json_agg(json_build_object('kode_barcode', b.kode_barcode, 'berat', b.berat, 'murni', b.murni, 'hpp', b.hpp, 'kode_dept', b.kode_dept,
          'kode_group', b.kode_group, 'kadar', b.kadar, 'kode_gudang', b.kode_gudang, 'kode_baki', b.kode_baki, 'milik', b.milik,
          'pegang', kadar_titip_barang(b.kode_toko, b.kode_barcode)) order by b.kode_barcode), '[]')
        from barang b where b.kode_toko = ${toko} and b.status = 'HOLD' and b.kode_barcode in (${waiting(toko, no_pesanan)})) as barang,
      (select t.kode_gudang from baki t join gudang g using (kode_toko, kode_gudang)
       where t.kode_toko = ${toko} and t.kode_baki = ${kode_baki} and t.deleted_at is null and g.jenis in ('ETALASE', 'BRANKAS')) as kode_gudang`,
      amount: 'jumlah_rp',
      decide: ({ pesanan, barang, rekenings, kode_gudang, contoh, no_tunggu, no_serah }: Ground) => {
        const order = requireOrder(pesanan);
        if (no_tunggu) throw new AppError('DOKUMEN_DIIKUTI', { no_faktur: no_pesanan, pengikut: no_tunggu });
        if (no_serah) throw new AppError('EMAS_MASIH_DI_TUKANG', { no_serah });
        const { saldo, kode_customer, nama_customer, no_hp } = order;
        const lines = order.lines.filter(isOpen);
        const made = lines.find(({ no_emas }) => no_emas);
        if (made?.no_emas)
          throw new AppError('DOKUMEN_DIIKUTI', { no_faktur: no_pesanan, pengikut: made.no_emas });
        const emas = order.lines.filter((line) => line.emas > 0);
        const emas_mg = emas.reduce((sum, line) => sum + line.emas, 0);
        if (lines.length === 0 && saldo === 0 && emas_mg === 0)
          throw new AppError('PESANAN_SELESAI', { no_pesanan });
        requireSamplesBack(no_pesanan, { open: lines.length, ending: lines.length, out: contoh ?? [] });
        const hangus_rp = hangusOf(order, settings);
        const rp = saldo - hangus_rp;
        if (rp !== body.jumlah_rp || emas_mg !== body.emas) throw new AppError('DATA_BERUBAH');
        if (barang.length > 0 && !kode_gudang)
          throw fieldError('kode_baki', kode_baki === '' ? 'WAJIB_DIISI' : 'PILIHAN_TIDAK_SAH');
        const uraian = `${no_pesanan} ${nama_customer}`;
        const words = { kategori: 'KEMBALI_DP_PESANAN', kas: uraian };
        const paid = settleOne(rp, body, { rekenings, words }, 'OUT');
        return {
          head: {
            kode_customer,
            nama_customer,
            no_hp,
            keterangan: `${no_pesanan} ${body.keterangan}`.trim(),
            berat: emas_mg,
            total: rp,
            grand_total: rp,
            dibayar: rp,
            asal_toko: toko,
            asal_no: no_pesanan,
          },
          ...(emas.length > 0 && {
            lines: emas.map((line, at) => ({
              urut: at + 1,
              no_pesanan: line.no_pesanan,
              murni: line.emas,
            })),
          }),
          bayar: paid.bayar,
          books: {
            ...paid.books,
            titipan:
              saldo > 0 ? [{ no_titip: no_pesanan, jumlah_rp: -saldo, jenis: 'PESANAN' as const }] : [],
            massa: emas.map((line) => customerRow(line.no_pesanan, type.jenis, -line.emas)),
            stock: barang.map(({ pegang, ...piece }) =>
              placed(
                stockMove(piece, {
                  jenis: type.jenis,
                  dari_status: 'HOLD',
                  ke_status: barangLifecycle.next('HOLD', 'LEPAS'),
                  qty: 0,
                }),
                { kode_gudang: kode_gudang ?? '', kode_baki, pegang },
              ),
            ),
            pesanan: lines.map((line) =>
              moveOf(line, 'BATAL', {
                status: pesananLifecycle.next(line.status, 'BATAL'),
                kode_barcode: null,
              }),
            ),
            jurnal: journalLines({ saldoRp: saldo, hangusRp: hangus_rp, payments: paid.posted }),
          },
          uraian,
          reasons: context.mustAuthorise
            ? [
                {
                  kategori: 'KEMBALI DP PESANAN' as const,
                  notes: `${uraian}, ${formatRupiah(rp)} dikembalikan`,
                },
              ]
            : [],
          approves: rp,
          data: { jumlah_rp: rp, hangus_rp, emas: inGrams(emas_mg) },
        };
      },
    });
  };
