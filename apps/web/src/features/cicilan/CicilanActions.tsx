import { ingatkanCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { laterDialog } from '../../kit/dialogs/later-dialog.ts';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { alertSuccess, showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { showRupiah } from '../../kit/format.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useCan, useSetting } from '../../kit/session.ts';
import { kartuQuery } from './queries.ts';

const BayarDialog = laterDialog(() => import('./BayarDialog.tsx'));
const GramDialog = laterDialog(() => import('./GramDialog.tsx'));
const AkhirDialog = laterDialog(() => import('./AkhirDialog.tsx'));
const HapusDialog = laterDialog(() => import('./HapusDialog.tsx'));
const BeritahuDialog = laterDialog(() => import('./BeritahuDialog.tsx'));
const GantiDialog = laterDialog(() => import('./GantiDialog.tsx'));
const KelebihanDialog = laterDialog(() => import('./KelebihanDialog.tsx'));

const open = (dialog: (close: () => void) => ReactNode) =>
  void openDialog<null>((close) => <>{dialog(() => close(null))}</>, null);

/** Writes to the customer by WhatsApp that a payment is due or late; who was told already, or has no number, is named. */
const useReminder = (no_faktur: string, toko: string) => {
  const { t } = useTranslation('cicilan');
  const client = useQueryClient();
  const { send } = useOutbox(
    `cicilan-pengingat/${no_faktur}`,
    (_: null, options) => call(ingatkanCicilan, { params: { no_faktur } }, { ...options, toko }),
    { asks: false },
  );
  const go = async (): Promise<void> => {
    const { data, message } = await send(null);
    if (data.sebab === null) alertSuccess(message ?? t('remind'));
    else toast(t(`sebab${data.sebab}`));
    await client.invalidateQueries({ queryKey: DOKUMEN_KEY });
  };
  return () => void go().catch(showFailure);
};

interface Action {
  key: string;
  label: string;
  run: () => void;
}

/**
 * What may be done with a contract, by letters: B pays, A fetches the piece of a gram plan, C pays all of it early, H waives its fines, P keeps that its customer was told, W writes to
 * him, R puts it on other terms, L and X end it, K pays out what it left.
 */
export const CicilanActions = ({ no_faktur }: { no_faktur: string }) => {
  const { t } = useTranslation('cicilan');
  const { data: kartu } = useQuery(kartuQuery(no_faktur));
  const may = {
    post: useCan('cicilan.post') !== undefined,
    lelang: useCan('cicilan.lelang') !== undefined,
    putus: useCan('cicilan.putus') !== undefined,
    ganti: useCan('cicilan.ganti') !== undefined,
    kembali: useCan('cicilan.kembali') !== undefined,
  };
  const remind = useReminder(no_faktur, kartu?.kode_toko ?? '');
  const whatsapp = useSetting('WABLAS_MODULE');
  const running = kartu ? ['AKTIF', 'LEWAT', 'JATUH_TEMPO'].includes(kartu.keadaan) : false;
  const actions: Action[] = [];
  const add = (when: boolean, key: string, label: string, dialog: (close: () => void) => ReactNode) => {
    if (when) actions.push({ key, label, run: () => open(dialog) });
  };
  if (kartu) {
    const { gram } = kartu;
    const pays = running && may.post;
    if (gram) {
      const plan = { ...kartu, gram };
      add(pays, 'B', t('bayar'), (onClose) => <GramDialog kartu={plan} onClose={onClose} />);
      add(pays, 'A', t('take'), (onClose) => <GramDialog kartu={plan} ambil onClose={onClose} />);
    }
    add(pays && !gram, 'B', t('bayar'), (onClose) => <BayarDialog kartu={kartu} onClose={onClose} />);
    add(pays && !gram, 'C', t('cepat'), (onClose) => <BayarDialog kartu={kartu} cepat onClose={onClose} />);
    add(running && may.post && kartu.denda > 0, 'H', t('waiveFine'), (onClose) => (
      <HapusDialog kartu={kartu} onClose={onClose} />
    ));
    add(running && may.post && kartu.tahap !== null, 'P', t('notice'), (onClose) => (
      <BeritahuDialog kartu={kartu} onClose={onClose} />
    ));
    if (running && may.post && whatsapp) actions.push({ key: 'W', label: t('remind'), run: remind });
    add(running && may.ganti && !gram, 'R', t('ganti'), (onClose) => (
      <GantiDialog kartu={kartu} onClose={onClose} />
    ));
    add(running && may.lelang && kartu.tahap !== null, 'L', t('lelang'), (onClose) => (
      <AkhirDialog kartu={kartu} how="lelang" onClose={onClose} />
    ));
    add(running && may.putus, 'X', t('putus'), (onClose) => (
      <AkhirDialog kartu={kartu} how="putus" onClose={onClose} />
    ));
    add(
      kartu.kelebihan !== null && may.kembali,
      'K',
      t('payOut', { amount: showRupiah(kartu.kelebihan?.rp ?? 0) }),
      (onClose) => <KelebihanDialog kartu={kartu} onClose={onClose} />,
    );
  }
  useScreenKeys(
    actions.map(({ key, run }) => [key, run] as const),
    { inDialog: true },
  );
  return actions.map(({ key, label, run }) => (
    <Button key={key} h={44} onClick={run} rightSection={<Hotkey keys={key} />}>
      {label}
    </Button>
  ));
};
