import type id from '../id/persetujuan.ts';

const persetujuan: Record<keyof typeof id, string | Record<string, string>> = {
  becomes: '{{from}} becomes {{to}}',
  close: 'Done',
  copied: 'Link copied',
  copy: 'Copy link',
  linkHelp: 'The customer scans this QR and answers on his own phone, once.',
  linkTitle: 'Consent link {{no}}',
  no: 'Refused {{time}} by {{name}}',
  qr: 'QR of the consent link {{no}}',
  reasonBELUM_DIATUR: 'Not sent: there is no WhatsApp account yet',
  reasonBELUM_SIAP: 'Not all pieces are done yet',
  reasonBERHENTI: 'Not sent: the customer wants no messages',
  reasonSUDAH: 'Reminded already today',
  reasonTANPA_WA: 'Not sent: the customer has no WhatsApp number',
  send: 'Send by WhatsApp',
  sent: 'The link was sent by WhatsApp',
  showLink: 'Show QR',
  title: 'Consent',
  waiting: 'Not answered yet, asked {{time}}',
  yes: 'Agreed {{time}} by {{name}}',
};
export default persetujuan;
