export { cancel } from './commands/cancel.ts';
export { finish } from './commands/finish.ts';
export { handBack } from './commands/hand-back.ts';
export { pay } from './commands/pay.ts';
export { takeIn } from './commands/take-in.ts';
export { serviceConsents } from './consent.ts';
export { serviceClaim, serviceClaimPhoto } from './queries/claim.ts';
export { openServicesOf } from './queries/open-of.ts';
export { serviceWork } from './queries/work.ts';
