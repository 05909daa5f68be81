import type { ItemPreorder, PreorderInput } from '@kadar/contract/endpoints/pre-order.ts';
import { type Intended, NOT_SENT } from '../../kit/api/useIntent.ts';
import type { KeptForm } from '../../kit/counter/kept-store.ts';
import { IN_CASH } from '../../parts/dokumen/OnePayment.tsx';

export const START_PREORDER = {
  kode_customer: '',
  nama_customer: '',
  /** Of the catalogue; grams and rupiah. */
  item: null as ItemPreorder | null,
  qty: 1 as number | null,
  jumlah: null as number | null,
  paying: IN_CASH,
  keterangan: '',
  ...NOT_SENT,
};
export type PreorderForm = Omit<typeof START_PREORDER, keyof Intended>;
export const PREORDER_FORM: KeptForm<typeof START_PREORDER> = { version: 1, empty: START_PREORDER };

/** All of it at the catalogue's price, rupiah. */
export const worthOf = ({ item, qty }: Pick<PreorderForm, 'item' | 'qty'>): number =>
  (item?.harga_jual ?? 0) * (qty ?? 0);

export const preorderBody = (form: PreorderForm, tanggal: string | null): PreorderInput => {
  const { kode_customer, item, qty, jumlah, paying, keterangan } = form;
  const jumlah_rp = jumlah ?? 0;
  return {
    ...(tanggal && { tanggal }),
    kode_customer,
    kode_barang: item?.kode_barang ?? '',
    qty: qty ?? 0,
    jumlah_rp,
    payments: jumlah_rp > 0 ? [{ ...paying, jumlah_rp }] : [],
    keterangan,
  };
};
