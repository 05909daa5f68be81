import { useState } from 'react';
import { useToday } from '../../kit/fields/dates.ts';

interface Kept {
  kode_sales: string;
  tanggal: string;
}

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
