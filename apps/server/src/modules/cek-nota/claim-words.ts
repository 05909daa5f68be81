import type { Klaim } from '@kadar/contract/endpoints/klaim.ts';
import type { Language } from '@kadar/contract/text.ts';

type Step = Klaim['jalan'][number]['langkah'];
type State = Klaim['keadaan'];

export interface ClaimWords {
  holds: string;
  holdsText: string;
  old: string;
  oldText: string;
  unknown: string;
  unknownText: string;
  promised: string;
  cost: string;
  estimated: string;
  weightBefore: string;
  weightEstimated: string;
  added: string;
  weightAfter: string;
  lost: string;
  mayLose: string;
  yourGold: string;
  fineGold: string;
  photoBefore: string;
  photoAfter: string;
  way: string;
  asked: string;
  askedText: string;
  before: string;
  becomes: string;
  name: string;
  nameProblem: string;
  yes: string;
  no: string;
  saidYes: string;
  saidNo: string;
  changed: string;
  sample: string;
  sampleBack: string;
  sampleKept: string;
  state: Record<State, string>;
  step: Record<Step, string>;
}

const id: ClaimWords = {
  holds: 'Tanda terima berlaku ✓',
  holdsText: 'Barang Anda ada di {toko}.',
  old: 'Tanda tangan lama',
  oldText:
    'Tanda terima ini lebih lama daripada kunci tanda tangan toko sekarang. Kasir {toko} memeriksanya menurut nomor.',
  unknown: 'Tidak dikenal',
  unknownText: 'Kode ini bukan tanda tangan toko kami. Periksa lagi ketikan Anda, atau tanyakan ke toko.',
  promised: 'Janji',
  cost: 'Biaya',
  estimated: 'Perkiraan',
  weightBefore: 'Berat awal',
  weightEstimated: 'Perkiraan berat',
  added: 'Emas ditambah',
  weightAfter: 'Berat jadi',
  lost: 'Susut',
  mayLose: 'batas {berat}',
  yourGold: 'Emas Anda diterima',
  fineGold: 'murni {berat}',
  photoBefore: '{nama}, sebelum',
  photoAfter: '{nama}, sesudah',
  way: 'Perjalanan',
  asked: 'Toko meminta persetujuan Anda',
  askedText: 'Jawaban hanya satu kali, dan disimpan dengan nama dan waktunya.',
  before: 'Semula',
  becomes: 'Menjadi',
  name: 'Nama Anda',
  nameProblem: 'Isi nama Anda',
  yes: 'Setuju',
  no: 'Tidak',
  saidYes: 'Disetujui {waktu}',
  saidNo: 'Ditolak {waktu}',
  changed: 'Yang ditanyakan sudah berubah. Toko akan mengirim pertanyaan yang baru.',
  sample: 'Contoh Anda',
  sampleBack: 'Dikembalikan {tanggal}',
  sampleKept: 'Disimpan di toko',
  state: {
    TERIMA: 'Diterima',
    PROSES: 'Dikerjakan',
    MENUNGGU_SETUJU: 'Menunggu persetujuan Anda',
    SELESAI: 'Selesai, siap diambil',
    DIAMBIL: 'Sudah diambil',
    BATAL: 'Dibatalkan',
    PESAN: 'Dipesan',
    JADI: 'Jadi, siap diambil',
  },
  step: {
    TERIMA: 'Diterima',
    PESAN: 'Dipesan',
    PROSES: 'Mulai dikerjakan',
    MINTA_SETUJU: 'Diminta persetujuan',
    SETUJU: 'Disetujui',
    TOLAK: 'Ditolak',
    SELESAI: 'Selesai',
    JADI: 'Jadi',
    AMBIL: 'Diambil',
    BATAL: 'Dibatalkan',
  },
};

