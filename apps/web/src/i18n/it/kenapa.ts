import type id from '../id/kenapa.ts';

const kenapa: Record<keyof typeof id, string | Record<string, string>> = {
  ask: 'Verifica',
  asked: 'filtro: {{asked}}',
  found: '{{nomor}}: {{found}}',
  holds: 'lo esclude',
  lets: 'lo lascia passare',
  nomor: 'Numero o barcode',
  state: {
    TANPA_HAK: 'Questo account non può vederlo',
    TERLIHAT: '{{nomor}} è qui',
    TERSARING: '{{nomor}} non è qui',
    TIDAK_ADA: '{{nomor}} non è mai esistito',
  },
};
export default kenapa;
