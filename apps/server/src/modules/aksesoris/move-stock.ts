import { AMBIL_AKSESORIS, TAMBAH_AKSESORIS } from '@kadar/contract/dokumen/aksesoris.ts';
import type { ambilAksesorisInput, tambahAksesorisInput } from '@kadar/contract/endpoints/aksesoris-input.ts';
import { SEBAB_AKSESORIS_WORDS, type SebabAksesoris } from '@kadar/contract/sebab-aksesoris.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { accessoryRow, postAmbilAksesoris, postTambahAksesoris } from '@kadar/domain/accessories.ts';
import { cashOut } from '@kadar/domain/books.ts';
import { type Counted, takeCounted } from '@kadar/domain/bulk.ts';
import { addDays } from '@kadar/domain/dates.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { atField, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { type Accessory, accessoriesOf } from '../barang/public.ts';
import { oneKind, postOne, type Rekening, rekeningsOf } from '../dokumen/public.ts';
import { debtRow, payOut } from '../hutang-supplier/public.ts';

type Added = z.output<typeof tambahAksesorisInput>;
type Taken = z.output<typeof ambilAksesorisInput>;

const barcodesOf = ({ lines }: Pick<Added | Taken, 'lines'>): string[] =>
  lines.map(({ kode_barcode }) => kode_barcode);
const stockOf = (toko: string, input: Added | Taken) => sql`
  (select coalesce(json_agg(x), '[]') from (${accessoriesOf(toko, sql`${barcodesOf(input)}::text[]`)}) x) as ada`;

/** The accessory of a line. Throws 422 at its barcode where there is none. */
const known = (ada: readonly Accessory[], kode_barcode: string, at: number): Accessory => {
  const found = ada.find((one) => one.kode_barcode === kode_barcode);
  if (!found) throw fieldError(`lines.${at}.kode_barcode`, 'BARCODE_TIDAK_DIKENAL', { kode_barcode });
  return found;
};
const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

interface BuyGround {
  ada: Accessory[];
  tgl_system: string;
  supplier: { nama_supplier: string; tempo_hari: number } | null;
  /** The document that has this nota of the supplier already. */
  sama: string | null;
  rekenings: Rekening[];
}

export const tambahKind = (context: Context<unknown, unknown, Added>) => {
  const { body, settings } = context;
  const { cara, no_rekening, kode_supplier, no_nota_supplier, keterangan } = body;
  const toko = oneToko(context);
  return oneKind({
    type: TAMBAH_AKSESORIS,
    ground: sql`${stockOf(toko, body)},
      (select json_build_object('nama_supplier', nama_supplier, 'tempo_hari', coalesce(tempo_hari, 0)) from supplier_barang
       where kode_supplier = ${kode_supplier} and deleted_at is null) as supplier,
      case when ${no_nota_supplier} <> '' then kadar_nota_supplier(${kode_supplier}, ${no_nota_supplier}, date_part('year', h.tgl_system)::int) end as sama,
      ${rekeningsOf(toko, sql`${no_rekening ? [no_rekening] : []}::text[]`)} as rekenings`,
    amount: 'cara',
    decide: ({ ada, tgl_system, supplier, sama, rekenings }: BuyGround) => {
      if (kode_supplier && !supplier) throw fieldError('kode_supplier', 'DATA_TIDAK_DITEMUKAN');
      if (sama)
        throw fieldError('no_nota_supplier', 'NOTA_SUPPLIER_SUDAH_ADA', {
          no_nota_supplier,
          no_faktur: sama,
        });
      const lines = body.lines.map(({ kode_barcode, qty, harga }, at) => {
        const { nama_barang } = known(ada, kode_barcode, at);
        return {
          urut: at + 1,
          kode_barcode,
          nama_barang,
          qty,
          harga,
          hpp: qty * harga,
          sebab: '',
          kurang: 0,
        };
      });
      const rp = sum(lines, ({ hpp }) => hpp);
      const nama = supplier ? `${kode_supplier} ${supplier.nama_supplier}` : '';
      const owed = cara === 'KREDIT';
      const jenis = cara === 'TUNAI' ? 'CASH' : 'TRANSFER';
      const paid =
        owed || rp === 0
          ? null
          : payOut(
              rp,
              { payments: [{ jenis, jumlah_rp: rp, no_rekening, biaya: 0 }] },
              { rekenings, jenis: TAMBAH_AKSESORIS.jenis, nama: nama || 'AKSESORIS' },
            );
      const paidRp = paid ? rp : 0;
      const tunai = cashOut({ kas: paid?.books.kas ?? [] });
      return {
        head: {
          nama_customer: nama,
          keterangan,
          qty: sum(lines, ({ qty }) => qty),
          total: paidRp,
          grand_total: paidRp,
          dibayar: paidRp,
        },
        lines,
        ...(owed && {
          beside: {
            terima_nota_detail: [
              {
                urut: 1,
                kode_supplier,
                no_nota_supplier,
                tgl_nota: tgl_system,
                sistem: 'TETAP',
                tempo: addDays(tgl_system, supplier?.tempo_hari ?? 0),
              },
            ],
          },
        }),
        bayar: paid?.bayar ?? [],
        books: {
          ...paid?.books,
          massa: lines.map(({ kode_barcode, qty, hpp }) =>
            accessoryRow(kode_barcode, TAMBAH_AKSESORIS.jenis, { qty, hppRp: hpp }),
          ),
          ...(owed && rp > 0 && { pihak: [{ ...debtRow(kode_supplier, '', { rp }), no_asal: null }] }),
          jurnal: postTambahAksesoris({ rp, payments: paid?.posted ?? [] }),
        },
        uraian: [nama, no_nota_supplier, keterangan].filter(Boolean).join(' '),
        reasons:
          tunai > settings.LIMIT_KAS_KELUAR_OTORISASI
            ? [{ kategori: 'KAS KELUAR' as const, notes: `Aksesoris ${nama} ${formatRupiah(tunai)}` }]
            : [],
        approves: rp,
        data: { qty: sum(lines, ({ qty }) => qty), nilai_rp: rp },
      };
    },
  });
};

