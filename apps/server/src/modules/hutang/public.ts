export { postCicil } from './commands/cicil.ts';
export { postPerpanjang } from './commands/perpanjang.ts';
export { postHutang } from './commands/post-hutang.ts';
export { postSlip } from './commands/slip-hilang.ts';
export { postTebus } from './commands/tebus.ts';
export { interestHooks } from './interest-hooks.ts';
export { gradesIn } from './kolek.ts';
export { kadarOf } from './loans.ts';
export { photoAddresses } from './photos.ts';
export {
  dueOf,
  holdPledges,
  notedRow,
  type Pledge,
  paidRow,
  pledgeColumns,
  pledgeSource,
  pledgesHeld,
  requireActive,
  stateOf,
  termsOf,
} from './pledge.ts';
export { bagTagOf } from './queries/bag-tag.ts';
export { countVisit, visitPaperOf } from './queries/nota-bersama.ts';
export { openPledgesOf } from './queries/open-of.ts';
export { slipUmum } from './queries/slip-umum.ts';
export { askReady } from './siap/ask.ts';
export { slipCode } from './slip-code.ts';
export { appraise, type TaksirGround, taksirColumns } from './taksir.ts';
export {
  requireNoneWaiting,
  type UnvalidatedFigures,
  unvalidatedFigures,
  waitingSource,
} from './validasi/redemption.ts';
export { validasiPelunasan } from './validasi/validate.ts';
