export { endWaiting, holdWaiting, setFree, waitedOf } from './end-waiting.ts';
export { keeperOf, keptColumn, type WaitingFigures, waitingFigures } from './figures.ts';
export { type Aside, putAside } from './put-aside.ts';
export {
  approvalOf,
  needsValidation,
  requireShownTotal,
  signedFor,
  staleReasons,
  type Waited,
} from './waited.ts';
