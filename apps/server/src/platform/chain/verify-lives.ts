import { BOOKS } from '@kadar/domain/books.ts';
import { type MovedLife, movingColumns, type TouchedLife } from '@kadar/domain/lives/life.ts';
import { MOVED, TOUCHED } from '@kadar/domain/lives.ts';

const union = <L>(all: readonly L[], of: (life: L) => string): string => all.map(of).join(' union all ');

const left = ({ book, table, key, state }: MovedLife): string => `
    select h.kode_toko || ' ' || h.${key} as detail from ${table} h
    left join lateral (select g.ke from ${BOOKS[book].table} g where g.kode_toko = h.kode_toko and g.${key} = h.${key} order by g.id desc limit 1) g on true
    where g.ke is distinct from jsonb_build_object(${Object.keys(state)
      .map((column) => `'${column}', h.${column}`)
      .join(', ')})`;

const chained = ({ book, key }: MovedLife): string => `
    select kode_toko || ' ' || ${key} || ' ' || no_faktur as detail from (
      select g.*, lag(g.ke) over (partition by kode_toko, ${key} order by id) as sebelum from ${BOOKS[book].table} g) g where dari is distinct from sebelum`;

/** The pieces that each keeps by their own last movement. */
const kept = (holds: string): string => `
      select t.kode_toko, kadar_titip_barang(t.kode_toko, t.kode_barcode) as kunci, count(*) as ${holds} from barang t where t.status = 'HOLD' group by 1, 2`;

const summed = (life: TouchedLife): string => {
  const { book, table, key, by = key, rows, sums, holds } = life;
  const columns = Object.keys(sums);
  const moving = movingColumns(life);
  const of = columns.map((column) => `sum(${sums[column]}) as ${column}`).join(', ');
  const come = [
    ...columns.map((column) => `coalesce(m.${column}, 0)`),
    ...(holds ? [`coalesce(k.${holds}, 0)`] : []),
  ];
  return `
    select kode_toko || ' ' || kunci as detail from (select kode_toko, ${key} as kunci, ${moving.join(', ')} from ${table}) h
    full join (select kode_toko, ${by} as kunci, ${of} from ${BOOKS[book].table}${rows ? ` where ${rows.where}` : ''} group by 1, 2) m using (kode_toko, kunci)${
      holds
        ? `
    full join (${kept(holds)}) k using (kode_toko, kunci)`
        : ''
    }
    where (${moving.map((column) => `h.${column}`).join(', ')}) is distinct from (${come.join(', ')})`;
};

/** States of lives against the books of their movements, by their declarations; statements as in contradictions.ts. */
export const LIFE_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'lives are what their last movement left': union(MOVED, left),
  'movements of a life follow each other': union(MOVED, chained),
  'lives are what their movements come to': union(TOUCHED, summed),
};
