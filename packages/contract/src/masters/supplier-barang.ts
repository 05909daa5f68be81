import { defineMaster } from '../master.ts';
import { supplierFields } from '../supplier.ts';

export default defineMaster({
  name: 'supplier-barang',
  title: { id: 'Supplier Barang', en: 'Suppliers' },
  scope: 'chain',
  key: 'kode_supplier',
  shown: 'nama_supplier',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'pihak', order: 20, icon: 'truck-delivery' },
  fields: {
    ...supplierFields,
  },
});
