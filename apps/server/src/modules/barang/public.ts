export { type AddedPiece, additionOf, untagged } from './addition.ts';
export { fotoPath } from './foto/paths.ts';
export { barcodeNotFound } from './not-found.ts';
