import { SALES } from '../modules/penjualan/sale.fixture.ts';
import { type Client, MEMBERS, type TestApp, TODAY } from './harness.ts';

/** A plan of the tests: 6 months, 20 % down, 6 % added, 5.000 a day after 3 days, half of what is not due yet back. */
export const PLAN = {
  kode_cicilan: 'UJI6',
  nama_cicilan: 'UJI 6 BULAN',
  tenor: 6,
  dp_persen: 20,
  margin_persen: 6,
  biaya_admin: 25_000,
  denda_rp: 5_000,
  toleransi_hari: 3,
  potongan_cepat_persen: 50,
};

/** The module on, and the plan of the tests among the chain's. */
export const openInstalments = async (owner: Client): Promise<void> => {
  const on = await owner.put('para-system', { values: { CICILAN_MODULE: true } }, { toko: '*' });
  if (on.status !== 200) throw new Error(JSON.stringify(on.body));
  const plan = await owner.post('para-cicilan', PLAN, { toko: '*' });
  if (plan.status !== 200) throw new Error(JSON.stringify(plan.body));
};

/** The body of POST cicilan, paid down in cash. */
export const cicilanOf = (
  { kode_barcode, harga_jual }: { kode_barcode: string; harga_jual: number },
  dp: number,
  more: object = {},
) => ({
  kode_sales: SALES,
  kode_customer: MEMBERS[0]?.kode_customer ?? '',
  nama_customer: 'SITI',
  no_hp: '0812',
  kode_barcode,
  harga_jual,
  kode_cicilan: PLAN.kode_cicilan,
  dp,
  payments: [{ jenis: 'CASH', jumlah_rp: dp + PLAN.biaya_admin }],
  ...more,
});

/** The body of POST cicilan-bayar, in cash. */
export const payOf = (no_cicilan: string, jumlah_rp: number, more: object = {}) => ({
  no_cicilan,
  kode_sales: SALES,
  jumlah_rp,
  payments: jumlah_rp > 0 ? [{ jenis: 'CASH', jumlah_rp }] : [],
  ...more,
});

/** The business day of K01 is another while something happens. */
export const onDay = async <T>(server: TestApp, day: string, act: () => Promise<T>): Promise<T> => {
  await server.look("update hari_kerja set tgl_system = $1 where kode_toko = 'K01'", [day]);
  try {
    return await act();
  } finally {
    await server.look("update hari_kerja set tgl_system = $1 where kode_toko = 'K01'", [TODAY]);
  }
};

/** Gram plans on: OWN accepts their terms. */
export const openGramPlans = async (owner: Client): Promise<void> => {
  const values = { CICILAN_GRAM_SETUJU: true, CICILAN_GRAM_MODULE: true };
  const on = await owner.put('para-system', { values }, { toko: '*' });
  if (on.status !== 200) throw new Error(JSON.stringify(on.body));
};

/** The body of POST cicilan/gram, paid in cash. */
export const gramOf = (
  piece: { kode_barcode: string; harga_emas: number },
  bayar: number,
  more: object = {},
) => {
  const { harga_jual: _price, dp: _down, ...head } = cicilanOf({ ...piece, harga_jual: 0 }, bayar);
  return { ...head, harga_emas: piece.harga_emas, bayar, ...more };
};
