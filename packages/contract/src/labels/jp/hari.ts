const hari = {
  'batal|cancelled': '取消',
  'belum dicocokkan|not matched': '未照合',
  'Ditutup oleh|Closed by': '締め担当',
  'Jurnal selisih|Booked as': '差異仕訳',
  'Kas awal|Opening cash': '開始時現金',
  'Kas dihitung|Cash counted': '実査現金',
  'Kas menurut buku|Cash by the book': '帳簿現金',
  'Lembar|Count': '枚数',
  'nota|notas': 'Nota',
  'Pecahan|Note or coin': '金種',
  'Selisih Kas Tutup Harian|Cash difference of a closing': '日締めの現金差額',
  'TUTUP HARIAN|CLOSING OF THE DAY': '日次締め',
};
export default hari;
