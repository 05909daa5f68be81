export { orderClaim, orderClaimPhoto } from './claim.ts';
export { orderConsents } from './consent.ts';
export { openOrdersOf } from './open-of.ts';
export { orderWork } from './work.ts';