const en: ClaimWords = {
  holds: 'This claim slip holds ✓',
  holdsText: 'Your pieces are at {toko}.',
  old: 'Old signature',
  oldText:
    'This claim slip is older than the key the shop signs with today. The till of {toko} checks it by its number.',
  unknown: 'Not known',
  unknownText: 'This code does not carry our signature. Check what you typed, or ask the shop.',
  promised: 'Promised for',
  cost: 'Cost',
  estimated: 'Estimate',
  weightBefore: 'Weight before',
  weightEstimated: 'Estimated weight',
  added: 'Gold added',
  weightAfter: 'Weight after',
  lost: 'Lost',
  mayLose: 'at most {berat}',
  yourGold: 'Gold you brought',
  fineGold: 'fine gold {berat}',
  photoBefore: '{nama}, before',
  photoAfter: '{nama}, after',
  way: 'What happened',
  asked: 'The shop asks for your consent',
  askedText: 'You answer once; your answer is kept with your name and the time.',
  before: 'Before',
  becomes: 'Becomes',
  name: 'Your name',
  nameProblem: 'Enter your name',
  yes: 'I agree',
  no: 'No',
  saidYes: 'Agreed {waktu}',
  saidNo: 'Refused {waktu}',
  changed: 'What was asked has changed since. The shop will ask you again.',
  sample: 'Your sample',
  sampleBack: 'Given back {tanggal}',
  sampleKept: 'Kept in the shop',
  state: {
    TERIMA: 'Taken in',
    PROSES: 'Being worked on',
    MENUNGGU_SETUJU: 'Waiting for your consent',
    SELESAI: 'Done, ready for you',
    DIAMBIL: 'Picked up',
    BATAL: 'Cancelled',
    PESAN: 'Ordered',
    JADI: 'Made, ready for you',
  },
  step: {
    TERIMA: 'Taken in',
    PESAN: 'Ordered',
    PROSES: 'Work began',
    MINTA_SETUJU: 'Consent asked',
    SETUJU: 'Agreed',
    TOLAK: 'Refused',
    SELESAI: 'Done',
    JADI: 'Made',
    AMBIL: 'Picked up',
    BATAL: 'Cancelled',
  },
};

const it: ClaimWords = {
  holds: 'Ricevuta valida ✓',
  holdsText: 'I suoi pezzi sono da {toko}.',
  old: 'Firma precedente',
  oldText:
    'Questa ricevuta è anteriore alla chiave con cui il negozio firma oggi. La cassa di {toko} la verifica dal numero.',
  unknown: 'Sconosciuta',
  unknownText: 'Questo codice non porta la nostra firma. Controlli quanto digitato, o chieda al negozio.',
  promised: 'Promesso per',
  cost: 'Costo',
  estimated: 'Stima',
  weightBefore: 'Peso iniziale',
  weightEstimated: 'Peso stimato',
  added: 'Oro aggiunto',
  weightAfter: 'Peso finale',
  lost: 'Calo',
  mayLose: 'al massimo {berat}',
  yourGold: 'Oro che ha portato',
  fineGold: 'oro fino {berat}',
  photoBefore: '{nama}, prima',
  photoAfter: '{nama}, dopo',
  way: 'Cronologia',
  asked: 'Il negozio chiede il suo consenso',
  askedText: 'Si risponde una volta sola; la risposta è conservata con nome e ora.',
  before: 'Prima',
  becomes: 'Diventa',
  name: 'Il suo nome',
  nameProblem: 'Inserisca il suo nome',
  yes: 'Accetto',
  no: 'No',
  saidYes: 'Accettato {waktu}',
  saidNo: 'Rifiutato {waktu}',
  changed: 'Quanto era stato chiesto è cambiato. Il negozio chiederà di nuovo.',
  sample: 'Il suo campione',
  sampleBack: 'Restituito il {tanggal}',
  sampleKept: 'Custodito in negozio',
  state: {
    TERIMA: 'Ricevuto',
    PROSES: 'In lavorazione',
    MENUNGGU_SETUJU: 'In attesa del suo consenso',
    SELESAI: 'Finito, da ritirare',
    DIAMBIL: 'Ritirato',
    BATAL: 'Annullato',
    PESAN: 'Ordinato',
    JADI: 'Pronto, da ritirare',
  },
  step: {
    TERIMA: 'Ricevuto',
    PESAN: 'Ordinato',
    PROSES: 'Lavoro iniziato',
    MINTA_SETUJU: 'Consenso chiesto',
    SETUJU: 'Accettato',
    TOLAK: 'Rifiutato',
    SELESAI: 'Finito',
    JADI: 'Pronto',
    AMBIL: 'Ritirato',
    BATAL: 'Annullato',
  },
};

