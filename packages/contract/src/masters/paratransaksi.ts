import { defineMaster } from '../master.ts';

/** The kinds of a transaction that a shop tells apart, such as a sale at the counter and one by message. */
export default defineMaster({
  name: 'paratransaksi',
  title: { id: 'Parameter Transaksi', en: 'Kinds of transactions' },
  scope: 'chain',
  key: 'kode_transaksi',
  shown: 'nama_transaksi',
  paths: { list: 'paratransaksi/get/all' },
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'parameter', section: 'umum', order: 10, icon: 'list' },
  sort: 'jenis_transaksi',
  fields: {
    kode_transaksi: {
      kind: 'text',
      label: { id: 'Kode Transaksi', en: 'Transaction code' },
      required: true,
      max: 20,
      fixed: true,
    },
    nama_transaksi: {
      kind: 'text',
      label: { id: 'Nama Transaksi', en: 'Transaction name' },
      required: true,
      max: 60,
    },
    jenis_transaksi: {
      kind: 'choice',
      label: { id: 'Jenis Transaksi', en: 'Transaction type' },
      required: true,
      fixed: true,
      choices: [
        { value: 'PENJUALAN', label: { id: 'Penjualan', en: 'Sale' } },
        { value: 'PEMBELIAN', label: { id: 'Pembelian', en: 'Purchase' } },
        { value: 'TUKAR', label: { id: 'Tukar Tambah', en: 'Exchange' } },
        { value: 'SERVICE', label: { id: 'Service', en: 'Service' } },
        { value: 'PESANAN', label: { id: 'Pesanan', en: 'Customer order' } },
        { value: 'HUTANG', label: { id: 'Hutang', en: 'Loan' } },
        { value: 'CICILAN', label: { id: 'Cicilan', en: 'Instalments' } },
      ],
    },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, max: 200 },
    aktif: { kind: 'boolean', label: { id: 'Aktif', en: 'Active' }, standard: true },
  },
});
