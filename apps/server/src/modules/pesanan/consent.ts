import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { fotoPath } from '../barang/public.ts';
import { type PiecePricing, pricingColumns, pricingJoins } from '../harga/public.ts';
import type { Consents } from '../persetujuan/public.ts';
import { type Held, heldColumn, pickupPrice } from '../titip/public.ts';

interface Made extends PiecePricing {
  status: string;
  nama_barang: string;
  kode_barcode: string;
  kadar: number;
  est_berat: number;
  perkiraan: number;
  deskripsi: string;
  held: Held;
  hari: string;
  foto: string | null;
}

/** A line with the piece that waits for its customer. */
const madeOf = async (
  tx: Tx,
  toko: string,
  no_pesanan: string,
  holds: boolean,
): Promise<Made | undefined> => {
  if (holds)
    await tx.rows(
      sql`select 1 from pesanan where kode_toko = ${toko} and no_pesanan = ${no_pesanan} for update`,
    );
  const line = await tx.maybe<{ kode_barcode: string | null }>(
    sql`select kode_barcode from pesanan where kode_toko = ${toko} and no_pesanan = ${no_pesanan} and status = 'JADI'`,
  );
  if (!line?.kode_barcode) return undefined;
  const path = fotoPath(toko, line.kode_barcode, 'kecil');
  return tx.maybe<Made>(sql`
    select p.status, l.nama_barang, p.kode_barcode, l.kadar, l.est_berat, l.perkiraan, l.deskripsi, ${heldColumn} as held, ${pricingColumns}, b.berat, b.harga_atribut,
      to_char(h.tgl_system, 'YYYY-MM-DD') as hari, (select encode(f.sha256, 'hex') from files f where f.path = ${path}) as foto
    from pesanan p join pesanan_detail l on l.kode_toko = p.kode_toko and l.no_faktur = p.no_induk and l.urut = p.urut
    join barang b on b.kode_toko = p.kode_toko and b.kode_barcode = p.kode_barcode and b.status = 'HOLD' ${pricingJoins}
    join hari_kerja h on h.kode_toko = p.kode_toko
    where p.kode_toko = ${toko} and p.no_pesanan = ${no_pesanan}`);
};

/** The words of a question: what was ordered, what was made, its weight, its photo and its price of now; weights in mg. Undefined where no piece waits. */
export const orderTerms = async (
  tx: Tx,
  { kadar, toko, holds }: { kadar: Kadar; toko: string; holds: boolean },
  no_pesanan: string,
) => {
  const made = await madeOf(tx, toko, no_pesanan, holds);
  if (!made) return undefined;
  const {
    nama_barang,
    kode_barcode,
    kadar: purity,
    est_berat,
    perkiraan,
    deskripsi,
    berat,
    held,
    foto,
  } = made;
  const { hargaJualRp } = pickupPrice(made, await kadar.settings.of(toko), made.hari, { diskonRp: 0 });
  return {
    no_pesanan,
    no_jadi: held.no_titip,
    nama_barang,
    kode_barcode,
    kadar: purity,
    est_berat,
    berat,
    deskripsi,
    rp_lama: perkiraan,
    rp: hargaJualRp,
    foto,
  };
};

/** A question about a finished piece holds while that piece waits at that price and looks so. */
export const orderConsents: Consents = {
  now: async (tx, where, { no_baris, keterangan }) => {
    const terms = await orderTerms(tx, where, no_baris);
    return terms && { ...terms, keterangan };
  },
  keep: async (tx, { toko, tanggal }, { no_baris, no_acuan }, { jawab, nama }) => {
    await tx.execute(sql`
      insert into pesanan_setuju (kode_toko, no_pesanan, no_jadi, tanggal, jawab, nama, user_id)
      values (${toko}, ${no_baris}, ${no_acuan}, ${tanggal}::date, ${jawab}, ${nama}, '-')`);
  },
};
