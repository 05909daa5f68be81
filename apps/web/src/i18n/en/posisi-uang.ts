import type id from '../id/posisi-uang.ts';

const posisiUang: Record<keyof typeof id, string | Record<string, string>> = {
  age: 'Age (days)',
  asOf: 'At the end of {{date}}',
  balance: 'Balance',
  cameIn: 'In today',
  heldBy: 'With whom',
  inAll: 'All',
  place: 'Place',
  refresh: 'Refresh',
  report: 'Report',
  since: 'Oldest since',
  title: 'Money',
  wentOut: 'Out today',
};
export default posisiUang;
