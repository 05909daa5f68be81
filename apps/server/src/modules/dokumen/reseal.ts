import type { BatalInput } from '@kadar/contract/endpoints/dokumen.ts';
import type { Books } from '@kadar/domain/books.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { typeOf } from '../../platform/dokumen-types.ts';
import { fieldError } from '../../platform/errors.ts';
import { type About, booksAbout } from './queries/books.ts';

const NO = sql<boolean>`false`;

const segelOf = ({ jenis }: About) => typeOf(jenis).batal?.segel;

/** Whether the goods of a pledge left with `d`, or with what validated it, even if that was undone since: OWN alone takes them back. */
export const goodsLeft = (about: About): Query<boolean> =>
  segelOf(about) === 'LUNAS'
    ? sql`exists (
        select 1 from hutang_gerak g join hutang_gerak y on y.kode_toko = g.kode_toko and y.no_hutang = g.no_hutang and y.id >= g.id
        where g.kode_toko = d.kode_toko and g.no_faktur = d.no_faktur and y.ke ->> 'status' = 'LUNAS')`
    : NO;

/** Whether `d` is of the two documents by which the shop bought the goods of a pledge. */
const goodsBought = sql`exists (
        select 1 from dokumen x join hutang_gerak g on g.kode_toko = x.kode_toko and g.no_faktur = x.no_faktur
        where x.kode_toko = d.kode_toko and x.no_tukar = d.no_tukar and g.ke ->> 'status' = 'DIBELI')`;

/** Whether the bag of a pledge was opened with `d`: it is sealed and weighed anew when that is undone. */
export const bagOpened = (about: About): Query<boolean> => {
  const segel = segelOf(about);
  if (!segel) return NO;
  return segel === 'SELALU' ? sql`true` : sql`(${goodsLeft(about)} or ${goodsBought})`;
};

/** Whether the manifest of the shipment `d` was printed. */
export const manifesPrinted = (about: About): Query<boolean> =>
  booksAbout(about).has('kiriman')
    ? sql`exists (select from manifes_cetak c where c.no_kirim = d.no_faktur)`
    : NO;

/** Whether a seal is on another open bag than those of `d`, where its reversal asks for a seal. */
export const sealOnOther = (about: About, no_segel: string): Query<boolean> =>
  segelOf(about)
    ? sql`exists (
        select 1 from hutang x where x.kode_toko = d.kode_toko and x.no_segel = ${no_segel} and x.no_segel <> '' and x.status in ('AKTIF', 'LUNAS_BELUM_VALID')
          and not exists (select 1 from hutang_gerak g where g.kode_toko = d.kode_toko and g.no_faktur = d.no_faktur and g.no_hutang = x.no_hutang))`
    : NO;

/**
 * The books of a reversal whose goods came back: their bag has the seal and the weight (mg) of now, the old seal is free. Throws
 * WAJIB_DIISI, SEGEL_DIPAKAI, BERAT_KANTONG_KURANG.
 */
export const resealed = (books: Books, { no_segel, berat_kantong }: BatalInput, taken: boolean): Books => {
  if (!no_segel) throw fieldError('no_segel', 'WAJIB_DIISI');
  if (!berat_kantong) throw fieldError('berat_kantong', 'WAJIB_DIISI');
  if (taken) throw fieldError('no_segel', 'SEGEL_DIPAKAI', { no_segel });
  if (books.gadai.some(({ ke }) => berat_kantong < ke.berat))
    throw fieldError('berat_kantong', 'BERAT_KANTONG_KURANG');
  return {
    ...books,
    gadai: books.gadai.map((row) => ({ ...row, ke: { ...row.ke, no_segel, berat_kantong } })),
  };
};
