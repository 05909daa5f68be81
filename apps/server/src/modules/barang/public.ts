export { additionOf, untagged } from './addition.ts';
export { fotoPath } from './foto/paths.ts';
export { barcodeNotFound } from './not-found.ts';
export { draftsOf, stockOf } from './queries/stock-figures.ts';
