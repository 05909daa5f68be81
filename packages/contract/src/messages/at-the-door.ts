/**
 * What a browser says before it has learnt a language, or where it cannot be fetched: that nobody answered. The same words
 * as in the dictionaries of messages, which a test holds.
 */
export const spoken = {
  id: {
    REQUEST_GAGAL: 'Terjadi Kesalahan Saat Request Data',
    KONEKSI_BERMASALAH: 'Koneksi Bermasalah',
    KONEKSI_TIMEOUT: 'Koneksi bermasalah..',
  },
  en: {
    REQUEST_GAGAL: 'The request failed',
    KONEKSI_BERMASALAH: 'Connection trouble',
    KONEKSI_TIMEOUT: 'Connection trouble..',
  },
  it: {
    REQUEST_GAGAL: 'Errore durante la richiesta dei dati',
    KONEKSI_BERMASALAH: 'Problema di connessione',
    KONEKSI_TIMEOUT: 'Problema di connessione..',
  },
  hk: {
    REQUEST_GAGAL: '讀取資料時發生錯誤',
    KONEKSI_BERMASALAH: '連線出現問題',
    KONEKSI_TIMEOUT: '連線出現問題…',
  },
  my: {
    REQUEST_GAGAL: 'Berlaku ralat semasa meminta data',
    KONEKSI_BERMASALAH: 'Sambungan bermasalah',
    KONEKSI_TIMEOUT: 'Sambungan bermasalah..',
  },
  jp: {
    REQUEST_GAGAL: 'データの取得中にエラーが発生しました',
    KONEKSI_BERMASALAH: '接続に問題があります',
    KONEKSI_TIMEOUT: '接続に問題があります…',
  },
};
