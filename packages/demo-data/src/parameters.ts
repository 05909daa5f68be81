import { buyingRows } from './buying.ts';
import { BERAT_BANDROL } from './catalogue.ts';
import { loanRows } from './loans.ts';
import { personName, phoneNumber, streetAddress } from './names.ts';
import { isBranch } from './places.ts';
import type { Rng } from './rng.ts';
import type { TokoRow } from './rows.ts';
import { stoneRows } from './stones.ts';

type RowsByMaster = readonly (readonly [master: string, rows: readonly object[]])[];

const KEAHLIAN = ['PATRI', 'PASANG_BATU', 'SEPUH'] as const;

/** What each trade may lose; for the others a craftsman's own share holds. */
const SUSUT = [
  { keahlian: 'PATRI', persen: 1 },
  { keahlian: 'SEPUH', persen: 0.5 },
];

const tukang = (tokos: readonly TokoRow[], rng: Rng): object[] =>
  tokos.filter(isBranch).flatMap(({ kode_toko }) => {
    const own = rng.fork(kode_toko);
    return KEAHLIAN.map((keahlian, index) => ({
      kode_toko,
      kode_tukang: `T${String(index + 1).padStart(2, '0')}`,
      nama_tukang: personName(own),
      alamat_tukang: streetAddress(own),
      no_hp: phoneNumber(own),
      keahlian,
      susut_persen: 1.5,
      pabrikan: false,
    }));
  });

const service = (
  kode_service: string,
  jenis_service: 'CUCI' | 'REPARASI',
  deskripsi: string,
  ongkos: number,
  lama_hari: number,
) => ({ kode_service, deskripsi, jenis_service, ongkos, dasar: 'PER_PCS', lama_hari });

const SERVICE = [
  service('CUCI', 'CUCI', 'CUCI BIASA', 15_000, 0),
  service('SEPUH', 'CUCI', 'CUCI DAN SEPUH', 50_000, 1),
  service('PATRI', 'REPARASI', 'PATRI PUTUS', 35_000, 1),
  service('UKURAN', 'REPARASI', 'UBAH UKURAN CINCIN', 60_000, 2),
  service('MATA', 'REPARASI', 'PASANG MATA LEPAS', 40_000, 2),
  service('KAIT', 'REPARASI', 'GANTI KAIT KALUNG', 25_000, 1),
];

const FAMILIES: readonly (readonly [jenis_group: string, groups: readonly string[]])[] = [
  ['MUDA', ['MUDA375', 'MUDA420', 'LOTUS420']],
  ['TUA', ['TUA700', 'TUA750', 'UBS750']],
  ['LM', ['SM999']],
  ['BERLIAN', ['BERLIAN']],
  ['MEREK', ['UBS750', 'LOTUS420']],
];

const bonus = (
  periode: 'HARIAN' | 'BULANAN',
  basis: 'RUPIAH' | 'GRAM',
  target: number,
  bonus_rp: number,
) => ({
  periode,
  basis,
  target_rp: basis === 'RUPIAH' ? target : 0,
  target_gram: basis === 'GRAM' ? target : 0,
  bonus_rp,
});

const hadiah = (kode_hadiah: string, nama_hadiah: string, point: number, nilai: number) => ({
  kode_hadiah,
  nama_hadiah,
  point,
  nilai,
  stok_minimum: 5,
});

const acc = (kode_barcode: string, nama_barang: string, harga_jual: number, berat: number) => ({
  kode_barcode,
  nama_barang,
  kode_dept: 'ACC',
  harga_jual,
  berat,
});

const market = (kode_marketplace: string, nama_marketplace: string, biaya_persen: number) => ({
  kode_marketplace,
  nama_marketplace,
  nama_akun: 'Toko Mas Kadar',
  biaya_persen,
  ekspedisi: [{ nama_ekspedisi: 'JNE YES ASURANSI' }, { nama_ekspedisi: 'PAXEL SAMEDAY' }],
  aktif: true,
});

const trx = (kode_transaksi: string, jenis_transaksi: string, nama_transaksi: string) => ({
  kode_transaksi,
  nama_transaksi,
  jenis_transaksi,
  aktif: true,
});

