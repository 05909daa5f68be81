import type { BatasPeringatan } from '@kadar/contract/endpoints/peringatan.ts';
import { ALERTS, SATUAN_TEXT } from '@kadar/contract/peringatan.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../kit/fields/dates.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { Toggle } from '../../kit/fields/Toggle.tsx';
import { showCount, showGram, showRupiah, useFormat } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import pageCss from '../../kit/page/page.module.css';
import { useFigureHref } from '../../kit/page/useFigureHref.ts';
import { useText } from '../../kit/text.ts';
import { type Draft, effectOf, isChanged } from './drafts.ts';
import { LimitField } from './LimitField.tsx';
import css from './peringatan.module.css';

interface Props {
  limit: BatasPeringatan;
  draft: Draft;
  error: string | undefined;
  /** Whether it may be changed, and there be given back to whom it came from. */
  may: boolean;
  onChange: (next: Partial<Draft>) => void;
  onReceivers: () => void;
  onFollow: () => void;
}

/** As far as the log is counted. */
const DAYS = 30;

const useFigures = ({ kode }: BatasPeringatan) => {
  const text = useText();
  const format = useFormat();
  const { satuan } = ALERTS[kode];
  return (value: number): string => {
    if (satuan === 'RUPIAH') return showRupiah(value);
    if (satuan === 'GRAM') return showGram(value);
    return `${satuan === 'PERSEN' ? format('percent', value) : showCount(value)} ${text(SATUAN_TEXT[satuan])}`;
  };
};

/** What the limit came to, or would have, and when it last did. */
const Effect = ({ limit, draft }: Pick<Props, 'limit' | 'draft'>) => {
  const { t } = useTranslation('peringatan');
  const { moment } = useShopTime();
  const show = useFigures(limit);
  const today = useToday();
  const href = useFigureHref()({
    to: '/laporan-peringatan',
    days: [addDays(today, 1 - DAYS), today],
    query: { kode_peringatan: limit.kode },
  });
  const { times, least } = effectOf(limit, draft.batas ?? limit.batas);
  const said = t(least && times > 0 ? 'timesLeast' : 'times', { count: times });
  const last = limit.terakhir;
  return (
    <div className={css.effect}>
      <p>
        {href !== null && times > 0 ? (
          <AppLink href={href} className={pageCss.link}>
            {said}
          </AppLink>
        ) : (
          said
        )}
        {limit.terbuka > 0 && <span className={css.open}>{t('openNow', { count: limit.terbuka })}</span>}
      </p>
      {last && (
        <p className={css.quiet}>
          {[moment(last.mulai), last.kode_toko, last.objek || last.orang, show(last.nilai)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </div>
  );
};

/** A kind of alert: whether it is watched, from where on, what that came to, and who is told. */
export const AlertRow = ({ limit, draft, error, may, onChange, onReceivers, onFollow }: Props) => {
  const { t } = useTranslation('peringatan');
  const text = useText();
  const { title, help, satuan } = ALERTS[limit.kode];
  const name = text(title);
  const count = draft.penerima.length;
  const toWhom = count === 0 ? t('dashboardOnly') : t('told', { count });
  return (
    <li className={css.row} data-kode={limit.kode} data-changed={isChanged(limit, draft) || undefined}>
      <Toggle
        className={css.toggle ?? ''}
        aria-label={t('watched', { name })}
        value={draft.aktif}
        onChange={(aktif) => onChange({ aktif })}
        disabled={!may}
      />
      <div className={css.what}>
        <strong>{name}</strong>
        <p className={css.quiet}>{text(help)}</p>
      </div>
      <LimitField
        satuan={satuan}
        className={css.limit ?? ''}
        aria-label={t('limitOf', { name })}
        value={draft.batas}
        onChange={(batas) => onChange({ batas })}
        error={error}
        disabled={!draft.aktif}
        readOnly={!may}
      />
      <Effect limit={limit} draft={draft} />
      <div className={css.told}>
        <Button
          size="compact-sm"
          leftSection={<IconUsers size={18} aria-hidden="true" />}
          aria-label={`${toWhom}: ${name}`}
          disabled={!may}
          onClick={onReceivers}
        >
          {toWhom}
        </Button>
        <span className={css.quiet}>
          {t(`source.${limit.asal}`)}
          {may && limit.version > 0 && (
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
              aria-label={t('followOf', { name })}
              onClick={onFollow}
            >
              {t('follow')}
            </Button>
          )}
        </span>
      </div>
    </li>
  );
};
