import type { DokumenType } from '@kadar/contract/dokumen.ts';
import { listed } from '../platform/database/sql.ts';
import { DOKUMEN, ENDING } from '../platform/dokumen-types.ts';

/** Fates that no declaration of a kind tells, as what of them stands in the database. */
export const SPECIAL: Readonly<Record<string, string>> = {
  'a pledge of goods of several purities':
    'select 1 from hutang_barang group by kode_toko, no_faktur having count(distinct kadar) > 1',
  'a penalty that was paid': 'select 1 from hutang_gerak where denda > 0',
  'interest that was let off': 'select 1 from hutang_gerak where diskon > 0',
  'goods of a pledge that the shop bought': "select 1 from hutang where status = 'DIBELI'",
  'a loan that was lent on anew': "select 1 from hutang where status = 'DIALIHKAN'",
  'an exchange':
    "select 1 from dokumen where no_tukar is not null and jenis = 'PENJUALAN' and status = 'POSTED'",
  'an exchange that was taken back':
    "select 1 from dokumen where no_tukar is not null and jenis = 'PENJUALAN' and status = 'BATAL'",
  'a purchase of a pledge that was taken back':
    "select 1 from dokumen where no_tukar is not null and jenis = 'HUTANG_TEBUS' and status = 'BATAL'",
  'a sale paid with points': "select 1 from dokumen_bayar where jenis = 'POIN'",
  'a sale of a deposit': "select 1 from dokumen_bayar where jenis = 'TITIPAN'",
  'a sale with a coupon': 'select 1 from kupon_detail',
  'a sale that was validated':
    "select 1 from dokumen_tunggu where macam = 'VALIDASI' and jenis = 'PENJUALAN' and keadaan = 'SELESAI'",
  'a sale that was refused':
    "select 1 from dokumen_tunggu where macam = 'VALIDASI' and jenis = 'PENJUALAN' and keadaan = 'DITOLAK'",
  'a sale that still waits':
    "select 1 from dokumen_tunggu where macam = 'VALIDASI' and jenis = 'PENJUALAN' and keadaan = 'MENUNGGU'",
  'a purchase that was validated':
    "select 1 from dokumen_tunggu where macam = 'VALIDASI' and jenis = 'PEMBELIAN' and keadaan = 'SELESAI'",
  'a purchase that was refused':
    "select 1 from dokumen_tunggu where macam = 'VALIDASI' and jenis = 'PEMBELIAN' and keadaan = 'DITOLAK'",
  'a purchase of the queue that was paid':
    "select 1 from dokumen_tunggu where macam = 'ANTRIAN' and keadaan = 'SELESAI'",
  'a purchase of the queue that was refused':
    "select 1 from dokumen_tunggu where macam = 'ANTRIAN' and keadaan = 'DITOLAK'",
  'a transfer that is still owed': `select 1 from dokumen d join dokumen_bayar b using (kode_toko, no_faktur) where d.jenis = 'PEMBELIAN' and d.status = 'POSTED' and b.jenis = 'BELUM_BAYAR'
       and not exists (select from dokumen y where y.asal_no = d.no_faktur and y.jenis = 'BAYAR_BELI' and y.status = 'POSTED')`,
  'a card that the bank has not paid out': `select 1 from bank_mutasi m join dokumen d using (kode_toko, no_faktur) where m.jenis = 'CAIR' and m.jumlah_rp < 0 and d.status = 'POSTED'
       and not exists (select from cair_detail c where c.kode_toko = d.kode_toko and c.no_gesek = d.no_faktur)`,
  'money that came with less': "select 1 from kirim_uang where status = 'DONE' and diterima_rp < jumlah_rp",
  'money that came with more': "select 1 from kirim_uang where status = 'DONE' and diterima_rp > jumlah_rp",
  'money that is under way': "select 1 from kirim_uang where status = 'SENT'",
  'money whose sender took it back': "select 1 from kirim_uang where status = 'BATAL'",
  'an order that is late':
    "select 1 from pesanan_keadaan p join hari_kerja h using (kode_toko) where p.status in ('PESAN', 'PROSES') and p.tgl_janji < h.tgl_system",
  'an ordered piece that was fetched': "select 1 from pesanan where status = 'DIAMBIL'",
  'an ordered piece that nobody fetched': "select 1 from pesanan where status = 'JADI'",
  'a sample that is out for longer than was said':
    'select 1 from contoh_keadaan c join hari_kerja h using (kode_toko) where c.tgl_kembali is null and c.batas < h.tgl_system',
  'a sample that came back': 'select 1 from contoh_ambil_detail',
  'a sample of a customer that is kept':
    "select 1 from contoh_keadaan where jenis = 'BAWA_SENDIRI' and tgl_kembali is null",
  'a sample of a customer that he has back': 'select 1 from contoh_kembali',
  'gold of a customer that is all in his piece': `select 1 from jadi_emas_detail j join dokumen d using (kode_toko, no_faktur) where d.status = 'POSTED' and j.sisa_mg = 0`,
  'gold of a customer of which his piece left some': `select 1 from jadi_emas_detail j join dokumen d using (kode_toko, no_faktur) where d.status = 'POSTED' and j.sisa_mg > 0`,
  'gold of a customer that he has back': 'select 1 from emas_kembali_detail',
  'an order that was given up': "select 1 from pesanan where status = 'BATAL'",
  'a heavier piece that its customer agreed to': "select 1 from pesanan_setuju where jawab = 'YA'",
  'a piece of the catalogue that is looked for': "select 1 from preorder_keadaan where status = 'process'",
  'a piece of the catalogue that was fetched': "select 1 from preorder_keadaan where status = 'finish'",
  'a pre-order that was given up while its piece was kept':
    "select 1 from preorder_siap_detail s join pesanan p using (kode_toko, no_pesanan) where p.status = 'BATAL'",
  'a piece that is kept for longer than was said':
    "select 1 from preorder_keadaan k join hari_kerja h using (kode_toko) where k.status = 'ready' and k.batas < h.tgl_system",
  'a contract that was paid off': "select 1 from cicilan where status = 'LUNAS'",
  'a contract that was called off': "select 1 from cicilan where status = 'BATAL'",
  'a contract that goes on under other terms': "select 1 from cicilan where status = 'DIGANTI'",
  'a gram plan that grows': `select 1 from cicilan c join cicilan_gram_bayar_detail b using (kode_toko, no_cicilan) where c.status = 'AKTIF' and b.kode_barcode is null`,
  'a gram plan whose piece was fetched': `select 1 from cicilan c join cicilan_gram_bayar_detail b using (kode_toko, no_cicilan) join cicilan_kontrak_detail t on t.kode_toko = c.kode_toko and t.no_faktur = c.no_cicilan
       where c.status = 'LUNAS' and t.kode_barcode <> '' and b.kode_barcode is not null`,
  'a gram plan of a model whose piece was fetched': `select 1 from cicilan c join cicilan_gram_bayar_detail b using (kode_toko, no_cicilan) join cicilan_kontrak_detail t on t.kode_toko = c.kode_toko and t.no_faktur = c.no_cicilan
       where c.status = 'LUNAS' and t.kode_barcode = '' and b.kode_barcode is not null`,
  'a gram plan that was called off':
    "select 1 from cicilan_gram_detail g join dokumen d on d.asal_toko = g.kode_toko and d.asal_no = g.no_faktur and d.jenis = 'CICILAN_PUTUS' and d.status = 'POSTED'",
  'a piece in service that was fetched': "select 1 from service where status = 'DIAMBIL'",
  'a service that was cancelled': "select 1 from service where status = 'BATAL'",
  'goods that are on the road': "select 1 from kiriman_baris where status = 'JALAN'",
  'goods that were received': "select 1 from kiriman_baris where status = 'TERIMA'",
  'goods that were refused and came back': "select 1 from kiriman_baris where status = 'KEMBALI'",
  'goods that were lost on the way': "select 1 from kiriman_baris where status = 'HILANG'",
  'a piece that a channel shows': "select 1 from barang_luar where status = 'TAYANG'",
  'a piece that a channel sold': "select 1 from barang_luar where status = 'TERJUAL'",
  'a count that was ended': "select 1 from opname_sesi where status = 'SELESAI'",
  'a count that was begun anew': "select 1 from opname_sesi where status = 'KOSONG'",
  'a piece that a count missed and that turned up':
    'select 1 from selisih_opname_detail o join selisih_opname_detail f using (kode_toko, kode_barcode) where o.sesi_id is not null and f.no_rugi = o.no_faktur',
  'a bag that is missing': "select 1 from opname_hasil where hasil = 'HILANG'",
  'a bag that is light': "select 1 from opname_hasil where hasil = 'BEDA_BERAT'",
  'a bag that lies elsewhere': "select 1 from opname_hasil where hasil = 'SALAH_BAKI'",
  'a difference that is to be replaced': "select 1 from opname_putusan where putusan = 'KLAIM'",
  'a difference that was found after all': "select 1 from opname_putusan where putusan = 'DITEMUKAN'",
  'a lot that is open': `select 1 from dokumen d where d.jenis in ('LOT_CUCI', 'LOT_SEPUH', 'LOT_LEBUR') and d.status = 'POSTED'
       and not exists (select from dokumen e where e.asal_no = d.no_faktur and e.jenis in ${listed(ENDING)} and e.status = 'POSTED')`,
  'a day that was closed': 'select 1 from tutup_harian',
  'an approval that was used': 'select 1 from otorisasi_pakai',
};

