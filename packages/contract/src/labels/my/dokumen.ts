const dokumen = {
  'BATAL|CANCELLED': 'BATAL',
  'bersambung|continued': 'bersambung',
  'CUSTOMER|CUSTOMER': 'PELANGGAN',
  'Dibatalkan|Cancelled by document': 'Dibatalkan',
  'Dibuat oleh|Made by': 'Dibuat oleh',
  'Foto|Photo': 'Foto',
  'Hal|Page': 'Hlm',
  'INTERNAL|INTERNAL': 'DALAMAN',
  'Kepada|Issued to': 'Kepada',
  'Ketentuan|Terms of the shop': 'Terma kedai',
  'Keterangan|For': 'Keterangan',
  'Member|Member': 'Ahli',
  'Menyetujui|Authorised signature': 'Tandatangan pelulus',
  'No. Transaksi|Number': 'No. transaksi',
  'SALINAN KE-{n}|COPY {n}': 'SALINAN KE-{n}',
  'Terbilang|In words': 'Dalam perkataan',
};
export default dokumen;
