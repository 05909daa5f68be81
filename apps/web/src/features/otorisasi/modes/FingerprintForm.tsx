import {
  approvers,
  authoriseByFingerprint,
  fingerprintOptions,
} from '@kadar/contract/endpoints/otorisasi.ts';
import { Alert, Button, Select, Skeleton, Stack, Text } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../kit/api/call.ts';
import { isApiError } from '../../../kit/api/errors.ts';
import type { AuthorisationModeProps } from '../../../kit/dialogs/authorisation-modes.ts';
import { DialogFoot } from '../../../kit/dialogs/DialogFoot.tsx';
import { useLive } from '../../../kit/live.ts';
import { useMessage } from '../../../kit/text.ts';
import { hasReader, ReaderError, readFinger } from '../../../kit/webauthn.ts';
import { fingersOf } from '../approvers.ts';
import { fingerOutcomeOf } from '../outcome.ts';

const useReader = () => useQuery({ queryKey: ['reader'], queryFn: hasReader, staleTime: Infinity });

const useApprovers = (kategori: string) =>
  useQuery({
    queryKey: ['approvers', kategori],
    queryFn: async () => (await call(approvers, { query: { kategori } })).data,
    select: fingersOf,
  });

/** An SPV or OWN scans the fingerprint on this device; the outcome arrives by push as well [spec B §2]. */
const FingerprintForm = ({ need, close }: AuthorisationModeProps) => {
  const { t } = useTranslation(['otorisasi', 'kit']);
  const message = useMessage();
  const reader = useReader();
  const offered = useApprovers(need.kategori);
  const [user_id, setUser] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const done = useRef(false);

  const granted = (token: string) => {
    if (done.current) return;
    done.current = true;
    close(token);
  };
  useLive('fingerprint-auth', (push) => {
    const outcome = fingerOutcomeOf(push, { kategori: need.kategori, user_id });
    if (outcome?.kind === 'accepted') granted(outcome.token);
    else if (outcome) setProblem(message('SIDIK_JARI_GAGAL'));
  });
  const scan = async () => {
    setBusy(true);
    setProblem('');
    const { kategori, payload_hash, notes: catatan, amount } = need;
    try {
      const { data: options } = await call(fingerprintOptions, { body: { user_id, kategori, payload_hash } });
      const fp = await readFinger(options);
      const { data } = await call(authoriseByFingerprint, {
        body: {
          user_id,
          fp,
          kategori,
          payload_hash,
          catatan,
          ...(amount !== undefined && { jumlah_rp: amount }),
        },
      });
      granted(data.token);
    } catch (error) {
      if (error instanceof ReaderError) setProblem(message('SIDIK_JARI_GAGAL'));
      else if (isApiError(error)) setProblem(error.message);
      else throw error;
    } finally {
      setBusy(false);
    }
  };

  if (offered.isPending || reader.isPending) return <Skeleton h={220} aria-busy="true" />;
  const failed = offered.error ? (isApiError(offered.error) ? offered.error.message : '') : problem;
  const list = offered.data ?? [];
  return (
    <Stack gap="sm">
      <Text size="sm">{t('fingerText')}</Text>
      {!reader.data && <Alert color="gold">{t('fingerNoReader')}</Alert>}
      {failed && (
        <Alert color="brick" variant="light" role="alert">
          {failed}
        </Alert>
      )}
      <Select
        label={t('approver')}
        data={list.map(({ value, name, known }) => ({
          value,
          label: known ? name : `${name} (${t('fingerNone')})`,
          disabled: !known,
        }))}
        value={user_id || null}
        onChange={(next) => setUser(next ?? '')}
        nothingFoundMessage={t('noApprovers')}
        searchable
        data-autofocus
      />
      <DialogFoot>
        <Button onClick={() => close(null)}>{t('kit:cancel')}</Button>
        <Button
          variant="filled"
          leftSection={<IconFingerprint size={18} />}
          onClick={() => void scan()}
          loading={busy}
          disabled={!user_id || !reader.data}
        >
          {t('finger')}
        </Button>
      </DialogFoot>
    </Stack>
  );
};

export default FingerprintForm;
