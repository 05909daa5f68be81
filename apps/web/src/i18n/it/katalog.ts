import type id from '../id/katalog.ts';

const katalog: Record<keyof typeof id, string> = {
  points: '{{shown}} punti',
  preview: 'Anteprima nell’app soci',
  seePiece: 'Vedi articolo',
};
export default katalog;
