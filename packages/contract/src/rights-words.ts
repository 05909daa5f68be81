import type { Text } from './text.ts';

const text = (id: string, en: string, it: string, hk: string, my: string, jp: string): Text => ({
  id,
  en,
  it,
  hk,
  my,
  jp,
});

/** What the approver of a changed role reads. */
export const RIGHTS_WORDS = {
  akibat: text(
    'Peran {nama}: hak {jumlah} user berubah',
    'Role {nama}: rights of {jumlah} users change',
    'Ruolo {nama}: cambiano i diritti di {jumlah} utenti',
    '角色 {nama}：{jumlah} 名用戶的權限會改變',
    'Peranan {nama}: hak {jumlah} pengguna berubah',
    '役割 {nama}：{jumlah} 人の権限が変わります',
  ),
  bertambah: text(
    'mendapat {layar}',
    'gain {layar}',
    'ottengono {layar}',
    '增加 {layar}',
    'mendapat {layar}',
    '追加 {layar}',
  ),
  berkurang: text(
    'kehilangan {layar}',
    'lose {layar}',
    'perdono {layar}',
    '失去 {layar}',
    'kehilangan {layar}',
    '削除 {layar}',
  ),
} as const satisfies Record<string, Text>;

/** Heads of the lists of rights as files. */
export const RIGHTS_COLUMNS = {
  hakAkses: text('Hak Akses', 'Access rights', 'Diritti', '權限', 'Hak Akses', '権限'),
  banding: text(
    'Bandingkan Hak Akses',
    'Access rights compared',
    'Diritti a confronto',
    '權限比較',
    'Bandingkan Hak Akses',
    '権限の比較',
  ),
  user_id: text('User', 'User', 'Utente', '用戶', 'Pengguna', 'ユーザー'),
  usere_name: text('Nama', 'Name', 'Nome', '姓名', 'Nama', '氏名'),
  level: text('Level', 'Level', 'Livello', '級別', 'Tahap', 'レベル'),
  kode_toko: text('Toko', 'Shop', 'Negozio', '店舖', 'Kedai', '店舗'),
  peran: text('Peran', 'Role', 'Ruolo', '角色', 'Peranan', '役割'),
  layar: text('Layar', 'Screens', 'Schermate', '畫面', 'Skrin', '画面'),
  diberi: text('Diberi', 'Given besides', 'In più', '額外給予', 'Diberi', '追加'),
  diambil: text('Diambil', 'Taken away', 'In meno', '已收回', 'Diambil', '除外'),
  grup: text('Menu', 'Menu', 'Menu', '選單', 'Menu', 'メニュー'),
  judul: text(
    'Layar atau Tindakan',
    'Screen or action',
    'Schermata o azione',
    '畫面或操作',
    'Skrin atau Tindakan',
    '画面・操作',
  ),
  aksi: text('Tindakan', 'Actions', 'Azioni', '操作', 'Tindakan', '操作'),
  BOLEH: text('Boleh', 'May', 'Può', '可以', 'Boleh', '可'),
  SETUJU: text(
    'Dengan persetujuan',
    'With approval',
    'Con approvazione',
    '須經批准',
    'Dengan kelulusan',
    '承認が必要',
  ),
} as const satisfies Record<string, Text>;
