import { BOOKS } from '@kadar/domain/books.ts';
import type { MovedLife } from '@kadar/domain/lives/life.ts';
import { LIVES } from '@kadar/domain/lives.ts';

const MOVED = LIVES.filter(({ goes }) => goes === 'moved');

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

/** States of lives against the books of their movements, by their declarations; statements as in contradictions.ts. */
export const LIFE_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'lives are what their last movement left': union(MOVED, left),
  'movements of a life follow each other': union(MOVED, chained),
};
