import { batuList, urutBatu } from '../batu.ts';
import { defineMaster } from '../master.ts';

export default defineMaster({
  ...batuList(10),
  name: 'batu-polish',
  title: { id: 'Batu Polish', en: 'Stone polish' },
  key: 'kode_polish',
  shown: 'nama_polish',
  fields: {
    kode_polish: {
      kind: 'text',
      label: { id: 'Kode Polish', en: 'Polish code' },
      required: true,
      max: 10,
      fixed: true,
    },
    nama_polish: { kind: 'text', label: { id: 'Nama Polish', en: 'Polish' }, required: true, max: 40 },
    urut: urutBatu,
  },
});
