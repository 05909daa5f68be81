import type id from '../id/export-csv.ts';

const exportCsv: Record<keyof typeof id, string> = {
  DATA: 'Transazioni e registrazioni',
  MASTER: 'Anagrafiche',
  about: '± {{rows}} righe',
  download: 'Esporta CSV',
  from: 'Data iniziale',
  intro:
    'Scegliere tabella, negozio e intervallo di date. Il file viene inviato riga per riga, qualunque sia la dimensione della tabella.',
  logged: 'Ogni esportazione è registrata nell’audit: chi, tabella, filtri e numero di righe.',
  noTable: 'Nessuna tabella corrispondente',
  pickTable: 'Scegli tabella…',
  rows: '{{rows}} righe',
  table: 'Tabella',
  title: 'Esporta CSV',
  to: 'Data finale',
};
export default exportCsv;
