import { Button } from '@mantine/core';
import { IconLock, IconPointFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Hari } from '../../kit/dokumen/queries.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showRupiah } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import pageCss from '../../kit/page/page.module.css';
import { useMessage } from '../../kit/text.ts';
import { type Count, cashCounted, cashDifference, countedCash, type Issue, isTold } from './closing-model.ts';
import { Difference } from './Difference.tsx';
import css from './hari.module.css';

interface Props {
  hari: Hari;
  tanggal: string;
  count: Count;
  issues: readonly Issue[];
  /** What the server refused the last try with. */
  refusal: { code: string; message: string } | null;
  sending: boolean;
  /** The count is recorded first, and only then compared. */
  mustRecord: boolean;
  onAdvance: () => void;
}

/** Where a refusal or an issue is mended. */
const MENDED_AT: Readonly<Record<string, string>> = {
  draft: '/data-barang?status=DRAFT',
  BARANG_MASIH_DRAFT: '/data-barang?status=DRAFT',
  AKUN_BELUM_DIPETAKAN: '/parameter-akunting',
};

/** How the count compares: at once for who is told, only after it is recorded for who is not. */
const Found = ({ hari, count, mustRecord }: Pick<Props, 'hari' | 'count' | 'mustRecord'>) => {
  const { t } = useTranslation('hari');
  const { clock } = useShopTime();
  const off = cashDifference(hari, count);
  const { hitungan } = hari;
  const recorded = hitungan && (
    <p className={css.quiet}>
      {t('recorded', { user: hitungan.user_id, jam: clock(hitungan.at), ke: hitungan.ke })}
    </p>
  );
  if (!cashCounted(count)) return <span className={css.quiet}>{t('notCounted')}</span>;
  if (isTold(hari))
    return (
      <>
        {off !== null && <Difference rp={off} large />}
        {recorded}
      </>
    );
  if (mustRecord || !hitungan) return <span className={css.quiet}>{t('blindHelp')}</span>;
  return (
    <>
      <span className={css.difference} data-off={!hitungan.cocok || undefined} data-large>
        {t(hitungan.cocok ? 'agrees' : 'disagrees')}
      </span>
      {recorded}
    </>
  );
};

/** Booked, counted and the difference in large figures; what is still missing; the one gold button. */
export const Outcome = (props: Props) => {
  const { hari, tanggal, count, issues, refusal, sending, mustRecord, onAdvance } = props;
  const { t } = useTranslation('hari');
  const message = useMessage();
  const showDate = useShowDate();
  const counted = countedCash(count);
  const textOf = (issue: Issue): string => {
    if (issue === 'supervisor') return message('SELISIH_PERLU_SUPERVISOR');
    if (issue === 'draft') return t('issue.draft', { jumlah: hari.stock.draft });
    if (issue === 'baki') return message('BAKI_BELUM_DITIMBANG', { baki: hari.baki_belum.join(', ') });
    return t(`issue.${issue}`);
  };
  const known = issues.map((issue) => ({ key: issue as string, text: textOf(issue) }));
  // What the last try was refused with may have become an issue of the page by now.
  const fresh = refusal && !known.some(({ text }) => text === refusal.message) ? [refusal] : [];
  const missing = [...known, ...fresh.map(({ code, message: text }) => ({ key: code, text }))];
  return (
    <aside className={css.outcome} aria-label={t('outcome')}>
      <dl className={css.totals}>
        {isTold(hari) && (
          <div>
            <dt>{t('booked')}</dt>
            <dd>{showRupiah(hari.kas.saldo_akhir)}</dd>
          </div>
        )}
        <div>
          <dt>{t('counted')}</dt>
          <dd aria-live="polite">{showRupiah(counted)}</dd>
        </div>
      </dl>
      <div className={css.result} aria-live="polite">
        <Found hari={hari} count={count} mustRecord={mustRecord} />
      </div>
      {missing.length > 0 && (
        <div role="status">
          <p className={css.missingTitle}>{t('missing')}</p>
          <ul className={css.missing}>
            {missing.map(({ key, text }) => {
              const href = MENDED_AT[key];
              return (
                <li key={key}>
                  <IconPointFilled size={18} aria-hidden="true" />
                  {href ? (
                    <AppLink href={href} className={pageCss.link}>
                      {text}
                    </AppLink>
                  ) : (
                    text
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      )}
      <Button
        fullWidth
        h={52}
        variant="filled"
        leftSection={<IconLock size={18} />}
        rightSection={<Hotkey keys="F9" />}
        disabled={issues.length > 0}
        loading={sending}
        onClick={onAdvance}
        data-close-day=""
      >
        {mustRecord ? t('recordCount') : t('closeDay', { tanggal: showDate(tanggal) })}
      </Button>
      <p className={css.quiet}>
        {t(!mustRecord ? 'cannotUndo' : hari.hitungan?.perlu_spv ? 'recountHelp' : 'recordHelp')}
      </p>
    </aside>
  );
};