/** A line of what is taken; `kurang` are those that a day used and were not there. */
export const takenLine = (
  { kode_barcode, nama_barang }: Pick<Accessory, 'kode_barcode' | 'nama_barang'>,
  { qty, hppRp }: Counted,
  { urut, sebab, kurang = 0 }: { urut: number; sebab: SebabAksesoris; kurang?: number },
) => ({ urut, kode_barcode, nama_barang, qty, harga: 0, hpp: hppRp, sebab, kurang });

/** What taking them writes. */
export const booksOfTaking = (lines: readonly ReturnType<typeof takenLine>[], sebab: SebabAksesoris) => ({
  massa: lines
    .filter(({ qty }) => qty > 0)
    .map(({ kode_barcode, qty, hpp }) =>
      accessoryRow(kode_barcode, AMBIL_AKSESORIS.jenis, { qty: -qty, hppRp: -hpp }),
    ),
  jurnal: postAmbilAksesoris({ rp: sum(lines, ({ hpp }) => hpp), dipasang: sebab === 'PASANG' }),
});

export const ambilKind = (context: Context<unknown, unknown, Taken>) => {
  const { sebab, keterangan, lines: asked } = context.body;
  return oneKind({
    type: AMBIL_AKSESORIS,
    ground: stockOf(oneToko(context), context.body),
    decide: ({ ada }: { ada: Accessory[] }) => {
      const lines = asked.map(({ kode_barcode, qty }, at) => {
        const there = known(ada, kode_barcode, at);
        return takenLine(
          there,
          atField(`lines.${at}.qty`, () => takeCounted(there, qty)),
          { urut: at + 1, sebab },
        );
      });
      const words = [SEBAB_AKSESORIS_WORDS[sebab].id.toUpperCase(), keterangan].filter(Boolean).join(' · ');
      const total = sum(lines, ({ qty }) => qty);
      return {
        head: { keterangan: words, qty: total },
        lines,
        bayar: [],
        books: booksOfTaking(lines, sebab),
        uraian: words,
        data: { qty: total },
      };
    },
  });
};

/** Buys accessories. Throws 422 at what nobody knows, what payOut() and postOne() refuse; cash above its limit asks for an approval. */
export const tambah = (context: Context<unknown, unknown, Added>, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, tambahKind(context));

/** Takes accessories. Throws STOCK_TIDAK_TERSEDIA at the number where there are not so many, what postOne() refuses. */
export const ambil = (context: Context<unknown, unknown, Taken>, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, ambilKind(context));
