import {
  type BelumValidasi,
  type belumValidasi as belum,
  type DetailPelunasan,
  type detailPelunasan as detail,
  SEMUA_SALES,
} from '@kadar/contract/endpoints/hutang-validasi.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { waitingSource } from './redemption.ts';

/** Redemptions that nobody validated yet, the oldest first; whose money it was is that of who sold the redemption. */
export const belumValidasi = async (call: Call<unknown, z.output<NonNullable<typeof belum.query>>>) => {
  const { kode_sales } = call.query;
  const rows = await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<BelumValidasi>(sql`
      select h.no_hutang as no_faktur_hutang, d.kode_sales, t.kode_sales as kode_sales_lunas, d.nama_customer, k.pokok_awal as jumlah_hutang, d.no_hp,
        d.alamat_customer, h.kode_toko, t.no_faktur, t.tanggal, kadar_iso(t.at) as at, t.input_by, t.grand_total as total_bayar, h.no_segel, h.berat
      from ${waitingSource}
      where h.status = 'LUNAS_BELUM_VALID' and ${call.toko} in ('*', h.kode_toko) and ${kode_sales} in (${SEMUA_SALES}, t.kode_sales)
      order by t.at, t.no_faktur`),
  );
  const data = rows.map((row) => ({ ...row, berat: row.berat / 1000 }));
  return { data, message: messageText(data.length > 0 ? 'DATA_TERSEDIA' : 'DATA_TIDAK_ADA', call.language) };
};

/** How the redemption of a pledge was paid. Throws DATA_TIDAK_DITEMUKAN for a pledge that waits for none. */
export const detailPelunasan = async (call: Call<unknown, z.output<NonNullable<typeof detail.query>>>) => {
  const { deskripsi } = call.query;
  const data = await call.kadar.db.read(call.scope, (tx) =>
    tx.maybe<DetailPelunasan>(sql`
      select h.no_hutang as no_faktur_hutang, t.no_faktur, t.tanggal, t.input_by, -g.pokok as pokok, g.bunga, g.denda, g.biaya, g.diskon,
        t.grand_total as total_bayar, t.kembali,
        (select coalesce(json_agg(json_build_object('jenis', b.jenis, 'no_rekening', b.no_rekening, 'no_kartu', b.no_kartu, 'jumlah_rp', b.jumlah_rp)
           order by b.urut), '[]') from dokumen_bayar b where b.kode_toko = t.kode_toko and b.no_faktur = t.no_faktur and b.arah = 'M') as payments
      from ${waitingSource} where h.no_hutang = ${deskripsi} and h.status = 'LUNAS_BELUM_VALID' and ${call.toko} in ('*', h.kode_toko)`),
  );
  if (!data) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return { data };
};
