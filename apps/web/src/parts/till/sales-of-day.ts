import { useEffect, useEffectEvent, useState } from 'react';
import type { KeptTill } from '../../kit/counter/useKept.ts';
import { useToday } from '../../kit/fields/dates.ts';
import { useSoleOption } from '../../kit/fields/useOptions.ts';
import { useMe } from '../../kit/session.ts';

interface Kept {
  kode_sales: string;
  tanggal: string;
}

/** A till that keeps who served last and on which business date: the sales person of the next draft of that day. */
export interface Served {
  draft: { kode_sales: string; unanswered: boolean };
  sales: Kept | null;
}

/** The sales person is chosen, for this draft and those after it until the day is over. */
export const chooseSales = <T extends Served>(till: T, kode_sales: string, tanggal: string): T => ({
  ...till,
  draft: { ...till.draft, kode_sales },
  sales: kode_sales ? { kode_sales, tanggal } : null,
});

/** Where only one person serves, nobody is asked who: he is chosen unless somebody is, or the draft is on its way. */
export const withSoleSales = <T extends Served>(till: T, sole: string | null, tanggal: string): T =>
  sole === null || till.draft.kode_sales !== '' || till.draft.unanswered
    ? till
    : chooseSales(till, sole, tanggal);

/** On another business date nobody serves until somebody says so; a draft that was begun keeps its sales person. */
export const onDay = <T extends Served>(
  till: T,
  tanggal: string,
  isEmpty: (draft: T['draft']) => boolean,
): T => {
  if (!till.sales || till.sales.tanggal === tanggal) return till;
  const draft = isEmpty(till.draft) ? { ...till.draft, kode_sales: '' } : till.draft;
  return { ...till, draft, sales: null };
};

/** The day of the till is that of the shop; its only sales person is chosen. */
export const useSalesDay = <T extends Served>(
  setTill: KeptTill<T>['setTill'],
  isEmpty: (draft: T['draft']) => boolean,
): string | null => {
  const { tgl_system } = useMe();
  const sole = useSoleOption('sales');
  const startDay = useEffectEvent((tanggal: string, only: string | null) =>
    setTill((was) => withSoleSales(onDay(was, tanggal, isEmpty), only, tanggal)),
  );
  useEffect(() => {
    if (tgl_system) startDay(tgl_system, sole);
  }, [tgl_system, sole]);
  return tgl_system;
};

const keyOf = (toko: string): string => `kadar.sales.${toko}`;
const keptIn = (toko: string): Kept | null => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(toko)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
};

/** Who serves at this till: whoever was chosen last on this business day, else nobody. */
export const useSalesOfDay = (toko: string): [string, (kode_sales: string) => void] => {
  const tanggal = useToday();
  const [kode_sales, setSales] = useState(() => {
    const kept = keptIn(toko);
    return kept?.tanggal === tanggal ? kept.kode_sales : '';
  });
  const choose = (next: string): void => {
    setSales(next);
    localStorage.setItem(keyOf(toko), JSON.stringify({ kode_sales: next, tanggal } satisfies Kept));
  };
  return [kode_sales, choose];
};
