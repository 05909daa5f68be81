import type pg from 'pg';

/** Numbers of a shop and kind begin anew after 36³. */
const CYCLE = 46_656;
const digit = (at: number): string =>
  `(strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(no, ${at}, 1)) - 1)`;

const GAPS = `
  select kode_toko, before, no, unused from (
    select kode_toko, lag(no) over w as before, no, (n - lag(n) over w - 1 + ${CYCLE}) % ${CYCLE} as unused
    from (
      select kode_toko, no, ${digit(12)} * 1296 + ${digit(13)} * 36 + ${digit(14)} as n
      from (select kode_toko, no_faktur as no from dokumen union all select kode_toko, no_faktur_batal from dokumen_batal) x) x
    window w as (partition by kode_toko, substr(no, 1, 2) order by substr(no, 6, 6), n)) x
  where unused between 1 and ${CYCLE / 2} order by no`;

/** Numbers between two of one shop and kind that no document bears: a refused one leaves a gap, so they are notes, no findings. */
export const unusedNumbers = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ kode_toko: string; before: string; no: string; unused: number }>(
    GAPS,
  );
  return rows.map(
    ({ kode_toko, before, no, unused }) => `${kode_toko} ${unused} between ${before} and ${no}`,
  );
};
