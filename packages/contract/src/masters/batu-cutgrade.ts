import { batuList, urutBatu } from '../batu.ts';
import { defineMaster } from '../master.ts';

export default defineMaster({
  ...batuList(30),
  name: 'batu-cutgrade',
  title: { id: 'Batu Cut Grade', en: 'Stone cut grade' },
  key: 'kode_cutgrade',
  shown: 'nama_cutgrade',
  fields: {
    kode_cutgrade: {
      kind: 'text',
      label: { id: 'Kode Cut Grade', en: 'Cut grade code' },
      required: true,
      max: 10,
      fixed: true,
    },
    nama_cutgrade: {
      kind: 'text',
      label: { id: 'Nama Cut Grade', en: 'Cut grade' },
      required: true,
      max: 40,
    },
    urut: urutBatu,
  },
});
