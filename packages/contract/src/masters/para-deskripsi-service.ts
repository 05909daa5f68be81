import { defineMaster } from '../master.ts';

/** Standard descriptions and prices of service (domain §2 cuci, reparasi). */
export default defineMaster({
  name: 'para-deskripsi-service',
  title: { id: 'Parameter Deskripsi Service', en: 'Service descriptions' },
  scope: 'chain',
  key: 'kode_service',
  shown: 'deskripsi',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'parameter', section: 'service', order: 10, icon: 'hammer' },
  fields: {
    kode_service: {
      kind: 'text',
      label: { id: 'Kode Service', en: 'Service code' },
      required: true,
      max: 20,
      fixed: true,
    },
    deskripsi: { kind: 'text', label: { id: 'Deskripsi', en: 'Description' }, required: true, max: 100 },
    jenis_service: {
      kind: 'choice',
      label: { id: 'Jenis Service', en: 'Service type' },
      required: true,
      choices: [
        { value: 'CUCI', label: { id: 'Cuci', en: 'Cleaning' } },
        { value: 'REPARASI', label: { id: 'Reparasi', en: 'Repair' } },
      ],
    },
    ongkos: { kind: 'rupiah', label: { id: 'Ongkos (Rp)', en: 'Charge (Rp)' }, required: true },
    dasar: {
      kind: 'choice',
      label: { id: 'Dihitung', en: 'Charged' },
      standard: 'PER_PCS',
      choices: [
        { value: 'PER_PCS', label: { id: 'Per Pcs', en: 'Per piece' } },
        { value: 'PER_GRAM', label: { id: 'Per Gram', en: 'Per gram' } },
      ],
    },
    lama_hari: {
      kind: 'integer',
      label: { id: 'Lama Pengerjaan (hari)', en: 'Takes (days)' },
      standard: 0,
      min: 0,
      max: 365,
    },
  },
});
