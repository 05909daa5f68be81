export { type Posted, postDokumen } from './commands/post.ts';
export { reverseDokumen } from './commands/reverse.ts';
export type { Bayar, Head, Posting, Signed } from './posting.ts';
export { cancelled } from './queries/cancelled.ts';
export { drawerOf, type Ground, groundColumns, groundOf, requireCash } from './queries/ground.ts';
export { type Rekening, rekeningsOf } from './queries/rekening.ts';
export { type Settled, settle } from './settle.ts';
export { DOKUMEN, typeOf } from './types.ts';
