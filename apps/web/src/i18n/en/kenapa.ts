const kenapa = {
  ask: 'Check',
  asked: 'filter: {{asked}}',
  found: '{{nomor}}: {{found}}',
  holds: 'holds it back',
  lets: 'lets it through',
  nomor: 'Number or barcode',
  state: {
    TANPA_HAK: 'This account may not see it',
    TERLIHAT: '{{nomor}} is here',
    TERSARING: '{{nomor}} is not here',
    TIDAK_ADA: '{{nomor}} never existed',
  },
};
export default kenapa;
