import type { HutangCard } from '@kadar/contract/endpoints/hutang.ts';
import { Button, Menu } from '@mantine/core';
import {
  IconCalendarPlus,
  IconCoin,
  IconDots,
  IconLockOpen,
  IconPlus,
  IconPrinter,
  IconReceipt,
  IconShieldLock,
  IconUsers,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusKept } from '../../kit/dialogs/focus-lost.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { useGo } from '../../kit/page/AppLink.tsx';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import { showPaper } from '../../kit/print/nota/show-paper.tsx';
import { useActingToko, useCan } from '../../kit/session.ts';
import { openAsk } from '../../parts/layar/open-ask.tsx';
import type { Action } from './action.ts';
import { CicilDialog, PerpanjangDialog, TebusDialog } from './BayarDialog.tsx';
import { BeliDialog } from './BeliDialog.tsx';
import { BersamaDialog } from './BersamaDialog.tsx';
import css from './kartu.module.css';
import { LepasDialog } from './LepasDialog.tsx';
import { type AboutPledge, isOpen } from './queries.ts';
import { SlipDialog } from './SlipDialog.tsx';
import { show } from './show.tsx';
import { TambahDialog } from './TambahDialog.tsx';
import { useEndings, usePayout } from './useEndings.tsx';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const ActionButton = ({ action: { key, label, Icon, run, why, filled } }: { action: Action }) => (
  <Button
    h={44}
    {...(filled && { variant: 'filled', 'data-first': true })}
    justify="flex-start"
    disabled={why !== undefined}
    title={why}
    onClick={run}
    leftSection={<Icon {...ICON} />}
    rightSection={<Hotkey keys={key.toUpperCase()} />}
  >
    {label}
  </Button>
);

/** The PIN its borrower chooses on his screen; another one in its place is approved. */
const usePin = ({ no_hutang }: HutangCard): (() => void) => {
  const client = useQueryClient();
  return () =>
    void openAsk({ jenis: 'PIN_HUTANG_BARU', no_hutang }).then((chosen) =>
      chosen ? client.invalidateQueries({ queryKey: DOKUMEN_KEY }) : undefined,
    );
};

const useActions = (card: HutangCard): { main: Action[]; more: Action[]; why?: string } => {
  const { t } = useTranslation('hutang-kartu');
  const go = useGo();
  const pin = usePin(card);
  const mayPay = useCan('hutang.bayar') !== undefined;
  const mayLend = useCan('hutang.post') !== undefined;
  const mayBuy = useCan('pembelian.post') !== undefined;
  const acting = useActingToko();
  const open = isOpen(card);
  const ended = open ? undefined : t('ended', { state: t(`status${card.status}`) });
  const pay = ended ?? (mayPay ? undefined : t('askSpv'));
  // After the closing only what gives goods back opens the next day.
  const later = pay ?? (card.tutup ? t('openFirst') : undefined);
  const left = card.barang.filter(({ keluar }) => !keluar).length;
  // Its price is asked of one shop, so one must be chosen.
  const buying = pay ?? (mayBuy ? (acting === null ? t('chooseToko') : undefined) : t('askSpv'));
  const endings = useEndings(card, ended);
  const payout = usePayout(card);
  return {
    main: [
      ...payout,
      {
        key: 't',
        label: t('redeem'),
        Icon: IconLockOpen,
        run: () => show(TebusDialog, card),
        why: pay,
        filled: true,
      },
      {
        key: 'p',
        label: t('extend'),
        Icon: IconCalendarPlus,
        run: () => show(PerpanjangDialog, card),
        why: later,
      },
      { key: 'c', label: t('part'), Icon: IconCoin, run: () => show(CicilDialog, card), why: later },
      {
        key: 'b',
        label: t('topUp'),
        Icon: IconPlus,
        run: () => show((about) => <TambahDialog {...about} onLent={(no) => go(`/hutang?no=${no}`)} />, card),
        why: ended ?? (mayLend ? (card.tutup ? t('openFirst') : undefined) : t('askSpv')),
      },
      { key: 'g', label: t('together'), Icon: IconUsers, run: () => show(BersamaDialog, card), why: pay },
      { key: 's', label: t('slip'), Icon: IconPrinter, run: () => showPaper({ no: card.no_hutang }) },
    ],
    more: [
      {
        key: 'l',
        label: t('release'),
        Icon: IconLockOpen,
        run: () => show(LepasDialog, card),
        why: pay ?? (left < 2 ? t('onePiece') : undefined),
      },
      { key: 'h', label: t('lostSlip'), Icon: IconPrinter, run: () => show(SlipDialog, card), why: later },
      { key: 'j', label: t('sell'), Icon: IconReceipt, run: () => show(BeliDialog, card), why: buying },
      ...endings,
      { key: 'i', label: t(card.pin ? 'pinChange' : 'pinSet'), Icon: IconShieldLock, run: pin, why: pay },
    ],
    ...(ended && { why: ended }),
  };
};

const ENABLED = 'button:not(:disabled)';

/** What may be done with a pledge; the focus is here from the start, and a letter does its action. */
export const Actions = ({ card, onClose }: AboutPledge) => {
  const { t } = useTranslation('hutang-kartu');
  const { main, more, why } = useActions(card);
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => place.current?.querySelector<HTMLButtonElement>(ENABLED)?.focus(), []);
  // What was just done may have been the last that could be done, and its button lose the focus.
  useFocusKept(place, ENABLED);
  const letter = (event: KeyboardEvent): void => {
    const here = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!here || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape') {
      onClose();
      return;
    }
    const action = [...main, ...more].find(({ key }) => key === event.key.toLowerCase());
    if (!action || action.why !== undefined) return;
    event.preventDefault();
    action.run();
  };
  return (
    <>
      {why && <p className={css.why}>{why}</p>}
      <fieldset ref={place} className={css.actions} aria-label={t('actions')} onKeyDown={letter}>
        {main.map((action) => (
          <ActionButton key={action.key} action={action} />
        ))}
        <Menu position="bottom-start" returnFocus>
          <Menu.Target>
            <Button h={44} justify="flex-start" leftSection={<IconDots {...ICON} />}>
              {t('more')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {more.map(({ key, label, run, why: reason }) => (
              <Menu.Item
                key={key}
                disabled={reason !== undefined}
                title={reason}
                onClick={run}
                rightSection={<Hotkey keys={key.toUpperCase()} />}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </fieldset>
    </>
  );
};
