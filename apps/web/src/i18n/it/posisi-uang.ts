import type id from '../id/posisi-uang.ts';

const posisiUang: Record<keyof typeof id, string | Record<string, string>> = {
  age: 'Giorni',
  asOf: 'Saldo alla fine del {{date}}',
  balance: 'Saldo',
  cameIn: 'Entrato oggi',
  heldBy: 'Presso',
  inAll: 'Tutto',
  place: 'Dove',
  refresh: 'Aggiorna',
  report: 'Report',
  since: 'Dal',
  title: 'Denaro',
  wentOut: 'Uscito oggi',
};
export default posisiUang;
