import { batuList, urutBatu } from '../batu.ts';
import { defineMaster } from '../master.ts';

export default defineMaster({
  ...batuList(60),
  name: 'batu-color',
  title: { id: 'Batu Color', en: 'Stone colour' },
  key: 'kode_color',
  shown: 'nama_color',
  fields: {
    kode_color: {
      kind: 'text',
      label: { id: 'Kode Color', en: 'Colour code' },
      required: true,
      max: 10,
      fixed: true,
    },
    nama_color: { kind: 'text', label: { id: 'Nama Color', en: 'Colour name' }, required: true, max: 40 },
    urut: urutBatu,
  },
});
