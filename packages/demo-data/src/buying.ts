import { KADAR, KELOMPOK_HARGA } from './catalogue.ts';

const thousandsOf = (harga: number, percent: number): number =>
  Math.floor((harga * percent) / 100_000) * 1000;
/** Worn gold is bought 14 % below the selling price; fine gold, which is melted without loss, 6 %. */
const buyPercent = (kadar: number): number => (kadar > 99 ? 94 : 86);

const kondisi = (
  kondisi_barang: string,
  keterangan: string,
  tujuan: 'READY' | 'CUCI' | 'ROSOK',
  potongan: number,
  urut: number,
) => ({ kondisi_barang, keterangan, tujuan, potongan, urut });

const harga = (kondisi_barang: string, kadar_from: number, kadar_to: number, persen: number) => ({
  kondisi_barang,
  kadar_from,
  kadar_to,
  jenis_harga: 'PERSEN',
  harga_emas: 0,
  persen,
});

const rugi = (umur_from: number, umur_to: number, rugi_rp: number, kode_group?: string) => ({
  ...(kode_group && { kode_group }),
  umur_from,
  umur_to,
  jenis_rugi: 'RP_PER_GRAM',
  rugi_rp,
  rugi_persen: 0,
});

const potongan = (kode_dept: string, jenis_potongan: string, rp: number, persen = 0) => ({
  kode_dept,
  jenis_potongan,
  potongan_rp: rp,
  potongan_persen: persen,
});

/** Rows of what a shop buys back at, by master; the conditions before what names them. */
export const buyingRows: readonly (readonly [master: string, rows: readonly object[]])[] = [
  [
    'parakondisi',
    [
      kondisi('BAGUS', 'BAGUS, LANGSUNG DIPAJANG', 'READY', 0, 1),
      kondisi('CUCI', 'KUSAM, PERLU DICUCI', 'CUCI', 2, 2),
      kondisi('ROSOK', 'RUSAK ATAU PUTUS, DILEBUR', 'ROSOK', 6, 3),
    ],
  ],
  [
    'parabeli',
    [
      { toleransi_bulan: 3, toleransi_susut: 0.02, batas_otorisasi: 10_000_000, terima_tanpa_nota: true },
      {
        kode_group: 'SM999',
        toleransi_bulan: 12,
        toleransi_susut: 0,
        batas_otorisasi: 25_000_000,
        terima_tanpa_nota: true,
      },
      {
        kode_group: 'BERLIAN',
        toleransi_bulan: 6,
        toleransi_susut: 0.01,
        batas_otorisasi: 0,
        terima_tanpa_nota: false,
      },
    ],
  ],
  [
    'ruginota',
    [
      rugi(0, 1, 25_000),
      rugi(2, 3, 50_000),
      rugi(0, 12, 15_000, 'SM999'),
      { kode_group: 'BERLIAN', umur_from: 0, umur_to: 6, jenis_rugi: 'PERSEN', rugi_rp: 0, rugi_persen: 25 },
    ],
  ],
  [
    'para-harga-beli',
    [
      ...KADAR.map(({ kadar, harga_jual }) => ({
        kadar,
        harga_beli: thousandsOf(harga_jual, buyPercent(kadar)),
      })),
      ...KELOMPOK_HARGA.map(({ kode_group, kadar, harga_beli }) => ({ kode_group, kadar, harga_beli })),
    ],
  ],
  [
    'parameter-harga-emas-pembelian',
    [
      harga('BAGUS', 30, 69.999, 42),
      harga('BAGUS', 70, 98.999, 72),
      harga('BAGUS', 99, 100, 96),
      harga('ROSOK', 30, 69.999, 36),
      harga('ROSOK', 70, 100, 66),
    ],
  ],
  [
    'para-potongan-kategori',
    [
      potongan('CCN', 'RP_PER_GRAM', 10_000),
      potongan('KLG', 'RP_PER_GRAM', 15_000),
      potongan('TDK', 'RP_PER_PCS', 15_000),
      potongan('BRL', 'PERSEN', 0, 5),
    ],
  ],
];
