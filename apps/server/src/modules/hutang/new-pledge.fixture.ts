import { CHAIN, type Client } from '../../testing/harness.ts';
import { pledgePhoto } from '../../testing/pledging.ts';

const SALES = CHAIN.sales.find(({ kode_toko }) => kode_toko === 'K01')?.kode_sales;
export const NIK = '3173012345678901';
export const RING = {
  nama_barang: 'CINCIN POLOS',
  kode_group: 'TUA750',
  kadar: 75,
  metode_uji: 'XRF',
  berat_kotor: 5,
};

let seals = 0;
/** The body of POST hutang: a ring of 5 g of 750 with a photo and a seal of its own, half of its plafond lent. */
export const pledgeOf = async (client: Client, more: object = {}, toko?: string) => {
  seals += 1;
  const no_segel = `S${String(seals).padStart(5, '0')}`;
  return {
    kode_sales: SALES,
    kode_customer: '',
    no_ktp: NIK,
    barang: [{ ...RING, foto: [await pledgePhoto(client, toko)] }],
    jumlah_hutang: 5_000_000,
    no_segel,
    berat_kantong: 6.2,
    jenis: 'CASH',
    plafond: 7_455_000,
    ...more,
  };
};

/** What each pledge is refused for: what is wrong with it, the change, the field and the code that say so. */
export const WRONG_PLEDGES: [what: string, change: object, field: string, code: string][] = [
  ['no photo', { barang: [RING] }, 'barang.0.foto', 'FOTO_WAJIB'],
  ['a weight of nothing', { barang: [{ ...RING, berat_kotor: 0 }] }, 'barang.0.berat_kotor', 'BERAT_NOL'],
  ['no identity card', { no_ktp: '' }, 'no_ktp', 'NOMOR_TIDAK_SAH'],
  ['nobody of ours', { kode_customer: 'TIADA' }, 'kode_customer', 'DATA_TIDAK_DITEMUKAN'],
  ['no seal', { no_segel: ' ' }, 'no_segel', 'WAJIB_DIISI'],
  ['a bag lighter than its gold', { berat_kantong: 4.9 }, 'berat_kantong', 'BERAT_KANTONG_KURANG'],
  ['another plafond than the till showed', { plafond: 7_000_000 }, '', 'DATA_BERUBAH'],
  ['less than its fee', { jumlah_hutang: 9_999 }, 'jumlah_hutang', 'BIAYA_MELEBIHI_PINJAMAN'],
  ['no account for a transfer', { jenis: 'TRANSFER' }, 'no_rekening', 'REKENING_WAJIB'],
  ['a purity that no list prices', { kadar: 20 }, 'barang.0.kadar', 'HARGA_LEBUR_BELUM_DIISI'],
];
