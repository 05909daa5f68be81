import { useTranslation } from 'react-i18next';
import { showCell } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { useOpens } from '../../kit/page/useOpens.ts';
import { tenths } from './Sample.tsx';
import css from './trays.module.css';
import { useSeen } from './useOpnameBarang.ts';

const REPORT = '/laporan-belum-terlihat';
/** So many trays are named; the report has the others. */
const NAMED = 6;

/** What part of the pieces was seen lately, and where the others lie: what is counted next. */
export const Seen = ({ toko }: { toko: string }) => {
  const { t } = useTranslation('opname-barang');
  const opens = useOpens()(REPORT);
  const { data } = useSeen(toko);
  if (!data || data.semua === 0) return null;
  const { persen, umur_hari, belum, baki } = data;
  const trays = baki.slice(0, NAMED).map(({ kode_baki, jumlah }) => {
    const text = `${kode_baki} ${showCell('integer', jumlah)}`;
    return opens ? (
      <AppLink key={kode_baki} href={`${REPORT}?kode_baki=${encodeURIComponent(kode_baki)}`}>
        {text}
      </AppLink>
    ) : (
      <span key={kode_baki}>{text}</span>
    );
  });
  return (
    <p className={css.seen}>
      <strong>{t('seen', { percent: tenths(persen), days: umur_hari })}</strong>
      {belum > 0 && (
        <>
          <span>
            {opens ? (
              <AppLink href={REPORT}>{t('unseen', { number: showCell('integer', belum) })}</AppLink>
            ) : (
              t('unseen', { number: showCell('integer', belum) })
            )}
          </span>
          {trays}
          {baki.length > NAMED && <span>…</span>}
        </>
      )}
    </p>
  );
};
