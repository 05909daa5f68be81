import { batuList, urutBatu } from '../batu.ts';
import { defineMaster } from '../master.ts';

export default defineMaster({
  ...batuList(20),
  name: 'batu-symmetry',
  title: { id: 'Batu Symmetry', en: 'Stone symmetry' },
  key: 'kode_symmetry',
  shown: 'nama_symmetry',
  fields: {
    kode_symmetry: {
      kind: 'text',
      label: { id: 'Kode Symmetry', en: 'Symmetry code' },
      required: true,
      max: 10,
      fixed: true,
    },
    nama_symmetry: { kind: 'text', label: { id: 'Nama Symmetry', en: 'Symmetry' }, required: true, max: 40 },
    urut: urutBatu,
  },
});