/** Kinds that no day of a month posts. */
export const NOT_PLAYED: readonly DokumenType[] = DOKUMEN.filter(({ jenis }) =>
  /^CICILAN_(LELANG|HANGUS)$/.test(jenis),
);

/** Every fate of them. */
const notPlayed = (kinds: readonly DokumenType[], why: string): Record<string, string> =>
  Object.fromEntries(
    kinds.flatMap(({ jenis, batal }) =>
      ['stands', ...(batal ? ['taken back on its day', 'taken back later'] : [])].map((fate) => [
        `${jenis} ${fate}`,
        why,
      ]),
    ),
  );

/** What no month of a demo has, and why. */
export const NOT_IN_A_MONTH: Readonly<Record<string, string>> = {
  ...notPlayed(
    NOT_PLAYED,
    'the first month of a contract is due after a month, it is auctioned CICILAN_LELANG_HARI later, and its surplus expires in a year',
  ),
  'POIN_KEDALUWARSA stands':
    'points do not grow too old where POIN_KEDALUWARSA_BULAN is 0, as it is unless a chain wants it',
  'AFILIASI stands': 'the job rewards it, and no member of the demo was brought by another',
  'AFILIASI taken back on its day': 'it is made by no one',
  'AFILIASI taken back later': 'it is made by no one',
  'AKRUAL_BUNGA taken back on its day': 'it is made by the closing of its day',
  'TUTUP_HARIAN stands': 'a closing is a row of its own table, looked for above',
  'KELEBIHAN_HANGUS stands': 'a surplus expires a year after its auction',
  'KELEBIHAN_HANGUS taken back on its day': 'it expires in no month',
  'KELEBIHAN_HANGUS taken back later': 'it expires in no month',
};
