import { batuList } from '../batu.ts';
import { defineMaster } from '../master.ts';

export default defineMaster({
  ...batuList(70),
  name: 'batu-shape',
  title: { id: 'Batu Shape', en: 'Stone shape' },
  key: 'kode_shape',
  shown: 'nama_shape',
  fields: {
    kode_shape: {
      kind: 'text',
      label: { id: 'Kode Shape', en: 'Shape code' },
      required: true,
      max: 10,
      fixed: true,
    },
    nama_shape: { kind: 'text', label: { id: 'Nama Shape', en: 'Shape name' }, required: true, max: 40 },
    urut: {
      kind: 'integer',
      label: { id: 'Urutan', en: 'Order' },
      help: { id: 'Tempatnya dalam daftar pilihan', en: 'Its place in lists' },
      required: true,
      min: 1,
      max: 99,
    },
  },
});
