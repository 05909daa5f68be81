import { listSiap, putSiap, type SiapRow } from '@kadar/contract/endpoints/hutang-siap.ts';
import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { useLive } from '../../kit/live.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { ErrorState } from '../../kit/page/States.tsx';
import { useActingToko, useCan } from '../../kit/session.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import css from './ready.module.css';

type Step = 'SIAP' | 'BATAL';

const Bag = ({ bag, onMove }: { bag: SiapRow; onMove: ((step: Step) => void) | undefined }) => {
  const { t } = useTranslation('hutang');
  const { clock } = useShopTime();
  const ready = bag.keadaan === 'SIAP';
  return (
    <li>
      <strong className="num">{bag.nomor}</strong>
      <DocumentLink no={bag.no_hutang} />
      <span>{[bag.no_segel, bag.tempat].filter(Boolean).join(' · ')}</span>
      <span className={css.since}>{t('bagSince', { time: clock(bag.at) })}</span>
      <span className={docCss.status} data-ready={ready || undefined}>
        {t(ready ? 'bagReady' : 'bagAsked')}
      </span>
      {onMove && (
        <span className={css.steps}>
          {!ready && (
            <Button
              onClick={() => onMove('SIAP')}
              aria-label={t('bagIsReady', { number: bag.nomor })}
              leftSection={<IconCheck size={18} stroke={1.5} aria-hidden="true" />}
            >
              {t('bagReady')}
            </Button>
          )}
          <Button
            onClick={() => onMove('BATAL')}
            aria-label={t('bagGoesBack', { number: bag.nomor })}
            leftSection={<IconX size={18} stroke={1.5} aria-hidden="true" />}
          >
            {t('bagBack')}
          </Button>
        </span>
      )}
    </li>
  );
};

/** Bags that borrowers asked to have ready, as it happens; nothing while none does. */
export const ReadyBags = () => {
  const { t } = useTranslation('hutang');
  const toko = useActingToko();
  const mayMove = useCan('hutang.bayar') !== undefined;
  const { data, error, refetch } = useQuery({
    // A redemption is a document, and ends its place.
    queryKey: [...DOKUMEN_KEY, 'siap', toko],
    queryFn: async ({ signal }) => (await call(listSiap, {}, { signal })).data,
    enabled: !!toko,
  });
  const again = () => void refetch();
  useLive('siap-changed', again);
  useLive('reconnected', again);
  const { send, sending } = useOutbox(
    ({ nomor }: { nomor: number }) => `siap/${nomor}`,
    ({ nomor, keadaan }: { nomor: number; keadaan: Step }, options) =>
      call(putSiap, { params: { nomor }, body: { keadaan } }, options),
    { asks: false },
  );
  const move = async (nomor: number, keadaan: Step) => {
    if (sending) return;
    try {
      await send({ nomor, keadaan });
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      showFailure(failure);
    }
    again();
  };
  if (error) return <ErrorState error={error} onRetry={again} />;
  if (!data?.length) return null;
  return (
    <section className={css.ready} aria-label={t('bagsTitle')}>
      <h2>{t('bagsTitle')}</h2>
      <ul>
        {data.map((bag) => (
          <Bag
            key={bag.nomor}
            bag={bag}
            onMove={mayMove ? (step) => void move(bag.nomor, step) : undefined}
          />
        ))}
      </ul>
    </section>
  );
};
