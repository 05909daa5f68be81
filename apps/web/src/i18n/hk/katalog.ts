import type id from '../id/katalog.ts';

const katalog: Record<keyof typeof id, string> = {
  points: '{{shown}} 分',
  preview: '會員應用程式預覽',
  seePiece: '查看貨品',
};
export default katalog;
