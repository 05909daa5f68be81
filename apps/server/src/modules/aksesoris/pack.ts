import { AMBIL_AKSESORIS } from '@kadar/contract/dokumen/aksesoris.ts';
import { booksOf } from '@kadar/domain/books.ts';
import { takeCounted } from '@kadar/domain/bulk.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { oneToko } from '../../platform/http/call.ts';
import { type Accessory, accessoriesOf } from '../barang/public.ts';
import { groundOf, type Posting, postDokumen } from '../dokumen/public.ts';
import { booksOfTaking, takenLine } from './move-stock.ts';

const NONE = { qty: 0, hppRp: 0 };

/**
 * Boxes that went with what a day sold, by its types: one document a kind (modules-2 §6). What there was not is said in its line, where the attention
 * list finds it; no sale was refused for it. The caller holds the day exclusively. Two round trips, one more where something was sold in a box.
 */
export const packSold = async (context: Context, tx: Tx, tanggal: string): Promise<void> => {
  const toko = oneToko(context);
  const { session, ip } = context;
  const { mapping } = await tx.one(groundOf<object>(AMBIL_AKSESORIS, toko, undefined, sql`1 as satu`));
  const used = await tx.rows<Accessory & { perlu: number }>(sql`
    with n as materialized (
      select a.kode_barcode as kemasan, count(*)::int as perlu
      from dokumen d join penjualan_detail l on l.kode_toko = d.kode_toko and l.no_faktur = d.no_faktur
      join aksesoris a on l.kode_dept = any(a.kemasan) and a.deleted_at is null
      where d.kode_toko = ${toko} and d.jenis = 'PENJUALAN' and d.tanggal = ${tanggal}::date and d.status = 'POSTED' and l.kunci is null group by 1)
    select x.*, n.perlu from n join (${accessoriesOf(toko, sql`array(select kemasan from n)`)}) x on x.kode_barcode = n.kemasan order by x.kode_barcode`);
  const postings = used.map(({ perlu, ...box }): Posting => {
    const qty = Math.min(perlu, box.qty);
    const kurang = perlu - qty;
    const lines = [
      takenLine(box, qty > 0 ? takeCounted(box, qty) : NONE, { urut: 1, sebab: 'KEMASAN', kurang }),
    ];
    const keterangan = ['KEMASAN TERJUAL', kurang > 0 && `KURANG ${kurang}`].filter(Boolean).join(' · ');
    return {
      type: AMBIL_AKSESORIS,
      signed: { user: session.user_id, ip },
      head: { qty, keterangan },
      lines,
      bayar: [],
      books: booksOf(booksOfTaking(lines, 'KEMASAN')),
      mapping,
      uraian: keterangan,
      audit: { kode_barcode: box.kode_barcode, qty, kurang },
      answer: { data: { no_faktur: '' }, message: '' },
    };
  });
  if (postings.length > 0) await postDokumen(tx, { toko, tanggal }, postings);
};
