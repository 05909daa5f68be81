import { JENIS_GRAFIK, UKURAN_GRAFIK } from '@kadar/contract/endpoints/grafik.ts';
import { PEMBANDING_HARI, type PembandingHari, RENTANG, type Rentang } from '@kadar/domain/ranges.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { ALL_TOKOS } from '../../kit/page/TokoSelect.tsx';
import { useActingToko, useMe } from '../../kit/session.ts';
import { type Jenis, kindsOf, type Ukuran } from './series.ts';

type Given = Readonly<Record<string, unknown>>;

/** What the dashboard is asked for: all of it stands in the address, so that the way back finds it. */
export interface View {
  /** null is all shops. */
  toko: string | null;
  /** Whether the address says so; the shop of the header stands otherwise. */
  picked: boolean;
  rentang: Rentang;
  /** The server takes the usual one where the range has no such. */
  banding: PembandingHari;
  charts: boolean;
  /** What the plots are of. */
  jenis: Jenis;
  ukuran: Ukuran;
}

export const viewIn = (given: Given, acting: string | null, pusat: boolean): View => {
  const picked = pusat && typeof given.toko === 'string' && given.toko !== '';
  const jenis = JENIS_GRAFIK.find((one) => one === given.jenis) ?? 'PENJUALAN';
  const ukuran = UKURAN_GRAFIK.find((one) => one === given.ukuran) ?? 'TOTAL';
  return {
    jenis,
    ukuran: kindsOf(ukuran).includes(jenis) ? ukuran : 'TOTAL',
    toko: picked ? (given.toko === ALL_TOKOS ? null : String(given.toko)) : acting,
    picked,
    rentang: RENTANG.find((one) => one === given.rentang) ?? 'HARI_INI',
    banding: PEMBANDING_HARI.find((one) => one === given.banding) ?? 'SEBELUMNYA',
    charts: given.tampilan === 'grafik',
  };
};

/** The view, and the ways to another; each is a step of its own in the browser's history. Both stay what they are while the address does. */
export const useView = () => {
  const given = useSearch({ strict: false }) as Given;
  const navigate = useNavigate();
  const acting = useActingToko();
  const { pusat } = useMe();
  const view = useMemo(() => viewIn(given, acting, pusat), [given, acting, pusat]);
  const change = useCallback(
    (said: Readonly<Record<string, string | null>>) => {
      const next = Object.entries({ ...given, ...said }).filter(([, value]) => value !== null);
      void navigate({ to: '.', search: Object.fromEntries(next) as never });
    },
    [given, navigate],
  );
  return { view, change };
};
