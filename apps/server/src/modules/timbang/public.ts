export { closingTrays } from './queries/closing-trays.ts';
export { unweighed } from './queries/unweighed.ts';
export { type WeighedTray, weighedOn } from './queries/weighed-on.ts';
