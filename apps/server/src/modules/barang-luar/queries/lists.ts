import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { listLuar, listPesananLuar, siapLuar } from '@kadar/contract/endpoints/barang-luar.ts';
import { ON_CHANNEL } from '@kadar/domain/marketplace.ts';
import { FOR_SALE } from '@kadar/domain/piece.ts';
import { anywhere, listed, only, sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { type PieceRow, pieceColumns, pieceJoins, toldPiece } from './pieces.ts';

/** So many at once; who looks for another one types its name. */
const SHOWN = 200;
const here = sql.raw(listed(ON_CHANNEL));

/** Pieces that could be put on a channel. */
export const siap = (
  call: Call<unknown, { kode_marketplace: string; q: string }>,
): Promise<DataOf<typeof siapLuar>> =>
  call.kadar.db.read(call.scope, async (tx) => {
    const toko = oneToko(call);
    const { kode_marketplace, q } = call.query;
    const rows = await tx.rows<PieceRow>(sql`
      select ${pieceColumns} from barang b ${pieceJoins}
      where b.kode_toko = ${toko} and b.status in ${sql.raw(listed(FOR_SALE))} and (b.kode_barcode ilike ${anywhere(q)} or b.nama_barang ilike ${anywhere(q)})
        and not exists (select from barang_luar l where l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode and l.kode_marketplace = ${kode_marketplace} and l.status in ${here})
      order by b.foto desc, b.kode_barcode desc limit ${SHOWN}`);
    return rows.map((row) => toldPiece(row, call.settings));
  });

interface Shown extends PieceRow {
  kode_marketplace: string;
  judul: string;
  ekspedisi: string;
  harga: number;
  harga_daftar: number;
  luar: 'DRAFT';
  no_pesanan_luar: string;
  kesalahan: string;
}

/** What is on channels, first what is to be done. */
export const luar = (call: Call<unknown, { kode_marketplace: string }>): Promise<DataOf<typeof listLuar>> =>
  call.kadar.db.read(call.scope, async (tx) => {
    const toko = oneToko(call);
    const rows = await tx.rows<Shown>(sql`
      select ${pieceColumns}, l.kode_marketplace, l.judul, l.ekspedisi, l.harga, l.harga_daftar, l.status as luar, l.no_pesanan_luar,
        coalesce((select k.kesalahan from luar_kirim k where k.kode_toko = l.kode_toko and k.kode_marketplace = l.kode_marketplace and k.kunci = l.kode_barcode
          order by k.id desc limit 1), '') as kesalahan
      from barang_luar l join barang b using (kode_toko, kode_barcode) ${pieceJoins}
      where l.kode_toko = ${toko} and l.status in ${here} and ${only(sql`l.kode_marketplace`, call.query.kode_marketplace || null)}
      order by l.kode_marketplace, l.kode_barcode`);
    return rows
      .map((row) => {
        const {
          kode_marketplace,
          judul,
          ekspedisi,
          harga,
          harga_daftar,
          luar: status,
          no_pesanan_luar,
          kesalahan,
        } = row;
        const told = toldPiece(row, call.settings);
        const tayang_lama =
          (status as string) === 'TAYANG' && told.harga_kini !== null && told.harga_kini !== harga_daftar;
        return {
          ...told,
          kode_marketplace,
          judul,
          ekspedisi,
          harga,
          harga_daftar,
          status,
          no_pesanan_luar,
          tayang_lama,
          kesalahan,
        };
      })
      .sort((one, other) => urgencyOf(other) - urgencyOf(one));
  });

const urgencyOf = ({ status, tayang_lama }: { status: string; tayang_lama: boolean }): number =>
  status === 'KEMBALI' ? 2 : Number(tayang_lama);

/** The last orders, those that wait first. */
export const pesanan = (call: Call): Promise<DataOf<typeof listPesananLuar>> =>
  call.kadar.db.read(call.scope, (tx) =>
    tx.rows(sql`
      select kode_marketplace, no_pesanan_luar, status, dibayar, batal_di_kanal, nama_customer, total, menjadi as no_faktur, kesalahan, kadar_iso(at) as at
      from pesanan_luar where kode_toko = ${oneToko(call)} order by (status = 'DIPESAN') desc, pesanan_luar.at desc limit ${SHOWN}`),
  );
