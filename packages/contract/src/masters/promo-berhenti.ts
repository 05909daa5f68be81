import { defineMaster } from '../master.ts';

/** Numbers that asked for no more promos; the whole chain respects them. */
export default defineMaster({
  name: 'promo-berhenti',
  title: { id: 'Berhenti Menerima Promo', en: 'No promos, please' },
  scope: 'chain',
  key: 'no_hp',
  shown: 'keterangan',
  read: 'promo.read',
  write: 'promo.write',
  menu: { group: 'master', section: 'member', order: 61 },
  paginated: true,
  fields: {
    no_hp: {
      kind: 'phone',
      label: { id: 'No HP', en: 'Phone' },
      required: true,
      fixed: true,
      personal: 'phone',
      min: 9,
      max: 20,
    },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, max: 120 },
  },
});
