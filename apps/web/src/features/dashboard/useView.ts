import { BANDING, type Banding, bandingFor, PERIODE, type Periode } from '@kadar/domain/periods.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ALL_TOKOS } from '../../kit/page/TokoSelect.tsx';
import { useActingToko, useMe } from '../../kit/session.ts';

type Given = Readonly<Record<string, unknown>>;

/** What the dashboard is asked for: all of it stands in the address, so that the way back finds it. */
export interface View {
  /** null is all shops. */
  toko: string | null;
  /** Whether the address says so; the shop of the header stands otherwise. */
  picked: boolean;
  periode: Periode;
  banding: Banding;
  charts: boolean;
}

export const viewIn = (given: Given, acting: string | null, pusat: boolean): View => {
  const periode = PERIODE.find((one) => one === given.periode) ?? 'HARI';
  const picked = pusat && typeof given.toko === 'string' && given.toko !== '';
  return {
    toko: picked ? (given.toko === ALL_TOKOS ? null : String(given.toko)) : acting,
    picked,
    periode,
    banding: bandingFor(
      periode,
      BANDING.find((one) => one === given.banding),
    ),
    charts: given.tampilan === 'grafik',
  };
};

/** The view, and the ways to another; each is a step of its own in the browser's history. */
export const useView = () => {
  const given = useSearch({ strict: false }) as Given;
  const navigate = useNavigate();
  const acting = useActingToko();
  const { pusat } = useMe();
  const change = (said: Readonly<Record<string, string | null>>) => {
    const next = Object.entries({ ...given, ...said }).filter(([, value]) => value !== null);
    void navigate({ to: '.', search: Object.fromEntries(next) as never });
  };
  return { view: viewIn(given, acting, pusat), change };
};
