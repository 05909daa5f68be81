import type id from '../id/kenapa.ts';

const kenapa: Record<keyof typeof id, string | Record<string, string>> = {
  ask: 'Semak',
  asked: 'penapis: {{asked}}',
  found: '{{nomor}}: {{found}}',
  holds: 'menahan',
  lets: 'meloloskan',
  nomor: 'Nombor atau barcode',
  state: {
    TANPA_HAK: 'Akaun ini tidak boleh melihatnya',
    TERLIHAT: '{{nomor}} ada di sini',
    TERSARING: '{{nomor}} tiada di sini',
    TIDAK_ADA: '{{nomor}} tidak pernah wujud',
  },
};
export default kenapa;
