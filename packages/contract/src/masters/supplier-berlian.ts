import { defineMaster } from '../master.ts';
import { supplierFields } from '../supplier.ts';

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
    ...supplierFields,
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
