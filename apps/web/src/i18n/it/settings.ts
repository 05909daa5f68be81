import type id from '../id/settings.ts';

const settings: Record<keyof typeof id, string> = {
  originPUSAT: 'Sede',
  originSTANDAR: 'Standard',
  originTOKO: 'Negozio',
  drop: 'Scarta modifiche',
  forCustomer: 'Copia cliente',
  forShop: 'Copia negozio',
  hundredths: 'Centesimi di grammo',
  notaFields: 'Nota di vendita',
  notaTitle: 'Impostazioni nota',
  preview: 'Anteprima',
  previewOf: 'Anteprima nota su carta {{format}}',
  reset: 'Ripristina standard',
  resetOf: 'Ripristina standard: {{setting}}',
  roundingStep: 'Passo di arrotondamento (grammi)',
  sampleSign: 'Cliente',
  sampleStamp: 'Distinti saluti',
  sampleTotal: 'Totale',
  save: 'Salva modifiche',
  saveChanges: 'Salva {{count}} modifiche',
  scopeAll: 'Le modifiche valgono come standard per tutti i negozi.',
  scopeToko: 'Le modifiche valgono per il negozio {{toko}}.',
  search: 'Cerca impostazione',
  systemTitle: 'Impostazioni di sistema',
  thousandths: 'Millesimi di grammo',
};
export default settings;
