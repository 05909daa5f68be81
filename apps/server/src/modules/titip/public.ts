export {
  type Deposit,
  depositsOf,
  heldColumn,
  leftOf,
  mayBeSold,
  type PickupPrice,
  pickupPrice,
  requireAgreed,
  sampleColumn,
  sharedBy,
} from './held.ts';
export { refuseSample, requireOrdersMayClose, requireSamplesBack, samplesOut } from './held-contoh.ts';
export type { Held } from './held-piece.ts';
export { openDepositsOf } from './queries/open-of.ts';
