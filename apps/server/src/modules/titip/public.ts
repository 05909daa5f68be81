export {
  type Deposit,
  depositsOf,
  type Held,
  heldColumn,
  leftOf,
  mayBeSold,
  type PickupPrice,
  pickupPrice,
} from './held.ts';
export { openDepositsOf } from './queries/open-of.ts';
