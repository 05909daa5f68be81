export { accrueInterest } from './accrue.ts';
export { claim, writeOff } from './commands/akhiri.ts';
export { planLelang } from './commands/batch.ts';
export { payOut } from './commands/bayar-akhir.ts';
export { giveNotice } from './commands/beritahu.ts';
export { sellLot } from './commands/jual.ts';
export { endLelang } from './commands/selesai.ts';
