const dokumen = {
  'BATAL|CANCELLED': 'ANNULLATO',
  'bersambung|continued': 'continua',
  'CUSTOMER|CUSTOMER': 'CLIENTE',
  'Dibatalkan|Cancelled by document': 'Annullato con documento',
  'Dibuat oleh|Made by': 'Emesso da',
  'Foto|Photo': 'Foto',
  'Hal|Page': 'Pag.',
  'INTERNAL|INTERNAL': 'INTERNO',
  'Kepada|Issued to': 'Intestato a',
  'Ketentuan|Terms of the shop': 'Condizioni del negozio',
  'Keterangan|For': 'Causale',
  'Member|Member': 'Socio',
  'Menyetujui|Authorised signature': 'Firma di approvazione',
  'No. Transaksi|Number': 'Numero',
  'SALINAN KE-{n}|COPY {n}': 'COPIA {n}',
  'Terbilang|In words': 'In lettere',
};
export default dokumen;
