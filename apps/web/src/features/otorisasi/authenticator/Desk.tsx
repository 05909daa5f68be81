import { Button, Skeleton } from '@mantine/core';
import { IconCoffee, IconQrcode } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callHandlers, pickedToko, pickToko } from '../../../kit/api/context.ts';
import { wantOverlays } from '../../../kit/dialogs/overlays.ts';
import { connectLive, useConnected, useLive } from '../../../kit/live.ts';
import { ErrorState } from '../../../kit/page/States.tsx';
import { TokoSelect } from '../../../kit/page/TokoSelect.tsx';
import { useShopLanguage } from '../../../kit/page/useShopLanguage.ts';
import { useMe } from '../../../kit/session.ts';
import { useNow } from '../useNow.ts';
import { alarm, wakeSound } from './alarm.ts';
import { type Choice, DecideDialog } from './DecideDialog.tsx';
import { DeskHeader } from './DeskHeader.tsx';
import { FingerHint } from './FingerHint.tsx';
import css from './otorisator.module.css';
import { newOnes, waitingQuery } from './queries.ts';
import { RequestCard } from './RequestCard.tsx';
import { ScanDialog } from './ScanDialog.tsx';

/** Renews the list with every piece of news, and rings when something came that the user may decide. */
const useWaiting = () => {
  const client = useQueryClient();
  const connected = useConnected();
  const list = useQuery(waitingQuery);
  const known = useRef<readonly string[] | null>(null);
  const fresh = () => void client.invalidateQueries({ queryKey: waitingQuery.queryKey });
  useEffect(() => {
    void connectLive();
    wantOverlays();
    const events = ['click', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, wakeSound, { once: true });
    return () => {
      for (const event of events) window.removeEventListener(event, wakeSound);
    };
  }, []);
  useLive('otorisasi-qr', fresh);
  useLive('qr-auth', fresh);
  useLive('session-ended', (end) => callHandlers().sessionEnded(end?.sebab));
  useEffect(() => {
    // What was said before the line stood was not heard.
    if (connected) void client.invalidateQueries({ queryKey: waitingQuery.queryKey });
  }, [connected, client]);
  useEffect(() => {
    if (!list.data) return;
    if (newOnes(known.current, list.data).length > 0) alarm();
    known.current = list.data.map(({ keystore }) => keystore);
  }, [list.data]);
  return { ...list, fresh };
};

/** Head office looks at all shops or at one. */
const PickShop = () => {
  const client = useQueryClient();
  return (
    <TokoSelect
      bare
      value={pickedToko()}
      onChange={(kode) => {
        pickToko(kode);
        void client.invalidateQueries();
      }}
    />
  );
};

/** The approver's desk: what waits for him, and the way to scan a QR. */
export const Desk = () => {
  const { t } = useTranslation('otorisasi');
  useShopLanguage();
  const { pusat } = useMe();
  const waiting = useWaiting();
  const now = useNow();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [scanning, setScanning] = useState(false);
  const open = waiting.data?.filter(({ endsAt }) => endsAt > now);
  return (
    <div className={css.desk}>
      <DeskHeader />
      <main className={css.main}>
        <h1 className={css.title}>{t('waiting')}</h1>
        <p className={css.count} aria-live="polite">
          {open && t('waitingCount', { count: open.length })}
        </p>
        {pusat && (
          <div className={css.picker}>
            <PickShop />
          </div>
        )}
        {waiting.error && !open && <ErrorState error={waiting.error} onRetry={waiting.fresh} />}
        {waiting.isPending && <Skeleton h={220} radius="lg" aria-busy="true" />}
        {open?.length === 0 && (
          <div className={css.empty}>
            <IconCoffee size={56} aria-hidden="true" />
            <strong>{t('empty')}</strong>
            <span>{t('emptyText')}</span>
          </div>
        )}
        <ul className={css.list}>
          {open?.map((request) => (
            <li key={request.keystore}>
              <RequestCard
                request={request}
                now={now}
                onDecide={(decision) => setChoice({ request, decision })}
              />
            </li>
          ))}
        </ul>
        <FingerHint />
      </main>
      <footer className={css.foot}>
        <Button size="lg" fullWidth leftSection={<IconQrcode size={22} />} onClick={() => setScanning(true)}>
          {t('scan')}
        </Button>
      </footer>
      {scanning && (
        <ScanDialog
          onFound={(request) => {
            setScanning(false);
            setChoice({ request, decision: 'accept' });
          }}
          onClose={() => setScanning(false)}
        />
      )}
      {choice && (
        <DecideDialog
          key={choice.request.keystore}
          choice={choice}
          onClose={() => {
            setChoice(null);
            waiting.fresh();
          }}
        />
      )}
    </div>
  );
};
