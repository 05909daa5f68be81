const bonus = {
  'Bulan|Calendar month': 'Mese',
  'Akhir Bulan|End of month': 'Fine mese',
  'Awal Bulan|Start of month': 'Inizio mese',
  'Kurang dari Target|Short of target': 'Mancante all’obiettivo',
  'Laju gram (%)|Pace in grams (%)': 'Ritmo in grammi (%)',
  'Laju (%)|Pace (%)': 'Ritmo (%)',
  'Peringkat|Rank': 'Posizione',
  'Perlu per Hari|Needed a day': 'Necessario al giorno',
  'Perlu g per Hari|Grams needed a day': 'Grammi necessari al giorno',
  'Tercapai gram (%)|Grams reached (%)': 'Grammi raggiunti (%)',
  'Tercapai (%)|Reached (%)': 'Raggiunto (%)',
  'Seharusnya Kini|Due by now': 'Dovuto a oggi',
  'Target Sales|Sales targets': 'Obiettivi di vendita',
  'Mulai Bulan|From the month of': 'Dal mese di',
  'Berlaku untuk bulan tanggal ini dan seterusnya, sampai ada target baru|Holds for the month of this day and after it, until there is a newer one':
    'Vale dal mese di questa data in poi, finché non ce n’è uno più recente',
  'Kosong = seluruh toko|Empty = the whole shop': 'Vuoto = tutto il negozio',
  'Melihat angkanya sendiri di Liga Sales|Sees his own figures in the league':
    'Vede i propri dati nella classifica',
  'Liga Sales|Sales league': 'Classifica venditori',
  'Laporan Capaian Toko|Targets of shops': 'Obiettivi dei negozi',
};
export default bonus;
