import { barangLifecycle } from '@kadar/domain/lifecycle.ts';
import { type LuarState, luarLifecycle, type PesananKanal } from '@kadar/domain/marketplace.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** An order of a channel, whoever told it; rupiah, taxes in it. */
export interface Pesanan {
  no: string;
  state: PesananKanal;
  /** When the channel changed it last. */
  berubah_at: string;
  nama: string;
  lines: readonly { kode_barcode: string; harga: number | null }[];
}

type Status = 'DIPESAN' | 'HABIS' | 'BATAL' | 'TERJUAL';

interface Piece {
  kode_toko: string;
  kode_barcode: string;
  status: string;
  luar: LuarState;
  no_pesanan_luar: string;
  harga: number;
}

interface Stored {
  kode_toko: string;
  status: Status;
  /** What came now is older than what is known. */
  lama: boolean;
}

/** Its pieces, held in the order of their barcodes as a till holds them: of an order and a sale one is first. */
const holdPieces = async (tx: Tx, kanal: string, { lines }: Pesanan): Promise<Piece[]> => {
  const barcodes = lines.map(({ kode_barcode }) => kode_barcode);
  const shown = sql`from barang b join barang_luar l using (kode_toko, kode_barcode)
    where l.kode_marketplace = ${kanal} and b.kode_barcode = any(${barcodes}::text[])`;
  await tx.rows(sql`select 1 ${shown} order by b.kode_barcode, b.kode_toko for update of b`);
  return tx.rows<Piece>(sql`
    select l.kode_toko, l.kode_barcode, b.status, l.status as luar, l.no_pesanan_luar, l.harga ${shown} order by l.kode_barcode, l.kode_toko`);
};

const isFree = ({ status, luar }: Piece): boolean =>
  barangLifecycle.can(status as 'READY', 'PESAN') && luarLifecycle.can(luar, 'PESAN');

/** Keeps the pieces for the order; other channels show them no longer. */
const reserve = async (tx: Tx, kanal: string, toko: string, no: string, barcodes: readonly string[]) => {
  await tx.execute(sql`
    with l as (
      update barang_luar set status = 'DIPESAN', no_pesanan_luar = ${no}, diubah_at = now()
      where kode_toko = ${toko} and kode_marketplace = ${kanal} and kode_barcode = any(${barcodes}::text[])
    ), turun as (
      update barang_luar set status = 'TURUN', diubah_at = now()
      where kode_toko = ${toko} and kode_marketplace <> ${kanal} and kode_barcode = any(${barcodes}::text[]) and status in ('DRAFT', 'TAYANG')
      returning kode_marketplace, kode_barcode
    ), k as (
      insert into luar_kirim (kode_toko, kode_marketplace, aksi, kunci) select ${toko}, kode_marketplace, 'BARANG', kode_barcode from turun
    )
    update barang set status = ${barangLifecycle.next('READY', 'PESAN')}, version = version + 1, updated_at = now()
    where kode_toko = ${toko} and kode_barcode = any(${barcodes}::text[]) and status = 'READY'`);
};

/** The order is off: its pieces are for sale again, here and there. */
const release = async (tx: Tx, kanal: string, toko: string, no: string) => {
  await tx.execute(sql`
    with l as (
      update barang_luar set status = ${luarLifecycle.next('DIPESAN', 'BATAL_PESAN')}, no_pesanan_luar = '', diubah_at = now()
      where kode_toko = ${toko} and kode_marketplace = ${kanal} and no_pesanan_luar = ${no} and status = 'DIPESAN' returning kode_barcode
    ), k as (
      insert into luar_kirim (kode_toko, kode_marketplace, aksi, kunci) select ${toko}, ${kanal}, 'BARANG', kode_barcode from l
    )
    update barang set status = ${barangLifecycle.next('RESERVED', 'BEBAS')}, version = version + 1, updated_at = now()
    where kode_toko = ${toko} and kode_barcode in (select kode_barcode from l) and status = 'RESERVED'`);
};

const keep = (
  tx: Tx,
  kanal: string,
  toko: string,
  { no, state, berubah_at, nama }: Pesanan,
  { status, isi }: { status: Status; isi: readonly { kode_barcode: string; harga: number }[] },
) =>
  tx.execute(sql`
    insert into pesanan_luar (kode_toko, kode_marketplace, no_pesanan_luar, status, dibayar, berubah_at, nama_customer, isi, total)
    values (${toko}, ${kanal}, ${no}, ${status}, ${state === 'DIBAYAR'}, ${berubah_at}, ${nama}, ${JSON.stringify(isi)}::jsonb, ${isi.reduce((sum, { harga }) => sum + harga, 0)})
    on conflict (kode_toko, kode_marketplace, no_pesanan_luar) do update set status = excluded.status, dibayar = excluded.dibayar, berubah_at = excluded.berubah_at,
      nama_customer = excluded.nama_customer, isi = excluded.isi, total = excluded.total`);

