/** Grades of pledges that a new chain begins with, from so many days past the due date on. */
export const STANDARD_GRADES = [
  { kode_kolek: '1', nama_kolek: 'LANCAR', mulai_hari: 0 },
  { kode_kolek: '2', nama_kolek: 'DALAM PERHATIAN KHUSUS', mulai_hari: 1 },
  { kode_kolek: '3', nama_kolek: 'KURANG LANCAR', mulai_hari: 91 },
  { kode_kolek: '4', nama_kolek: 'DIRAGUKAN', mulai_hari: 121 },
  { kode_kolek: '5', nama_kolek: 'MACET', mulai_hari: 181 },
] as const;
