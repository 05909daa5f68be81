import type { CodeWords } from './code-words.ts';

export const KANAL_WORDS: CodeWords = {
  EMAIL: { id: 'Email', en: 'Email' },
  WA: { id: 'Lewat WhatsApp', en: 'By WhatsApp' },
};
/** Of messages that wait, leave and fail, to customers and to people of the house. */
export const KABAR_COLUMNS = {
  antri_at: { kind: 'datetime', label: { id: 'Antri', en: 'Queued at' } },
  coba: { kind: 'integer', label: { id: 'Percobaan', en: 'Attempts' } },
  dicoba_at: { kind: 'datetime', label: { id: 'Dicoba', en: 'Tried at' } },
  kesalahan: { kind: 'text', label: { id: 'Kesalahan', en: 'Error' } },
  selesai_at: { kind: 'datetime', label: { id: 'Selesai', en: 'Done at' } },
  alamat_kabar: { kind: 'text', label: { id: 'Kepada', en: 'Recipient' }, width: 26 },
  kanal: { kind: 'text', label: { id: 'Saluran', en: 'By way of' }, words: KANAL_WORDS },
} as const;

export const KABAR_HAL_WORDS: CodeWords = {
  JADWAL: { id: 'Jadwal', en: 'Schedule' },
  PERINGATAN: { id: 'Peringatan', en: 'Alert' },
  UJI: { id: 'Uji kirim', en: 'Trial' },
};
export const KABAR_STATUS_WORDS: CodeWords = {
  ANTRI: { id: 'Antri', en: 'Queued' },
  MENGIRIM: { id: 'Mengirim', en: 'Sending' },
  DIKIRIM: { id: 'Dikirim', en: 'Passed on' },
  GAGAL: { id: 'Gagal', en: 'Failed' },
  TAK_PASTI: { id: 'Tak pasti', en: 'Uncertain' },
};
/** Why a message did not leave; what another server said stands in its own words. */
export const KABAR_SEBAB_WORDS: CodeWords = {
  BELUM_DIATUR: { id: 'Akun pengirim belum diatur', en: 'No account to send by' },
  TERPUTUS: { id: 'Terputus saat dikirim', en: 'Cut off while it left' },
  KEDALUWARSA: { id: 'Tidak terkirim dalam dua hari', en: 'Not sent in two days' },
  PENGGUNA_TIDAK_AKTIF: { id: 'Pengguna tidak aktif', en: 'The user is gone' },
  TIDAK_BERHAK: { id: 'Penerima tidak berhak', en: 'Its receiver may not see it' },
  MODUL_TIDAK_AKTIF: { id: 'Modul tidak aktif', en: 'The module is off' },
  TANPA_ALAMAT: { id: 'Tanpa alamat', en: 'No address' },
  BERHENTI: { id: 'Minta berhenti', en: 'Asked for no more' },
  ALAMAT_PUBLIK_WAJIB: { id: 'Alamat publik server belum diatur', en: 'The server has no public address' },
};
