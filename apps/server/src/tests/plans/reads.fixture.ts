import { type Client, MEMBERS } from '../../testing/harness.ts';

const K01 = { toko: 'K01' };

/** What is open and wants attention: read for the partial indexes over it. */
const READS = [
  'barang/get/ready-update-kadar',
  'dashboard/perhatian',
  'dokumen-tunggu',
  'sortir-belian/papan',
  'cetak',
  'otorisasi-qr/waiting',
  'kirim-barang/usulan',
  'usulan-stok',
  'terima-barang/manifes',
  `urusan/${MEMBERS[0]?.kode_customer}`,
  `halaman-member/${MEMBERS[0]?.kode_customer}`,
  `halaman-member/${MEMBERS[0]?.kode_customer}/dilihat`,
];
export const reads = async ({ owner }: { owner: Client }): Promise<void> => {
  for (const path of READS) {
    const { status, body } = await owner.get(path, K01);
    if (status !== 200) throw new Error(JSON.stringify(body));
  }
};
