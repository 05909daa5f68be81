export { orderClaim, orderClaimPhoto } from './claim.ts';
export { orderConsents } from './consent.ts';
export { depositOf, lowDeposit } from './deposit.ts';
export { endBy } from './end-order.ts';
export { TEMPAT } from './jadi-pesanan.ts';
export { asKept, waitingPieces } from './kept.ts';
export { openOrdersOf } from './open-of.ts';
export { hangusOf, isOpen, type LinesOf, linesOf, moveOf, requireOpen } from './order.ts';
export { orderWork } from './work.ts';