const hk: ClaimWords = {
  holds: '收據有效 ✓',
  holdsText: '您的物品在{toko}。',
  old: '舊簽章',
  oldText: '此收據早於店舖現用的簽章金鑰。{toko}的收銀處會按編號查核。',
  unknown: '無法識別',
  unknownText: '此代碼並無本店簽章。請檢查輸入內容，或向店舖查詢。',
  promised: '約定日期',
  cost: '費用',
  estimated: '估價',
  weightBefore: '原重',
  weightEstimated: '估計重量',
  added: '加金',
  weightAfter: '完成重量',
  lost: '損耗',
  mayLose: '上限 {berat}',
  yourGold: '您帶來的黃金',
  fineGold: '純金 {berat}',
  photoBefore: '{nama}，之前',
  photoAfter: '{nama}，之後',
  way: '經過',
  asked: '店舖徵求您的同意',
  askedText: '只可回覆一次；回覆會連同姓名及時間保存。',
  before: '原來',
  becomes: '改為',
  name: '您的姓名',
  nameProblem: '請輸入您的姓名',
  yes: '同意',
  no: '不同意',
  saidYes: '已同意 {waktu}',
  saidNo: '已拒絕 {waktu}',
  changed: '所問的內容已更改。店舖會再向您詢問。',
  sample: '您的樣品',
  sampleBack: '{tanggal} 已歸還',
  sampleKept: '存於店內',
  state: {
    TERIMA: '已接收',
    PROSES: '處理中',
    MENUNGGU_SETUJU: '等待您的同意',
    SELESAI: '已完成，可領取',
    DIAMBIL: '已領取',
    BATAL: '已取消',
    PESAN: '已訂購',
    JADI: '已製成，可領取',
  },
  step: {
    TERIMA: '已接收',
    PESAN: '已訂購',
    PROSES: '開始處理',
    MINTA_SETUJU: '徵求同意',
    SETUJU: '已同意',
    TOLAK: '已拒絕',
    SELESAI: '已完成',
    JADI: '已製成',
    AMBIL: '已領取',
    BATAL: '已取消',
  },
};

