import { TAMBAH_BARANG } from '@kadar/contract/dokumen/tambah-barang.ts';
import { TERIMA_SUPPLIER } from '@kadar/contract/dokumen/terima-supplier.ts';
import type { PieceRow } from '@kadar/demo-data/rows.ts';
import { booksOf } from '@kadar/domain/books.ts';
import { postTerimaSupplier } from '@kadar/domain/posting.ts';
import { fineGold, gramToMg } from '@kadar/domain/weight.ts';
import { additionOf } from '../modules/barang/public.ts';
import { groundOf, type Posting, postDokumen } from '../modules/dokumen/public.ts';
import { batchRow } from '../modules/terima-supplier/public.ts';
import type { Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';

const KIRIMAN = 'KIRIMAN SUPPLIER';

/** A delivery: received from the supplier and tagged in one go, a document for each of both steps; the number of the second. */
export const seedPieces = async (
  tx: Tx,
  { toko, tanggal, user }: { toko: string; tanggal: string; user: string },
  pieces: readonly PieceRow[],
): Promise<string | undefined> => {
  if (pieces.length === 0) return undefined;
  const rows = pieces.map(inMg);
  const signed = { user, ip: '127.0.0.1' };
  const { mapping } = await tx.one(groundOf(TERIMA_SUPPLIER, toko, undefined, sql`1 as satu`));
  const batches = [...Map.groupBy(rows, ({ kadar }) => kadar).values()].map((same, at) =>
    batchOf(same, at + 1),
  );
  const total = (of: (batch: (typeof batches)[number]) => number) =>
    batches.reduce((sum, one) => sum + of(one), 0);
  const supplier = await tx.maybe<{ kode_supplier: string; nama_supplier: string }>(
    sql`select kode_supplier, nama_supplier from supplier_barang where deleted_at is null order by kode_supplier limit 1`,
  );
  const kode = supplier?.kode_supplier ?? '-';
  const hutang = total(({ line }) => line.hutang_rp);
  const delivery: Posting = {
    type: TERIMA_SUPPLIER,
    signed,
    head: {
      nama_customer: [kode, supplier?.nama_supplier].filter(Boolean).join(' '),
      qty: rows.length,
      berat: total(({ line }) => line.berat),
      keterangan: KIRIMAN,
    },
    lines: batches.map(({ line }) => line),
    beside: {
      terima_nota_detail: [{ urut: 1, kode_supplier: kode, tgl_nota: tanggal, sistem: 'TETAP' }],
    },
    books: booksOf({
      massa: batches.map(({ massa }) => massa),
      pihak: [{ pihak: 'SUPPLIER', kode, no_asal: null, rp: hutang, emas_mg: 0, emas_rp: 0, muka_rp: 0 }],
      jurnal: postTerimaSupplier(hutang),
      emas: [
        { role: 'PERSEDIAAN_BELUM_TAG', dk: 'D', mg: total(({ line }) => line.murni) },
        { role: 'SUPPLIER', dk: 'K', mg: total(({ line }) => line.murni) },
      ],
    }),
    mapping,
    uraian: KIRIMAN,
    audit: { qty: rows.length },
    answer: { data: {}, message: '' },
  };
  const place = { toko, tanggal };
  const [received] = await postDokumen(tx, place, [delivery]);
  const no = received?.no ?? '';
  const urut = new Map(batches.map(({ line }) => [line.kadar, line.urut]));
  const tags = rows.map((row) => ({ ...row, batch: `${no}/${urut.get(row.kadar)}` }));
  return tagPieces(tx, { ...place, user }, tags, no);
};

/** A piece that comes in: weights in mg, and its fine gold. */
export type PieceInMg = PieceRow & { murni: number };

/** The same in mg. */
export const inMg = (piece: PieceRow): PieceInMg => ({
  ...piece,
  berat: gramToMg(piece.berat),
  berat_asli: gramToMg(piece.berat_asli),
  berat_bandrol: gramToMg(piece.berat_bandrol),
  murni: fineGold(gramToMg(piece.berat_asli), Math.round(piece.kadar_murni * 1000)),
});

/** What a piece in consignment says of its supplier. */
interface Consigned {
  milik: 'SUPPLIER';
  no_terima: string;
  kode_supplier: string;
  harga_titip: number;
}

/** Pieces of one delivery, each out of its batch, by one document; its number. */
export const tagPieces = async (
  tx: Tx,
  { toko, tanggal, user }: { toko: string; tanggal: string; user: string },
  pieces: readonly (PieceInMg & { batch: string } & Partial<Consigned>)[],
  no: string,
): Promise<string | undefined> => {
  await tx.execute(sql`
    insert into barang (kode_toko, kode_barcode, kode_intern, nama_barang, size, kode_dept, kode_group, kadar, kadar_murni, berat, berat_asli, berat_bandrol,
      murni, kode_gudang, kode_baki, harga_atribut, atribut, hpp, ada_faktur_pajak, milik, no_terima, kode_supplier, harga_titip, status, created_by)
    select ${toko}, kode_barcode, kode_intern, nama_barang, size, kode_dept, kode_group, kadar, kadar_murni, berat, berat_asli, berat_bandrol,
      murni, kode_gudang, kode_baki, harga_atribut, atribut, hpp, ada_faktur_pajak, milik, no_terima, kode_supplier, harga_titip, 'READY', ${user}
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as r(kode_barcode text, kode_intern text, nama_barang text, size text, kode_dept text, kode_group text,
      kadar numeric, kadar_murni numeric, berat bigint, berat_asli bigint, berat_bandrol bigint, murni bigint, kode_gudang text, kode_baki text, harga_atribut bigint,
      atribut jsonb, hpp bigint, ada_faktur_pajak boolean, milik text, no_terima text, kode_supplier text, harga_titip bigint)`);
  const { mapping } = await tx.one(groundOf(TAMBAH_BARANG, toko, undefined, sql`1 as satu`));
  const [added] = await postDokumen(tx, { toko, tanggal }, [
    additionOf(pieces, {
      signed: { user, ip: '127.0.0.1' },
      mapping,
      uraian: 'TAMBAH BARANG',
      asal: { asal_toko: toko, asal_no: no, asal_urut: null },
    }),
  ]);
  return added?.no;
};

/** Pieces of one purity as a line of the delivery that brought them; weights in mg. */
const batchOf = (pieces: readonly PieceInMg[], urut: number) => {
  const of = (key: 'berat_asli' | 'murni' | 'hpp') => pieces.reduce((sum, piece) => sum + piece[key], 0);
  const [berat, murni, hpp] = [of('berat_asli'), of('murni'), of('hpp')];
  const [first] = pieces;
  if (!first) throw new Error('a line of no pieces');
  const { kadar, kadar_murni, kode_dept, kode_group } = first;
  const line = {
    urut,
    kadar,
    kadar_murni,
    kode_dept,
    kode_group,
    qty: pieces.length,
    berat_nota: berat,
    berat,
    dasar_bayar: 'NOTA',
    murni,
    harga_per_g: Math.round((hpp * 1000) / berat),
    kadar_tukar: null,
    harga_acuan: null,
    ongkos_jenis: 'PER_GRAM',
    ongkos: 0,
    dpp: hpp,
    ppn: 0,
    pph22: 0,
    hutang_rp: hpp,
    hutang_mg: 0,
    hpp,
  };
  return { line, massa: batchRow(urut, line, { berat, murni, hpp }) };
};
