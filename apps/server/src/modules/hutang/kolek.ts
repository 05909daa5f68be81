import { type Band, gradeBands } from '@kadar/domain/pledge-bands.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

/** Name of the grade of so many days past due, by the list of grades; '' where that has none (modules §4.7). */
export const gradeOf = (days: Query<unknown>): Query<string> => sql`coalesce((
  select nama_kolek from para_kolek where deleted_at is null and mulai_hari <= ${days} order by mulai_hari desc limit 1), '')`;

/** A band of days past due with what its grade is called; '' where the list has none. */
export interface Grade extends Band {
  nama: string;
}

/** The list of grades as bands, as of a reader: what counts loans by grade means the same as gradeOf() of each. */
export const gradesIn = async (rows: <T>(query: Query<T>) => Promise<T[]>): Promise<Grade[]> => {
  const listed = await rows<{ kode: string; nama: string; mulai: number }>(
    sql`select kode_kolek as kode, nama_kolek as nama, mulai_hari::int as mulai from para_kolek where deleted_at is null`,
  );
  const names = new Map(listed.map(({ kode, nama }) => [kode, nama]));
  return gradeBands(listed).map((band) => ({ ...band, nama: names.get(band.kode) ?? '' }));
};
