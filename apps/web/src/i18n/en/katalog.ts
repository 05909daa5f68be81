import type id from '../id/katalog.ts';

const katalog: Record<keyof typeof id, string> = {
  points: '{{shown}} points',
  preview: 'Preview in the member app',
  seePiece: 'See the piece',
};
export default katalog;
