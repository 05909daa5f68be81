import { keahlian } from '../keahlian.ts';
import { defineMaster } from '../master.ts';

/** What craftsmen may lose of the fine gold used, by trade; without a row each has a share of his own. */
export default defineMaster({
  name: 'para-susut-tukang',
  title: { id: 'Parameter Susut Tukang', en: 'Losses of craftsmen' },
  scope: 'chain',
  key: '_id',
  shown: 'keahlian',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'parameter', section: 'service', order: 20, icon: 'percentage' },
  sort: 'keahlian',
  unique: [['keahlian']],
  fields: {
    keahlian: { ...keahlian, required: true },
    persen: {
      kind: 'percent',
      label: { id: 'Batas Susut (%)', en: 'Tolerated loss (%)' },
      help: { id: 'Dari emas murni yang dipakai', en: 'Of the fine gold that was used' },
      required: true,
    },
  },
});
