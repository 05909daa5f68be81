const hari = {
  'batal|cancelled': 'annullate',
  'belum dicocokkan|not matched': 'da riconciliare',
  'Ditutup oleh|Closed by': 'Chiuso da',
  'Jurnal selisih|Booked as': 'Registrata come',
  'Kas awal|Opening cash': 'Cassa iniziale',
  'Kas dihitung|Cash counted': 'Cassa contata',
  'Kas menurut buku|Cash by the book': 'Cassa contabile',
  'Lembar|Count': 'Quantità',
  'nota|notas': 'note',
  'Pecahan|Note or coin': 'Taglio',
  'Selisih Kas Tutup Harian|Cash difference of a closing': 'Differenza di cassa della chiusura',
  'TUTUP HARIAN|CLOSING OF THE DAY': 'CHIUSURA GIORNALIERA',
};
export default hari;
