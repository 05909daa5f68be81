const hari = {
  'batal|cancelled': 'batal',
  'belum dicocokkan|not matched': 'belum dipadankan',
  'Ditutup oleh|Closed by': 'Ditutup oleh',
  'Jurnal selisih|Booked as': 'Jurnal beza',
  'Kas awal|Opening cash': 'Tunai awal',
  'Kas dihitung|Cash counted': 'Tunai dikira',
  'Kas menurut buku|Cash by the book': 'Tunai mengikut buku',
  'Lembar|Count': 'Keping',
  'nota|notas': 'nota',
  'Pecahan|Note or coin': 'Denominasi',
  'Selisih Kas Tutup Harian|Cash difference of a closing': 'Beza tunai tutup harian',
  'TUTUP HARIAN|CLOSING OF THE DAY': 'TUTUP HARIAN',
};
export default hari;
