import {
  KODE_LAYAR,
  LAYAR,
  pasangLayar,
  putusLayar,
  type TanyaInput,
} from '@kadar/contract/endpoints/layar.ts';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import css from '../../kit/counter/counter.module.css';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { usePhone } from '../../kit/usePhone.ts';
import { usePaired } from '../../parts/layar/usePaired.ts';
import { useShown } from '../../parts/layar/useShown.ts';
import { screenOf } from './customer-screen.ts';
import type { Till } from './till-store.ts';
import type { Totals } from './totals.ts';
import type { WhatIfState } from './useWhatIf.ts';

const ASKS = {
  POIN: 'askPointsNow',
  TUKAR: 'askExchangeNow',
  PIN_BARU: 'askPinNow',
  PIN_HUTANG_BARU: 'askPledgePinNow',
  PIN_HUTANG: 'typePledgePinNow',
} as const;

const PairDialog = ({
  paired,
  asks,
  onAsk,
  onDone,
  onClose,
}: {
  paired: boolean;
  asks: readonly TanyaInput[];
  onAsk: (tanya: TanyaInput) => void;
  onDone: (now: boolean) => void;
  onClose: () => void;
}) => {
  const { t } = useTranslation('layar');
  useReturnFocus();
  const [kode, setKode] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (work: () => Promise<{ data: { terpasang: boolean } }>) => {
    setBusy(true);
    setProblem('');
    try {
      onDone((await work()).data.terpasang);
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.fields.kode?.message ?? error.message);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(() => call(pasangLayar, { body: { kode } }));
  };
  return (
    <Modal opened onClose={onClose} title={t('title')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          {paired &&
            asks.map((tanya) => (
              <Button key={tanya.jenis} h={44} onClick={() => onAsk(tanya)}>
                {t(ASKS[tanya.jenis])}
              </Button>
            ))}
          <Text size="sm">{t('pairHelp', { address: `${location.origin}${LAYAR}` })}</Text>
          <TextField
            size="md"
            label={t('code')}
            value={kode}
            inputMode="numeric"
            keep={(text) => text.replaceAll(/\D/g, '').slice(0, KODE_LAYAR)}
            onChange={setKode}
            error={problem}
            data-autofocus
          />
          <DialogFoot wide>
            {paired && (
              <Button loading={busy} onClick={() => void send(() => call(putusLayar, { body: {} }))}>
                {t('unpair')}
              </Button>
            )}
            <Button
              type="submit"
              variant="filled"
              size="md"
              loading={busy}
              disabled={kode.length < KODE_LAYAR}
            >
              {t('pair')}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Modal>
  );
};

/** Takes on a customer's screen, and keeps it at what the till shows. The sale never waits for it. */
export const CustomerScreenButton = ({
  till,
  totals,
  whatIf,
  asks,
  onAsk,
}: {
  till: Till;
  totals: Totals;
  whatIf: WhatIfState | null;
  asks: readonly TanyaInput[];
  onAsk: (tanya: TanyaInput) => void;
}) => {
  const { t } = useTranslation('layar');
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const { paired, setPaired } = usePaired();
  useShown(screenOf(till, totals, whatIf));
  if (phone) return null;
  return (
    <>
      <Button
        h={44}
        className={css.action}
        onClick={() => setOpen(true)}
        leftSection={<IconDeviceDesktop size={18} aria-hidden="true" />}
      >
        {t(paired ? 'buttonOn' : 'button')}
      </Button>
      {open && (
        <PairDialog
          paired={paired}
          asks={asks}
          onAsk={(tanya) => {
            setOpen(false);
            onAsk(tanya);
          }}
          onDone={setPaired}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
