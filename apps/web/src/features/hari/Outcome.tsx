import { Button } from '@mantine/core';
import { IconLock, IconPointFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Hari } from '../../kit/dokumen/queries.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showRupiah } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import pageCss from '../../kit/page/page.module.css';
import { useMessage } from '../../kit/text.ts';
import { type Count, cashCounted, countedCash, type Issue } from './closing-model.ts';
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
  onClose: () => void;
}

/** Where a refusal or an issue is mended. */
const MENDED_AT: Readonly<Record<string, string>> = {
  draft: '/data-barang?status=DRAFT',
  baki: '/timbang-baki',
  BARANG_MASIH_DRAFT: '/data-barang?status=DRAFT',
  BAKI_BELUM_DITIMBANG: '/timbang-baki',
  AKUN_BELUM_DIPETAKAN: '/parameter-akunting',
};

/** Booked, counted and the difference in large figures; what is still missing; the one gold button. */
export const Outcome = ({ hari, tanggal, count, issues, refusal, sending, onClose }: Props) => {
  const { t } = useTranslation('hari');
  const message = useMessage();
  const showDate = useShowDate();
  const counted = countedCash(count);
  const textOf = (issue: Issue): string => {
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
        <div>
          <dt>{t('booked')}</dt>
          <dd>{showRupiah(hari.kas.saldo_akhir)}</dd>
        </div>
        <div>
          <dt>{t('counted')}</dt>
          <dd aria-live="polite">{showRupiah(counted)}</dd>
        </div>
      </dl>
      <div className={css.result} aria-live="polite">
        {cashCounted(count) ? (
          <Difference rp={counted - hari.kas.saldo_akhir} large />
        ) : (
          <span className={css.quiet}>{t('notCounted')}</span>
        )}
      </div>
      {missing.length > 0 && (
        <div role="status">
          <p className={css.missingTitle}>{t('missing')}</p>
          <ul className={css.missing}>
            {missing.map(({ key, text }) => {
              const href = MENDED_AT[key];
              return (
                <li key={key}>
                  <IconPointFilled size={14} aria-hidden="true" />
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
        leftSection={<IconLock size={19} />}
        rightSection={<Hotkey keys="F9" />}
        disabled={issues.length > 0}
        loading={sending}
        onClick={onClose}
        data-close-day=""
      >
        {t('closeDay', { tanggal: showDate(tanggal) })}
      </Button>
      <p className={css.quiet}>{t('cannotUndo')}</p>
    </aside>
  );
};
