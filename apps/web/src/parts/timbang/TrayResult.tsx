import type { BakiTimbang, Dugaan } from '@kadar/contract/endpoints/timbang.ts';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { showGram } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import pageCss from '../../kit/page/page.module.css';
import { TrayMoves } from './TrayMoves.tsx';
import css from './timbang.module.css';

const keyOf = ({ barang }: Dugaan): string =>
  barang.map(({ kode_barcode, gerak = '' }) => `${kode_barcode} ${gerak}`).join('+');

const Explanation = ({ dugaan }: { dugaan: Dugaan }) => {
  const { t } = useTranslation('timbang');
  return (
    <li className={css.explanation}>
      {dugaan.barang.map(({ kode_barcode, nama_barang, berat, kode_baki, status, gerak }) => (
        <div key={`${kode_barcode} ${gerak ?? ''}`} className={css.piece}>
          <AppLink href={`/data-barang?q=${encodeURIComponent(kode_barcode)}`} className={pageCss.link ?? ''}>
            {kode_barcode}
          </AppLink>
          <span>{nama_barang}</span>
          {gerak && (
            <span className={css.quiet}>
              {t(dugaan.jenis === 'LEBIH' ? 'leftBy' : 'cameBy')} <DocumentLink no={gerak} />
            </span>
          )}
          {dugaan.jenis === 'LEBIH' && !gerak && (
            <span className={css.quiet}>
              {status === 'SOLD' ? t('soldToday') : t('fromTray', { baki: kode_baki })}
            </span>
          )}
          <span className={css.pieceWeight}>{showGram(berat)}</span>
        </div>
      ))}
      {(dugaan.barang.length > 1 || dugaan.sisa !== 0) && (
        <div className={css.sum}>
          <span className={css.quiet}>{t('together')}</span>
          <span>{showGram(dugaan.berat)}</span>
        </div>
      )}
    </li>
  );
};

/** What the scale found in one tray; when it is off, which barcodes would explain it. */
export const TrayResult = ({ tray, toleransi }: { tray: BakiTimbang; toleransi: number }) => {
  const { t } = useTranslation('timbang');
  const { selisih, berat_timbang, berat_seharusnya, dugaan } = tray;
  if (berat_timbang === null) return null;
  const fits = tray.status === 'COCOK';
  const Icon = fits ? IconCircleCheck : IconAlertTriangle;
  // Who weighs without being told what should be there learns that it is off, not by how much.
  const off =
    selisih === null
      ? t('offBlind')
      : t(selisih > 0 ? 'over' : 'short', { amount: showGram(Math.abs(selisih)) });
  return (
    <section
      className={css.result}
      data-off={!fits || undefined}
      aria-label={t('resultOf', { baki: tray.kode_baki })}
    >
      <div role="status" className={css.resultHead}>
        <Icon size={22} aria-hidden="true" />
        <strong>
          {tray.kode_baki}: {fits ? t('fits') : off}
        </strong>
      </div>
      {berat_seharusnya !== null && (
        <p className={css.quiet}>
          {t('against', { timbang: showGram(berat_timbang), seharusnya: showGram(berat_seharusnya) })}{' '}
          {t('tolerance', { toleransi: showGram(toleransi) })}
        </p>
      )}
      {!fits && selisih !== null && (
        <>
          <h3 className={css.heading}>{t(selisih > 0 ? 'whySurplus' : 'whyMissing')}</h3>
          {dugaan.length === 0 ? (
            <p className={css.quiet}>{t('noExplanation')}</p>
          ) : (
            <ol className={css.explanations}>
              {dugaan.map((one) => (
                <Explanation key={keyOf(one)} dugaan={one} />
              ))}
            </ol>
          )}
          <TrayMoves tray={tray} />
        </>
      )}
    </section>
  );
};
