import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'supplier-berlian',
  title: { id: 'Supplier Berlian', en: 'Diamond suppliers' },
  scope: 'chain',
  key: 'kode_supplier',
  shown: 'nama_supplier',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'pihak', order: 30, icon: 'truck-delivery' },
  fields: {
    kode_supplier: {
      kind: 'text',
      label: { id: 'Kode Supplier', en: 'Supplier code' },
      required: true,
      max: 20,
      fixed: true,
    },
    nama_supplier: { kind: 'text', label: { id: 'Nama Supplier', en: 'Name' }, required: true, max: 60 },
    alamat_supplier: { kind: 'text', label: { id: 'Alamat', en: 'Address' } },
    no_hp: { kind: 'phone', label: { id: 'No HP', en: 'Phone' }, max: 20 },
    npwp: { kind: 'text', label: { id: 'NPWP', en: 'Tax number' }, max: 25, list: false },
    pkp: {
      kind: 'boolean',
      label: { id: 'PKP', en: 'VAT registered' },
      help: { id: 'Memberi faktur pajak', en: 'Gives a tax invoice' },
      standard: false,
    },
    cara_beli: {
      kind: 'choice',
      label: { id: 'Cara Beli', en: 'Terms' },
      standard: 'PUTUS',
      choices: [
        { value: 'PUTUS', label: { id: 'Beli Putus', en: 'Bought outright' } },
        { value: 'KONSINYASI', label: { id: 'Konsinyasi', en: 'On consignment' } },
      ],
    },
    tempo_hari: {
      kind: 'integer',
      label: { id: 'Tempo Bayar (hari)', en: 'Payment term (days)' },
      standard: 0,
      min: 0,
      max: 365,
    },
  },
});
