import { addDays } from '@kadar/domain/dates.ts';
import { sql } from '../platform/database/sql.ts';
import type { Candidate, PledgeFate, ShopDay } from './shop.ts';
import { sorted } from './sort-day.ts';

/** What ended a pledge is done again some days after it was taken back. */
const AGAIN: Readonly<Record<string, PledgeFate>> = {
  HUTANG_TEBUS: 'TEBUS',
  'HUTANG_TEBUS+PEMBELIAN': 'DIBELI',
  HUTANG_TAMBAH: 'TAMBAH',
  HUTANG_LEPAS: 'LEPAS',
  HUTANG_PERPANJANG: 'PERPANJANG',
  HUTANG_CICIL: 'CICIL',
  HUTANG_SLIP: 'SLIP',
  KLAIM: 'KLAIM',
  HAPUS_HUTANG: 'HAPUS',
  LELANG: 'TEBUS',
};

/** Pieces that a document sorted, or bought, and the other half with it. */
const piecesOf = async ({ tx, shop }: ShopDay, { no_faktur, pasangan }: Candidate): Promise<string[]> =>
  (
    await tx.rows<{ kode_barcode: string }>(sql`
      select kode_barcode from pembelian_detail where kode_toko = ${shop.kode_toko} and no_faktur in (${no_faktur}, ${pasangan ?? ''})
      union all select kode_barcode from sortir_detail where kode_toko = ${shop.kode_toko} and no_faktur = ${no_faktur}`)
  ).map(({ kode_barcode }) => kode_barcode);

/** Pieces of a lot that was ended wrongly wait to be sorted again; what was melted is scrap. */
const outOfLot = async (day: ShopDay, { jenis, asal_no }: Candidate): Promise<void> => {
  const rows = await day.tx.rows<{ kode_barcode: string }>(sql`
    select l.kode_barcode from dokumen d join sortir_detail l using (kode_toko, no_faktur)
    where d.asal_toko = ${day.shop.kode_toko} and d.asal_no = ${asal_no} and d.status = 'POSTED' and l.ke_status in ('CUCI', 'LEBUR')`);
  const pieces = rows.map(({ kode_barcode }) => kode_barcode);
  await sorted(day, pieces, { ke: jenis === 'LEBUR' ? 'ROSOK' : 'BELI' });
  day.after(() => {
    if (jenis === 'LEBUR') day.shop.rosok.push(...pieces);
    else
      day.shop.beli.push(
        ...pieces.map((kode_barcode) => ({ kode_barcode, kondisi_barang: 'CUCI' as const })),
      );
  });
};

const forgetPledge = ({ shop, tanggal, after }: ShopDay, name: string, one: Candidate): void => {
  const fate = AGAIN[name];
  const { no_faktur, asal_no, grand_total } = one;
  after(() => {
    if (one.jenis === 'HUTANG' || one.jenis === 'HUTANG_TAMBAH')
      shop.gadai = shop.gadai.filter(({ no_hutang }) => no_hutang !== no_faktur);
    if (one.jenis === 'KLAIM' || one.jenis === 'LELANG')
      shop.kelebihan = shop.kelebihan.filter((owed) => owed.no_faktur !== no_faktur);
    if (one.jenis === 'BAYAR_KLAIM' || one.jenis === 'BAYAR_KELEBIHAN') {
      const apa = one.jenis === 'BAYAR_KLAIM' ? ('KLAIM' as const) : ('KELEBIHAN' as const);
      shop.kelebihan.push({ apa, no_faktur: asal_no, rp: grand_total, tanggal: addDays(tanggal, 1) });
    }
    if (!fate) return;
    shop.gadai = shop.gadai.filter(({ no_hutang }) => no_hutang !== asal_no);
    shop.gadai.push({ no_hutang: asal_no, fate, tanggal: addDays(tanggal, 1) });
  });
};

/** What the shop remembers of a document that was taken back, so that its plan goes on without it. */
export const forget = async (day: ShopDay, name: string, one: Candidate): Promise<void> => {
  const { shop, tanggal, after } = day;
  const { jenis, no_faktur, asal_no } = one;
  forgetPledge(day, name, one);
  if (jenis === 'SELESAI_LOT' || jenis === 'LEBUR') await outOfLot(day, one);
  const pieces = await piecesOf(day, one);
  for (const each of [no_faktur, ...pieces]) day.gone.add(each);
  after(() => {
    for (const [kode_barcode, line] of shop.sold)
      if (line.no_faktur === no_faktur) shop.sold.delete(kode_barcode);
    shop.beli = shop.beli.filter(({ kode_barcode }) => !pieces.includes(kode_barcode));
    shop.hutang = shop.hutang.filter(
      (owed) => owed.no_faktur !== no_faktur && owed.no_faktur !== one.pasangan,
    );
    if (jenis === 'BAYAR_BELI') shop.hutang.push({ no_faktur: asal_no, tanggal });
    if (jenis === 'SORTIR_BELIAN')
      shop.beli.push(...pieces.map((kode_barcode) => ({ kode_barcode, kondisi_barang: 'ROSOK' as const })));
  });
};