/** What is known already of an order in a shop goes on: paid, or off. */
const goOn = async (
  tx: Tx,
  kanal: string,
  { kode_toko, status }: Stored,
  order: Pesanan,
): Promise<Status> => {
  const off = order.state === 'BATAL';
  const next = status === 'DIPESAN' && off ? 'BATAL' : status;
  if (next !== status) await release(tx, kanal, kode_toko, order.no);
  await tx.execute(sql`
    update pesanan_luar set status = ${next}, dibayar = dibayar or ${order.state === 'DIBAYAR'}, batal_di_kanal = ${status === 'TERJUAL' && off}, berubah_at = ${order.berubah_at}
    where kode_toko = ${kode_toko} and kode_marketplace = ${kanal} and no_pesanan_luar = ${order.no}`);
  return next;
};

/**
 * Takes what a channel says of an order: once, however often it says so, and nothing that is older than what it said before. All of its pieces are
 * kept for it (RESERVED, held by barang_luar), or it is HABIS and the channel is told so. Undefined for an order of nothing that is shown there.
 */
export const takeOrder = async (tx: Tx, kanal: string, order: Pesanan): Promise<Status | undefined> => {
  const all = await holdPieces(tx, kanal, order);
  // Of a barcode that lived in two shops, the row of the shop where it is shown.
  const live = all.filter(({ luar, no_pesanan_luar }) => luar !== 'TURUN' || no_pesanan_luar === order.no);
  const pieces = order.lines.flatMap(({ kode_barcode, harga }) => {
    const piece =
      live.find((one) => one.kode_barcode === kode_barcode) ??
      all.find((one) => one.kode_barcode === kode_barcode);
    return piece ? [{ ...piece, harga: harga ?? piece.harga }] : [];
  });
  if (pieces.length === 0) return undefined;
  const known = await tx.rows<Stored>(sql`
    select kode_toko, status, berubah_at > ${order.berubah_at}::timestamptz as lama from pesanan_luar
    where kode_marketplace = ${kanal} and no_pesanan_luar = ${order.no} order by kode_toko for update`);
  if (known.some(({ lama }) => lama)) return known[0]?.status;
  const again = known.every(({ status }) => status === 'BATAL') && order.state !== 'BATAL';
  if (known.length > 0 && !again) {
    let status: Status | undefined;
    for (const one of known) status = await goOn(tx, kanal, one, order);
    return status;
  }
  const taken = order.state !== 'BATAL' && pieces.every(isFree);
  const status = order.state === 'BATAL' ? 'BATAL' : taken ? 'DIPESAN' : 'HABIS';
  for (const toko of new Set(pieces.map(({ kode_toko }) => kode_toko))) {
    const isi = pieces
      .filter(({ kode_toko }) => kode_toko === toko)
      .map(({ kode_barcode, harga }) => ({ kode_barcode, harga }));
    const barcodes = isi.map(({ kode_barcode }) => kode_barcode);
    if (taken) await reserve(tx, kanal, toko, order.no, barcodes);
    await keep(tx, kanal, toko, order, { status, isi });
    if (status === 'HABIS')
      await tx.execute(
        sql`insert into luar_kirim (kode_toko, kode_marketplace, aksi, kunci) values (${toko}, ${kanal}, 'HABIS', ${order.no})`,
      );
  }
  return status;
};

/** The channel took an order away: whatever it was, it is off. */
export const dropOrder = async (tx: Tx, kanal: string, no: string, berubah_at: string): Promise<boolean> => {
  const rows = await tx.rows<{ isi: { kode_barcode: string; harga: number }[]; nama_customer: string }>(sql`
    select isi, nama_customer from pesanan_luar where kode_marketplace = ${kanal} and no_pesanan_luar = ${no}`);
  const lines = rows.flatMap(({ isi }) => isi);
  const nama = rows[0]?.nama_customer ?? '';
  return (await takeOrder(tx, kanal, { no, state: 'BATAL', berubah_at, nama, lines })) !== undefined;
};