const my: ClaimWords = {
  holds: 'Resit tuntutan sah ✓',
  holdsText: 'Barang anda ada di {toko}.',
  old: 'Tandatangan lama',
  oldText:
    'Resit ini lebih lama daripada kunci tandatangan kedai sekarang. Kaunter {toko} menyemaknya mengikut nombor.',
  unknown: 'Tidak dikenali',
  unknownText: 'Kod ini tiada tandatangan kami. Semak apa yang ditaip, atau tanya kedai.',
  promised: 'Dijanjikan',
  cost: 'Kos',
  estimated: 'Anggaran',
  weightBefore: 'Berat asal',
  weightEstimated: 'Anggaran berat',
  added: 'Emas ditambah',
  weightAfter: 'Berat siap',
  lost: 'Susut',
  mayLose: 'had {berat}',
  yourGold: 'Emas yang anda bawa',
  fineGold: 'emas tulen {berat}',
  photoBefore: '{nama}, sebelum',
  photoAfter: '{nama}, selepas',
  way: 'Perjalanan',
  asked: 'Kedai meminta persetujuan anda',
  askedText: 'Jawapan hanya sekali, dan disimpan dengan nama dan masanya.',
  before: 'Asal',
  becomes: 'Menjadi',
  name: 'Nama anda',
  nameProblem: 'Isi nama anda',
  yes: 'Setuju',
  no: 'Tidak',
  saidYes: 'Dipersetujui {waktu}',
  saidNo: 'Ditolak {waktu}',
  changed: 'Perkara yang ditanya telah berubah. Kedai akan bertanya semula.',
  sample: 'Contoh anda',
  sampleBack: 'Dipulangkan {tanggal}',
  sampleKept: 'Disimpan di kedai',
  state: {
    TERIMA: 'Diterima',
    PROSES: 'Dikerjakan',
    MENUNGGU_SETUJU: 'Menunggu persetujuan anda',
    SELESAI: 'Siap, boleh diambil',
    DIAMBIL: 'Sudah diambil',
    BATAL: 'Dibatalkan',
    PESAN: 'Ditempah',
    JADI: 'Siap dibuat, boleh diambil',
  },
  step: {
    TERIMA: 'Diterima',
    PESAN: 'Ditempah',
    PROSES: 'Kerja bermula',
    MINTA_SETUJU: 'Persetujuan diminta',
    SETUJU: 'Dipersetujui',
    TOLAK: 'Ditolak',
    SELESAI: 'Siap',
    JADI: 'Siap dibuat',
    AMBIL: 'Diambil',
    BATAL: 'Dibatalkan',
  },
};

const jp: ClaimWords = {
  holds: '預かり証は有効です ✓',
  holdsText: 'お品物は{toko}にあります。',
  old: '以前の署名',
  oldText: 'この預かり証は、店舗が現在使う署名鍵より前のものです。{toko}のレジが番号で確認します。',
  unknown: '不明',
  unknownText: 'このコードには当店の署名がありません。入力を確認するか、店舗にお尋ねください。',
  promised: 'お約束の日',
  cost: '料金',
  estimated: '見積り',
  weightBefore: '受入重量',
  weightEstimated: '見積重量',
  added: '追加した金',
  weightAfter: '仕上り重量',
  lost: '減量',
  mayLose: '上限 {berat}',
  yourGold: 'お預かりした金',
  fineGold: '純金 {berat}',
  photoBefore: '{nama}（前）',
  photoAfter: '{nama}（後）',
  way: '経過',
  asked: '店舗がご同意をお願いしています',
  askedText: '回答は一度だけです。お名前と時刻とともに保存されます。',
  before: '変更前',
  becomes: '変更後',
  name: 'お名前',
  nameProblem: 'お名前を入力してください',
  yes: '同意する',
  no: '同意しない',
  saidYes: '同意済み {waktu}',
  saidNo: '拒否済み {waktu}',
  changed: '確認内容が変わりました。店舗が改めてお尋ねします。',
  sample: 'お客様の見本',
  sampleBack: '{tanggal} に返却',
  sampleKept: '店でお預かり中',
  state: {
    TERIMA: '受入済み',
    PROSES: '作業中',
    MENUNGGU_SETUJU: 'ご同意待ち',
    SELESAI: '完了、お渡しできます',
    DIAMBIL: 'お渡し済み',
    BATAL: '取消',
    PESAN: '注文済み',
    JADI: '完成、お渡しできます',
  },
  step: {
    TERIMA: '受入',
    PESAN: '注文',
    PROSES: '作業開始',
    MINTA_SETUJU: '同意のお願い',
    SETUJU: '同意',
    TOLAK: '拒否',
    SELESAI: '完了',
    JADI: '完成',
    AMBIL: 'お渡し',
    BATAL: '取消',
  },
};

export const CLAIM_WORDS: Readonly<Record<Language, ClaimWords>> = { id, en, it, hk, my, jp };
