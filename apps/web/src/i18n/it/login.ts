const login = {
  ended: {
    DIAMBIL_ALIH: 'Sei uscito perché questo utente è entrato da un altro dispositivo.',
    HAK_DIUBAH: 'Il tuo livello, negozio o permesso è cambiato. Accedi di nuovo.',
    OLEH_ADMIN: 'La tua sessione è stata chiusa da un amministratore.',
    PASSWORD: 'La password è stata cambiata da un altro dispositivo. Accedi con quella nuova.',
    KEDALUWARSA: 'La tua sessione è scaduta. Accedi di nuovo.',
  },
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
