const hari = {
  'batal|cancelled': '已取消',
  'belum dicocokkan|not matched': '未核對',
  'Ditutup oleh|Closed by': '日結人',
  'Jurnal selisih|Booked as': '差額分錄',
  'Kas awal|Opening cash': '期初現金',
  'Kas dihitung|Cash counted': '現金點算',
  'Kas menurut buku|Cash by the book': '賬面現金',
  'Lembar|Count': '張數',
  'nota|notas': '張 Nota',
  'Pecahan|Note or coin': '面額',
  'Selisih Kas Tutup Harian|Cash difference of a closing': '日結現金差額',
  'TUTUP HARIAN|CLOSING OF THE DAY': '日結單',
};
export default hari;
