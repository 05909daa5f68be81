export { fotoPath } from './foto/paths.ts';
export { barcodeNotFound } from './not-found.ts';
