import type { Field } from './fields.ts';

/** Who a supplier is, whatever he supplies. */
export const supplierFields = {
  kode_supplier: {
    kind: 'text',
    label: { id: 'Kode Supplier', en: 'Supplier code' },
    required: true,
    max: 20,
    fixed: true,
  },
  nama_supplier: {
    kind: 'text',
    label: { id: 'Nama Supplier', en: 'Supplier name' },
    required: true,
    max: 60,
  },
  alamat_supplier: { kind: 'text', label: { id: 'Alamat', en: 'Address' } },
  no_hp: { kind: 'phone', label: { id: 'No HP', en: 'Phone' }, max: 20 },
  npwp: { kind: 'text', label: { id: 'NPWP', en: 'Tax number' }, filter: 'digits', max: 25, list: false },
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
} satisfies Record<string, Field>;
