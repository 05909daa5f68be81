import type { BakiTimbang } from '@kadar/contract/endpoints/timbang.ts';
import { Progress } from '@mantine/core';
import { IconAlertTriangle, IconCircle, IconCircleCheck, IconKeyboard } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showGram } from '../../kit/format.ts';
import css from './timbang.module.css';
import { progressOf } from './tray-list.ts';

interface Props {
  trays: readonly BakiTimbang[];
  active: string | null;
  onChoose: (kode_baki: string) => void;
}

const ICONS = { BELUM: IconCircle, COCOK: IconCircleCheck, SELISIH: IconAlertTriangle } as const;

const Row = ({ tray, active, onChoose }: { tray: BakiTimbang; active: boolean; onChoose: () => void }) => {
  const { t } = useTranslation('timbang');
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const Icon = ICONS[tray.status];
  const signed = (grams: number) => `${grams > 0 ? '+' : ''}${showGram(grams)}`;
  return (
    <li>
      <button
        ref={row}
        type="button"
        className={css.tray}
        data-active={active || undefined}
        data-status={tray.status}
        aria-current={active ? 'step' : undefined}
        onClick={onChoose}
      >
        <Icon size={18} className={css.trayIcon} aria-hidden="true" />
        <span className={css.trayName}>
          <strong>{tray.kode_baki}</strong>
          <span className={css.quiet}>
            {[tray.nama_baki, tray.jumlah !== null && t('pieces', { count: tray.jumlah })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <span className={css.figure}>
          {tray.berat_seharusnya !== null && (
            <>
              <span className={css.quiet}>{t('expected')}</span>
              {showGram(tray.berat_seharusnya)}
            </>
          )}
        </span>
        <span className={css.figure}>
          <span className={css.quiet}>{t(`status.${tray.status}`)}</span>
          {tray.selisih !== null && <span className={css.trayDifference}>{signed(tray.selisih)}</span>}
        </span>
        {(tray.sumber === 'MANUAL' || tray.berubah) && (
          <span className={css.flags}>
            {tray.sumber === 'MANUAL' && (
              <span className={css.flag}>
                <IconKeyboard size={18} aria-hidden="true" /> {t('typedFlag')}
              </span>
            )}
            {tray.berubah && <span className={css.flag}>{t('changed')}</span>}
          </span>
        )}
      </button>
    </li>
  );
};

/** Every tray of the location with what was found, and how far the walk has come. */
export const TrayList = ({ trays, active, onChoose }: Props) => {
  const { t } = useTranslation('timbang');
  const { weighed, total, off } = progressOf(trays);
  return (
    <section aria-labelledby="timbang-trays">
      <div className={css.progress}>
        <h2 id="timbang-trays" className={css.heading}>
          {t('trays')}
        </h2>
        <span role="status" className="num">
          {t('progress', { weighed, total })}
          {off > 0 && <strong className={css.off}> {t('offCount', { count: off })}</strong>}
        </span>
      </div>
      <Progress value={total === 0 ? 0 : (weighed / total) * 100} aria-label={t('trays')} size="sm" />
      <ul className={css.trays}>
        {trays.map((tray) => (
          <Row
            key={tray.kode_baki}
            tray={tray}
            active={tray.kode_baki === active}
            onChoose={() => onChoose(tray.kode_baki)}
          />
        ))}
      </ul>
    </section>
  );
};
