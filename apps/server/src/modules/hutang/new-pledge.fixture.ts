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
