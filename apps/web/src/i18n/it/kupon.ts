import type id from '../id/kupon.ts';

const kupon: Record<keyof typeof id, string | Record<string, string>> = {
  chooseFirst: 'Scelga prima nell’elenco il coupon di modello',
  count: 'Quanti',
  countHelp: 'Da 1 a {{max}} coupon alla volta',
  issueAndPrint: 'Emetti e stampa ({{jumlah}})',
  issueLike:
    'Condizioni e valore sono quelli di {{kode}} ({{keterangan}}); ogni coupon riceve un proprio codice casuale.',
  issueMany: 'Emetti molti',
  issueTitle: 'Emetti molti coupon',
  issued: '{{jumlah}} coupon emessi, emissione {{terbitan}}',
  printIssue: 'Stampa emissione',
};
export default kupon;
