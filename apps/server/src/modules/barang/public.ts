export { additionOf, untagged } from './addition.ts';
export { fotoPath } from './foto/paths.ts';
export { barcodeNotFound } from './not-found.ts';
export { ageGroup, ageOf } from './queries/age.ts';
export { ourGold } from './queries/our-gold.ts';
export { draftsOf, stockOf } from './queries/stock-figures.ts';
