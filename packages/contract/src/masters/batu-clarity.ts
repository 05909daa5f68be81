import { batuList, urutBatu } from '../batu.ts';
import { defineMaster } from '../master.ts';

export default defineMaster({
  ...batuList(50),
  name: 'batu-clarity',
  title: { id: 'Batu Clarity', en: 'Stone clarity' },
  key: 'kode_clarity',
  shown: 'nama_clarity',
  fields: {
    kode_clarity: {
      kind: 'text',
      label: { id: 'Kode Clarity', en: 'Clarity code' },
      required: true,
      max: 10,
      fixed: true,
    },
    nama_clarity: {
      kind: 'text',
      label: { id: 'Nama Clarity', en: 'Clarity name' },
      required: true,
      max: 40,
    },
    urut: urutBatu,
  },
});
