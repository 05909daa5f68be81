import type id from '../id/profil.ts';

const profil: Record<keyof typeof id, string> = {
  add: 'Registra impronta',
  addText:
    'L’impronta è letta dal dispositivo stesso; Kadar conserva solo la chiave pubblica. La password è richiesta perché una sessione lasciata aperta non possa registrare un’altra persona.',
  added: 'Impronta registrata',
  address: 'Indirizzo',
  confirmRemove: 'Eliminare l’impronta {{name}}?',
  createdAt: 'Registrata {{time}}',
  device: 'Nome dispositivo',
  deviceHelp: 'Ad esempio telefono di Sri, portatile cassa 1',
  empty: 'Nessuna impronta registrata',
  fingerprints: 'Impronte',
  fingerprintsText: 'Servono per autorizzare sui dispositivi registrati.',
  lastUsed: 'Ultimo uso {{time}}',
  level: 'Livello',
  name: 'Nome',
  neverUsed: 'Mai usata',
  noReader:
    'Questo dispositivo non ha un lettore di impronte utilizzabile, o la pagina è aperta senza https.',
  onlyAt: 'Solo su {{host}}',
  otorisator: 'Apri autorizzatore',
  password: 'Password personale',
  readerAddress:
    "L'impronta non funziona a questo indirizzo. Apri Kadar via https con il nome host, oppure su localhost.",
  readerBusy: 'L’impronta di questo dispositivo è già registrata',
  readerDismissed: 'Registrazione annullata sul dispositivo',
  readerFailed: 'Riprovare',
  remove: 'Elimina {{name}}',
  removed: 'Impronta eliminata',
  title: 'Profilo',
  toko: 'Negozio',
  userId: 'User ID',
};
export default profil;
