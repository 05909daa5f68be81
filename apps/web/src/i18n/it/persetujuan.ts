import type id from '../id/persetujuan.ts';

const persetujuan: Record<keyof typeof id, string | Record<string, string>> = {
  becomes: 'da {{from}} a {{to}}',
  close: 'Fatto',
  copied: 'Link copiato',
  copy: 'Copia link',
  linkHelp: 'Il cliente scansiona questo QR e risponde dal suo telefono, una volta sola.',
  linkTitle: 'Link di consenso {{no}}',
  no: 'Rifiutato {{time}} da {{name}}',
  qr: 'QR del link di consenso {{no}}',
  reasonBELUM_DIATUR: 'Non inviato: manca ancora l’account WhatsApp',
  reasonBELUM_SIAP: 'Non tutti i pezzi sono finiti',
  reasonBERHENTI: 'Non inviato: il cliente non vuole messaggi',
  reasonSUDAH: 'Già ricordato oggi',
  reasonTANPA_WA: 'Non inviato: il cliente non ha un numero WhatsApp',
  send: 'Invia con WhatsApp',
  sent: 'Link inviato con WhatsApp',
  showLink: 'Mostra QR',
  title: 'Consenso',
  waiting: 'Senza risposta, chiesto {{time}}',
  yes: 'Accettato {{time}} da {{name}}',
};
export default persetujuan;
