export { type PinState, pinState, useAgreed, withoutPin } from './member-pin.ts';
export { tryPin } from './pin.ts';
export { hasPledgePin, keepPin, type PledgePin, pinOfPledge, pledgePin, useTyped } from './pledge-pin.ts';
