import { batuList, urutBatu } from '../batu.ts';
import { defineMaster } from '../master.ts';

export default defineMaster({
  ...batuList(40),
  name: 'batu-fluorescence',
  title: { id: 'Batu Fluorescence', en: 'Stone fluorescence' },
  key: 'kode_fluorescence',
  shown: 'nama_fluorescence',
  fields: {
    kode_fluorescence: {
      kind: 'text',
      label: { id: 'Kode Fluorescence', en: 'Fluorescence code' },
      required: true,
      max: 10,
      fixed: true,
    },
    nama_fluorescence: {
      kind: 'text',
      label: { id: 'Nama Fluorescence', en: 'Fluorescence' },
      required: true,
      max: 40,
    },
    urut: urutBatu,
  },
});
