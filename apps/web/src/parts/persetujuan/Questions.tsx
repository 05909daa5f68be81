import type { Persetujuan } from '@kadar/contract/endpoints/persetujuan-shape.ts';
import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showRupiah } from '../../kit/format.ts';
import docCss from '../dokumen/dokumen.module.css';
import { Sum } from '../dokumen/Facts.tsx';
import { LinkDialog } from './LinkDialog.tsx';

interface Asked {
  no_faktur: string;
  tautan: string;
  persetujuan: readonly Persetujuan[];
}

/** The hour of an answer of today, else its day too. */
const useWhen = (): ((at: string) => string) => {
  const { clock, moment, day } = useShopTime();
  return (at) => (day(at) === day(Date.now()) ? clock(at) : moment(at));
};

/** 'Disetujui 10.42 oleh SITI', refused, or not answered yet. */
export const useAnswerWords = (): ((question: Persetujuan) => string) => {
  const { t } = useTranslation('persetujuan');
  const when = useWhen();
  return ({ jawab, nama, dijawab_at, at }) =>
    jawab && dijawab_at
      ? t(jawab === 'YA' ? 'yes' : 'no', { time: when(dijawab_at), name: nama })
      : t('waiting', { time: when(at) });
};

/** What a customer was asked by a link about a ticket or an order, newest first, and what he answered; nothing where he was asked nothing. */
export const Questions = ({ no_faktur, tautan, persetujuan }: Asked) => {
  const { t } = useTranslation('persetujuan');
  const words = useAnswerWords();
  if (persetujuan.length === 0) return null;
  const show = () =>
    void openDialog<null>(
      (close) => <LinkDialog no_faktur={no_faktur} tautan={tautan} onClose={() => close(null)} />,
      null,
    );
  return (
    <>
      <h3>{t('title')}</h3>
      <dl className={docCss.sums}>
        {persetujuan.map((question) => (
          <Sum
            key={question.urut}
            name={[words(question), question.no_baris, question.keterangan].filter(Boolean).join(' · ')}
            value={t('becomes', { from: showRupiah(question.rp_lama), to: showRupiah(question.rp) })}
          />
        ))}
      </dl>
      {persetujuan[0]?.jawab === null && (
        <Button h={44} leftSection={<IconQrcode size={18} aria-hidden="true" />} onClick={show}>
          {t('showLink')}
        </Button>
      )}
    </>
  );
};

const WAIT_MS = 5_000;

/** Looks again while an answer may come. */
export const untilAnswered = (asked: Pick<Asked, 'persetujuan'> | null | undefined): number | false =>
  asked?.persetujuan.some(({ jawab }) => jawab === null) ? WAIT_MS : false;
