import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'parapoin',
  title: { id: 'Parameter Nilai Poin', en: 'Point values' },
  scope: 'chain',
  key: '_id',
  shown: 'tgl_berlaku',
  paths: { list: 'parapoin/get/all' },
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'parameter', section: 'member', order: 10, icon: 'star' },
  sort: '-tgl_berlaku',
  unique: [['tgl_berlaku']],
  fields: {
    tgl_berlaku: { kind: 'date', label: { id: 'Tanggal Berlaku', en: 'Valid from' }, required: true },
    nilai_poin: {
      kind: 'rupiah',
      label: { id: 'Nilai Poin (Rp)', en: 'Value of a point (Rp)' },
      required: true,
      min: 1,
    },
  },
});
