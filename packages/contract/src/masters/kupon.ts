import type { Field } from '../fields.ts';
import { defineMaster } from '../master.ts';
import type { Text } from '../text.ts';

const rupiah = (label: Text): Field => ({ kind: 'rupiah', label, standard: 0 });

/** Coupons: a random code each, used once; what a field leaves empty binds it to nothing (modules §9). */
export default defineMaster({
  name: 'kupon',
  title: { id: 'Kupon', en: 'Coupons' },
  scope: 'chain',
  key: 'kode_kupon',
  shown: 'keterangan',
  paths: { list: 'transaksi-kupon' },
  // Who reads a code can spend it.
  read: 'parameter.read',
  write: 'parameter.write',
  gate: { module: 'KUPON_MODULE' },
  menu: { group: 'master', section: 'member', order: 30, icon: 'ticket' },
  paginated: true,
  listed: ['dipakai'],
  fields: {
    kode_kupon: {
      kind: 'text',
      label: { id: 'Kode Kupon', en: 'Coupon code' },
      max: 20,
      fixed: true,
      generated: { random: 10 },
    },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, required: true, max: 60 },
    terbitan: {
      kind: 'text',
      label: { id: 'Terbitan', en: 'Issue' },
      max: 12,
      readonly: true,
      help: { id: 'Kupon yang diterbitkan sekaligus', en: 'Coupons that were issued at once' },
    },
    jenis: {
      kind: 'choice',
      label: { id: 'Jenis Potongan', en: 'Kind of reduction' },
      required: true,
      standard: 'RUPIAH',
      choices: [
        { value: 'RUPIAH', label: { id: 'Rupiah', en: 'Rupiah' } },
        { value: 'PERSEN', label: { id: 'Persen', en: 'Percent' } },
      ],
    },
    nilai_rp: rupiah({ id: 'Potongan (Rp)', en: 'Reduction (Rp)' }),
    persen: { kind: 'percent', label: { id: 'Potongan (%)', en: 'Reduction (%)' }, standard: 0 },
    maks_rp: rupiah({ id: 'Potongan Paling Banyak (Rp)', en: 'Largest reduction (Rp)' }),
    minimal_belanja: rupiah({ id: 'Minimal Belanja (Rp)', en: 'Least purchase (Rp)' }),
    kode_customer: { kind: 'ref', ref: 'member', label: { id: 'Untuk Member', en: 'For the member' } },
    kode_toko: { kind: 'ref', ref: 'tokos', label: { id: 'Untuk Toko', en: 'For the shop' } },
    tgl_mulai: { kind: 'date', label: { id: 'Mulai Berlaku', en: 'Valid from the day' } },
    tgl_akhir: { kind: 'date', label: { id: 'Berlaku Sampai', en: 'Valid until' } },
  },
});
