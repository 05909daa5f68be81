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
  },
});
