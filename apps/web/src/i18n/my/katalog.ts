import type id from '../id/katalog.ts';

const katalog: Record<keyof typeof id, string> = {
  points: '{{shown}} mata',
  preview: 'Pratonton dalam aplikasi ahli',
  seePiece: 'Lihat barang',
};
export default katalog;
