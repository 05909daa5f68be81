import { type BakiTimbang, gerakBaki } from '@kadar/contract/endpoints/timbang.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { pickedToko } from '../../kit/api/context.ts';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { useShowDate } from '../../kit/fields/dates.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showGram } from '../../kit/format.ts';
import css from './timbang.module.css';

/** What came into a tray and left it since it last agreed: looked up when it is opened, anew after each weighing. */
export const TrayMoves = ({ tray: { kode_baki, ditimbang_at } }: { tray: BakiTimbang }) => {
  const { t } = useTranslation('timbang');
  const { clock, day } = useShopTime();
  const showDate = useShowDate();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['timbang', 'gerak', pickedToko(), kode_baki, ditimbang_at],
    enabled: open,
    queryFn: async ({ signal }) => (await call(gerakBaki, { params: { kode_baki } }, { signal })).data,
  });
  const when = (at: string): string => `${showDate(day(at))} ${clock(at)}`;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('moves')}</summary>
      {data && (
        <>
          <p className={css.quiet}>
            {data.sejak ? t('since', { at: when(data.sejak) }) : t('sinceToday')}
            {data.baris.length === 0 && ` ${t('noMoves')}`}
          </p>
          <ul className={css.explanations}>
            {data.baris.map(({ at, no_faktur, kode_barcode, nama_barang, qty, berat, user_id, sesudah }) => (
              <li key={`${no_faktur} ${kode_barcode} ${at}`} className={css.explanation}>
                <div className={css.piece}>
                  <span>{kode_barcode}</span>
                  <span>
                    {nama_barang} · <DocumentLink no={no_faktur} />
                  </span>
                  <span className={css.quiet}>
                    {when(at)} · {user_id}
                    {sesudah && ` · ${t('afterWeighing')}`}
                  </span>
                  <span className={css.pieceWeight}>
                    {qty > 0 ? '+' : '−'}
                    {showGram(Math.abs(berat))}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
};