/** What each shop is to sell in a month since the year before, and its first sales person. */
const targets = (tokos: readonly TokoRow[], today: string): object[] =>
  tokos.filter(isBranch).flatMap(({ kode_toko }) => {
    const bulan = `${Number(today.slice(0, 4)) - 1}-01-01`;
    return [
      { kode_toko, bulan, target_rp: 6_000_000_000, target_gram: 3_000 },
      { kode_toko, kode_sales: 'S01', bulan, target_rp: 1_500_000_000, target_gram: 750 },
    ];
  });

/** Rows of the parameter lists by master, in an order in which every reference already stands. */
export const parameterRows = (chain: {
  tokos: readonly TokoRow[];
  today: string;
  rng: Rng;
}): RowsByMaster => [
  ...stoneRows,
  ...buyingRows,
  ...loanRows,
  ['tukang', tukang(chain.tokos, chain.rng)],
  ['para-susut-tukang', SUSUT],
  ['para-deskripsi-service', SERVICE],
  [
    'para-jenis-group',
    FAMILIES.flatMap(([jenis_group, groups]) => groups.map((kode_group) => ({ kode_group, jenis_group }))),
  ],
  [
    'para-bonus-sales',
    [
      bonus('HARIAN', 'RUPIAH', 25_000_000, 25_000),
      bonus('HARIAN', 'GRAM', 20, 20_000),
      bonus('BULANAN', 'RUPIAH', 500_000_000, 750_000),
      bonus('BULANAN', 'RUPIAH', 750_000_000, 1_500_000),
    ],
  ],
  ['target-sales', targets(chain.tokos, chain.today)],
  [
    'parabandrol',
    [
      {
        kode_bandrol: 'EKOR',
        nama_bandrol: 'BANDROL EKOR',
        berat_bandrol: BERAT_BANDROL,
        harga_bandrol: 150,
      },
      {
        kode_bandrol: 'BERLIAN',
        nama_bandrol: 'BANDROL BERLIAN',
        kode_dept: 'BRL',
        berat_bandrol: BERAT_BANDROL,
        harga_bandrol: 500,
      },
    ],
  ],
  [
    'parameter-member-afiliasi',
    [
      {
        tgl_berlaku: `${chain.today.slice(0, 4)}-01-01`,
        minimal_belanja: 1_000_000,
        poin_pengajak: 20,
        poin_anggota_baru: 10,
        maks_per_bulan: 10,
      },
    ],
  ],
  [
    'hadiah',
    [
      hadiah('H01', 'PAYUNG KADAR', 130, 45_000),
      hadiah('H02', 'TUMBLER KADAR', 200, 75_000),
      hadiah('H03', 'KOTAK PERHIASAN BELUDRU', 300, 110_000),
      hadiah('H04', 'LM 0.5 GRAM', 3_000, 1_500_000),
    ],
  ],
  [
    'aksesoris',
    [acc('KOTAK01', 'KOTAK CINCIN BELUDRU', 35_000, 62.5), acc('KOTAK02', 'KOTAK KALUNG', 60_000, 120)],
  ],
  ['marketplace', [market('TOKOPEDIA', 'TOKOPEDIA', 4.5), market('SHOPEE', 'SHOPEE', 5)]],
  [
    'paratransaksi',
    [
      trx('JUAL-TOKO', 'PENJUALAN', 'PENJUALAN DI TOKO'),
      trx('JUAL-ONLINE', 'PENJUALAN', 'PENJUALAN ONLINE'),
      trx('BELI-NOTA', 'PEMBELIAN', 'PEMBELIAN DENGAN NOTA SENDIRI'),
      trx('BELI-LUAR', 'PEMBELIAN', 'PEMBELIAN TANPA NOTA'),
      trx('TUKAR', 'TUKAR', 'TUKAR TAMBAH'),
      trx('SERVICE', 'SERVICE', 'SERVICE'),
      trx('PESANAN', 'PESANAN', 'PESANAN'),
      trx('HUTANG', 'HUTANG', 'HUTANG BARU'),
      trx('CICILAN', 'CICILAN', 'CICILAN'),
    ],
  ],
];
