import type id from '../id/akunting.ts';

const akunting: Record<keyof typeof id, string> = {
  account: 'Numero di conto',
  accountOf: 'Numero di conto per {{role}}',
  back: 'Indietro',
  credit: 'Avere',
  debit: 'Dare',
  dropChanges: 'Modifiche non salvate. Tornare indietro comunque?',
  edit: 'Modifica',
  editOf: 'Modifica conti {{name}}',
  mapped: 'Conti impostati',
  pick: 'Scegli conto…',
  role: 'Tipo di conto',
  save: 'Salva modifiche',
  side: 'Sezione',
  title: 'Parametri contabili',
  trx: 'Nome giornale',
  type: 'Tipo giornale',
};
export default akunting;
