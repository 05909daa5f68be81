import type { Pesanan } from '@kadar/contract/endpoints/pesanan.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { laterDialog } from '../../kit/dialogs/later-dialog.ts';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { useGo } from '../../kit/page/AppLink.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useActingToko, useCan } from '../../kit/session.ts';
import type { Ordered } from '../../parts/dokumen/ordered.ts';
import { isToMake, orderQuery } from './queries.ts';

const MoreDialog = laterDialog(() => import('./MoreDialog.tsx'));
const GoldDialog = laterDialog(() => import('./GoldDialog.tsx'));
const MadeDialog = laterDialog(() => import('./MadeDialog.tsx'));
const AgreeDialog = laterDialog(() => import('./AgreeDialog.tsx'));
const SampleOutDialog = laterDialog(() => import('./SampleOutDialog.tsx'));
const SampleBackDialog = laterDialog(() => import('./SampleBackDialog.tsx'));
const EndDialog = laterDialog(() => import('./EndDialog.tsx'));

const TILL = '/transaksi-penjualan';

/** One thing that may be done: its letter, its word, and its dialog. */
export type ByLetter<T> = readonly [
  letter: string,
  word: string,
  Dialog: ComponentType<{ order: T; onClose: () => void }>,
];

const open = <T,>(Dialog: ByLetter<T>[2], order: T) =>
  openDialog<null>((close) => <Dialog order={order} onClose={() => close(null)} />, null);

interface LettersProps<T> {
  order: T | null;
  actions: readonly ByLetter<T>[];
}

/** Its pieces and its deposit go into a sale at the till; undefined where nothing may be fetched here. */
const useFetch = (order: Ordered | null): (() => void) | undefined => {
  const go = useGo();
  const maySell = useCan('penjualan.post') !== undefined;
  const toko = useActingToko();
  if (!maySell || order?.kode_toko !== toko || !order?.barang.some(({ tunda }) => !tunda)) return undefined;
  return () => go(`${TILL}?ambil=${order.no_faktur}`);
};

/** What may be done with it, each by its letter. */
export const Letters = <T extends Ordered>({ order, actions }: LettersProps<T>) => {
  const { t } = useTranslation('pesanan');
  const fetch = useFetch(order);
  useScreenKeys([['a', () => fetch?.()]], { inDialog: true, enabled: fetch !== undefined });
  useScreenKeys(
    actions.map(([key, , Dialog]) => [key.toLowerCase(), () => order && void open(Dialog, order)] as const),
    { inDialog: true, enabled: Boolean(order) },
  );
  if (!order) return null;
  return (
    <>
      {fetch && (
        <Button h={44} rightSection={<Hotkey keys="A" />} onClick={fetch}>
          {t('fetch')}
        </Button>
      )}
      {actions.map(([key, word, Dialog]) => (
        <Button
          key={key}
          h={44}
          rightSection={<Hotkey keys={key} />}
          onClick={() => void open(Dialog, order)}
        >
          {word}
        </Button>
      ))}
    </>
  );
};

/** What may be done with an order that is open. */
export const OrderActions = ({ no_faktur }: { no_faktur: string }) => {
  const { t } = useTranslation('pesanan');
  const { data: order } = useQuery(orderQuery(no_faktur));
  const may = {
    post: useCan('pesanan.post') !== undefined,
    made: useCan('pesanan.jadi') !== undefined,
    agree: useCan('pesanan.setuju') !== undefined,
    end: useCan('pesanan.batal') !== undefined,
    sample: useCan('contoh.post') !== undefined,
  };
  const isOpen = order?.lines.some(({ status }) => status !== 'DIAMBIL' && status !== 'BATAL') ?? false;
  const toMake = order?.lines.some(isToMake) ?? false;
  const gold = order?.lines.some(({ emas }) => emas > 0) ?? false;
  const keepsSample =
    order?.contoh.some(({ jenis, tahap }) => jenis === 'BAWA_SENDIRI' && tahap === 'KELUAR') ?? false;
  const actions: (readonly [...ByLetter<Pesanan>, boolean])[] = [
    ['J', t('made'), MadeDialog, may.made && toMake],
    ['E', t('gold'), GoldDialog, may.post && toMake && order?.bahan === 'CUSTOMER'],
    ['C', t('sampleTakeOut'), SampleOutDialog, may.sample && toMake],
    ['K', t('sampleGiveBack'), SampleBackDialog, may.post && keepsSample],
    ['D', t('more'), MoreDialog, may.post && isOpen],
    ['U', t('agree'), AgreeDialog, (may.post || may.agree) && (order?.barang.length ?? 0) > 0],
    ['B', t(isOpen ? 'giveUp' : 'payOut'), EndDialog, may.end && (isOpen || gold || (order?.saldo ?? 0) > 0)],
  ];
  return (
    <Letters order={order ?? null} actions={actions.flatMap(([a, b, c, on]) => (on ? [[a, b, c]] : []))} />
  );
};
