export { FILE_BYTES } from './limits.ts';
export { type Kabar, type Lampiran, queueKabar } from './queue-kabar.ts';
export { housePeople, refuseStrangers } from './receivers.ts';
export { sendKabar } from './send-kabar.ts';
