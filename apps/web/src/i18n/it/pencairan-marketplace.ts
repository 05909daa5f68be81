import type id from '../id/pencairan-marketplace.ts';

const pencairanMarketplace: Record<keyof typeof id, string | Record<string, string>> = {
  account: 'Conto',
  add: 'Registra un accredito',
  channel: 'Canale',
  chooseChannel: 'Scegli prima un canale',
  nothingWaits: 'Nessuna vendita in attesa',
  received: 'Ricevuto',
  remark: 'Nota',
  searchPlaceholder: 'Numero, nota',
  settle: 'Accredita {{amount}}',
  title: 'Accrediti dei marketplace',
  waiting: 'Vendite non accreditate',
  whyLess: 'Perché {{amount}} in meno',
  whyMore: 'Perché {{amount}} in più',
};
export default pencairanMarketplace;
