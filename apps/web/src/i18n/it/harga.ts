import type id from '../id/harga.ts';

const harga: Record<keyof typeof id, string> = {
  change: 'Variazione',
  down: 'In calo di {{amount}} ({{percent}} %)',
  field: 'Prezzo globale',
  fieldHelp: 'Rupie al grammo di oro fino, valido per tutti i negozi dal salvataggio',
  history: 'Storico prezzi',
  line: 'Prezzo dell’oro nel tempo',
  reloading: 'La pagina si ricarica tra poco…',
  save: 'Salva dati',
  since: 'Valido dal',
  title: 'Prezzo oro globale',
  up: 'In rialzo di {{amount}} ({{percent}} %)',
  user: 'Utente',
};
export default harga;
