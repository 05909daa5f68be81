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
    /** What a delivery proposes; each says its own. */
    sistem: {
      kind: 'choice',
      label: { id: 'Sistem', en: 'Deliveries' },
      standard: 'TETAP',
      choices: [
        { value: 'TETAP', label: { id: 'Harga Tetap', en: 'At a fixed price' } },
        { value: 'BELUM_FIX', label: { id: 'Belum Fix', en: 'Owed in gold' } },
        { value: 'KONSINYASI', label: { id: 'Konsinyasi', en: 'On consignment' } },
      ],
    },
    pungut_pph22: {
      kind: 'boolean',
      label: { id: 'Memungut PPh 22', en: 'Collects income tax' },
      standard: false,
    },
  },
});
