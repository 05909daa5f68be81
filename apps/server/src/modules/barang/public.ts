export { type Accessory, accessoriesOf, accessorySpends } from './accessories.ts';
export { additionOf } from './addition.ts';
export { type BarangRow, barangColumns, barangNames, type StoredAtribut, toBarang } from './barang-row.ts';
export { countTags } from './commands/count-tags.ts';
export { type Carried, keepFotos, takeFotos } from './foto/carry.ts';
export { copyFotos } from './foto/copy.ts';
export { photosIn } from './foto/of-documents.ts';
export { FURTHER, fotoPath, furtherPhotos, type Ukuran } from './foto/paths.ts';
export { reEncode } from './foto/re-encode.ts';
export {
  bulkOf,
  type Group,
  groupKeys,
  groupSpends,
  groupsColumn,
  groupsOf,
  placeColumn,
  placeWords,
  requireGroup,
  requirePlain,
  shortOf,
  wordsOfKey,
} from './groups.ts';
export {
  allInBulk,
  type BulkKey,
  type BulkRow,
  bulkColumn,
  bulkOfRow,
  bulkSpends,
} from './in-bulk.ts';
export { barcodeNotFound, pieceHeld, tellingWhere } from './not-found.ts';
export { ageGroup, ageOf } from './queries/age.ts';
export { groupJual } from './queries/group-jual.ts';
export { ourGold } from './queries/our-gold.ts';
export { draftsOf, stockOf } from './queries/stock-figures.ts';
export { tagsOf } from './queries/tags.ts';
