import type id from '../id/akunting.ts';

const akunting: Record<keyof typeof id, string> = {
  account: 'Nombor akaun',
  accountOf: 'Nombor akaun untuk {{role}}',
  back: 'Kembali',
  credit: 'Kredit',
  debit: 'Debit',
  dropChanges: 'Perubahan belum disimpan. Kembali juga?',
  edit: 'Ubah',
  editOf: 'Ubah akaun {{name}}',
  mapped: 'Akaun diisi',
  pick: 'Pilih akaun…',
  role: 'Jenis akaun',
  save: 'Simpan perubahan',
  side: 'Kedudukan',
  title: 'Parameter perakaunan',
  trx: 'Nama jurnal',
  type: 'Jenis jurnal',
};
export default akunting;
