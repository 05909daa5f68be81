import { Button, Text } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useKategori } from '../../../kit/dialogs/kategori.ts';
import { showRupiah } from '../../../kit/format.ts';
import { secondsLeft, secondsSince, showSeconds } from '../countdown.ts';
import css from './otorisator.module.css';
import type { Request } from './queries.ts';

/** Under this many seconds a request is running out. */
const SHORT_S = 20;

/** What is asked, of whom, and for how long yet. */
export const RequestFacts = ({ request, now }: { request: Request; now: number }) => {
  const { t } = useTranslation('otorisasi');
  const inWords = useKategori();
  // The second hand may stand a moment before the request came.
  const left = Math.min(secondsLeft(request.endsAt, now), request.sisa_detik);
  return (
    <div className={css.facts}>
      <div className={css.factsHead}>
        <h2 className={css.kategori}>{inWords(request.kategori)}</h2>
        <span className={`${css.left} num`} data-short={left < SHORT_S || undefined} role="timer">
          {left > 0 ? showSeconds(left) : t('expired')}
        </span>
      </div>
      {request.jumlah_rp !== null && <p className={`${css.amount} num`}>{showRupiah(request.jumlah_rp)}</p>}
      {request.client_notes && <p className={css.notes}>{request.client_notes}</p>}
      <p className={css.asked}>
        {t('requester')} <strong>{request.nama_peminta}</strong> ({request.input_by}) · {request.nama_toko} ·{' '}
        {t('ago', { time: showSeconds(secondsSince(request.since, now)) })}
      </p>
    </div>
  );
};

interface Props {
  request: Request;
  now: number;
  onDecide: (decision: 'accept' | 'reject') => void;
}

/** One waiting request with its two answers. */
export const RequestCard = ({ request, now, onDecide }: Props) => {
  const { t } = useTranslation('otorisasi');
  return (
    <article className={css.card}>
      <RequestFacts request={request} now={now} />
      {request.boleh ? (
        <div className={css.answers}>
          <Button
            size="md"
            c="var(--k-out)"
            leftSection={<IconX size={18} />}
            onClick={() => onDecide('reject')}
          >
            {t('reject')}
          </Button>
          <Button
            size="md"
            variant="filled"
            leftSection={<IconCheck size={18} />}
            onClick={() => onDecide('accept')}
          >
            {t('accept')}
          </Button>
        </div>
      ) : (
        <Text size="sm" c="dimmed">
          {t('notYours')}
        </Text>
      )}
    </article>
  );
};
