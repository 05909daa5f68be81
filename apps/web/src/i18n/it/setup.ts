import type id from '../id/setup.ts';

const setup: Record<keyof typeof id, string> = {
  back: 'Indietro',
  codeHelp: 'Tre lettere o cifre, parte di ogni numero di documento',
  create: 'Configura Kadar',
  done: 'Kadar è pronto, effettuare l’accesso',
  goldPrice: 'Prezzo oro al grammo (24K)',
  headAddress: 'Indirizzo sede',
  headCode: 'Codice sede',
  headName: 'Nome sede',
  intro: 'Il database è ancora vuoto. Tre passi e il negozio può lavorare.',
  next: 'Avanti',
  ownerId: 'User ID titolare',
  ownerName: 'Nome titolare',
  ownerPassword: 'Password',
  passwordHelp: 'Almeno 8 caratteri',
  priceHelp: 'Prezzo globale di oggi; modificabile in qualsiasi momento',
  shopAddress: 'Indirizzo negozio',
  shopCode: 'Codice negozio',
  shopName: 'Nome negozio',
  stepHead: 'Sede',
  stepOwner: 'Titolare',
  stepShop: 'Primo negozio',
  title: 'Configurazione di Kadar',
};
export default setup;
