import type { HitunganBeli, RincianBeli } from '@kadar/contract/endpoints/pembelian.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { furtherPhotos } from '../../barang/public.ts';

/** A line as it was written; weights in mg. */
interface Written extends Omit<RincianBeli, 'hitungan' | 'foto_lain'> {
  kode_toko: string;
  dasar: HitunganBeli['dasar'];
  kadar_murni: number;
  harga_emas: number;
  berat: number;
  berat_nota: number;
  berat_dibayar: number;
  rincian: HitunganBeli['potongan'];
  harga_nota: number;
  harga_hitung: number;
}

const shown = (line: Written): Omit<RincianBeli, 'foto_lain'> => {
  const {
    kode_toko: _shop,
    dasar,
    kadar_murni,
    harga_emas,
    berat,
    berat_nota,
    berat_dibayar,
    rincian,
    ...more
  } = line;
  const { harga_nota, harga_hitung, ...piece } = more;
  return {
    ...piece,
    hitungan: {
      dasar,
      kadar_murni,
      harga_emas,
      berat: berat / 1000,
      berat_nota: berat_nota / 1000,
      berat_dibayar: berat_dibayar / 1000,
      susut: 0,
      toleransi_susut: null,
      lebih_berat: piece.sebab_berat !== '',
      umur_bulan: null,
      potongan: rincian,
      harga_nota,
      harga_hitung,
      pembulatan: null,
      harga_lain: null,
      perlu_ktp: piece.sumber !== 'NOTA_KAMI',
    },
  };
};

/** The pieces of a purchase with their frozen calculations. Throws DATA_TIDAK_DITEMUKAN. */
export const rincian = (call: Call<{ no_faktur: string }>): Promise<RincianBeli[]> =>
  call.kadar.db.transaction(call.scope, async (tx) => {
    const lines = await tx.rows<Written>(sql`
      select kode_toko, urut, kode_barcode, nama_barang, coalesce(qty, 1) as qty, sumber, no_faktur_jual, kondisi_barang, kadar, kadar_uji, metode_uji, diketik, sebab_berat, harga,
        dasar, kadar_murni, harga_emas, berat, berat_nota, berat_dibayar, rincian, harga_nota, harga_hitung
      from pembelian_detail where no_faktur = ${call.params.no_faktur} and ${call.scope.toko} in ('*', kode_toko) order by urut`);
    const [first] = lines;
    if (!first) throw new AppError('DATA_TIDAK_DITEMUKAN');
    const barcodes = lines.map(({ kode_barcode }) => kode_barcode);
    const photos = await furtherPhotos(tx, first.kode_toko, barcodes);
    return lines.map((line) => ({ ...shown(line), foto_lain: photos.get(line.kode_barcode) ?? [] }));
  });
