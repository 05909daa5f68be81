import type id from '../id/katalog.ts';

const katalog: Record<keyof typeof id, string> = {
  points: '{{shown}}ポイント',
  preview: '会員アプリでのプレビュー',
  seePiece: '商品を見る',
};
export default katalog;
