import type id from '../id/login.ts';

const login: Record<keyof typeof id, string> = {
  about: 'Informazioni su Kadar',
  cancel: 'Annulla',
  claim: 'Ogni grammo, ogni rupia, al suo posto.',
  claimText:
    'Vendite, magazzino, cassa e libro mastro della gioielleria in un’unica transazione, dal banco cassa ai report del titolare.',
  demo: 'Accesso demo',
  demoText: 'Dati demo: scegliere un utente per accedere (password {{password}}).',
  enter: 'Accedi',
  password: 'Password',
  privacy: 'Informativa sulla privacy',
  showPassword: 'Mostra password',
  takeover: 'Subentra',
  takeoverText: 'La sessione aperta altrove sarà chiusa e si continuerà qui.',
  terms: 'Termini e condizioni',
  title: 'Accesso',
  userId: 'User ID',
  version: 'Kadar {{version}}',
  welcome: 'Benvenuti',
  welcomeText: 'Accedere al proprio negozio.',
};
export default login;
