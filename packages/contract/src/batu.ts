import type { Field } from './fields.ts';
import type { MasterDeclaration } from './master.ts';

/** What the lists of a diamond's grades share: kept at head office, in the order of their worth. */
export const batuList = (
  order: number,
): Pick<MasterDeclaration, 'scope' | 'read' | 'write' | 'menu' | 'sort'> => ({
  scope: 'chain',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'berlian', order, icon: 'piece' },
  sort: 'urut',
});

/** The place of a grade among the others. */
export const urutBatu: Field = {
  kind: 'integer',
  label: { id: 'Urutan', en: 'Order' },
  help: { id: 'Yang terbaik di urutan pertama', en: 'The best grade comes first' },
  required: true,
  min: 1,
  max: 99,
};
