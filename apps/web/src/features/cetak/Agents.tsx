import type { DataOf } from '@kadar/contract/endpoint.ts';
import { kodeAgen, type listPerangkat, putusAgen } from '@kadar/contract/endpoints/cetak.ts';
import { Button, Modal, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { CETAK_KEY } from '../../kit/print/queue.ts';
import { useCan } from '../../kit/session.ts';
import css from './cetak.module.css';

type Agent = DataOf<typeof listPerangkat>['agen'][number];

/** How the agent is brought to its computer: the file, and the one command with its code. */
const PairDialog = ({ agen, kode, onClose }: { agen: string; kode: string; onClose: () => void }) => {
  const { t } = useTranslation('cetak');
  const command = `node agen-cetak.mjs ${window.location.origin} ${kode}`;
  const copy = () => void navigator.clipboard.writeText(command).then(() => toast(t('copied')));
  return (
    <Modal opened onClose={onClose} title={t('pairTitle', { agen })} size="lg">
      <Stack gap="sm">
        <p className={css.none}>{t('pairStep1')}</p>
        <Button component="a" href="/agen-cetak.mjs" download="agen-cetak.mjs" data-autofocus>
          {t('download')}
        </Button>
        <p className={css.none}>{t('pairStep2')}</p>
        <code className={css.command}>{command}</code>
        <Button onClick={copy}>{t('copyCommand')}</Button>
      </Stack>
    </Modal>
  );
};

const stateOf = ({ dipasangkan, tersambung }: Agent) =>
  tersambung
    ? (['SIAP', 'online'] as const)
    : dipasangkan
      ? (['TANPA_AGEN', 'offline'] as const)
      : (['', 'unpaired'] as const);

/** The print agents of the shop; who may write parameters pairs them and ends it. */
export const Agents = ({ agents }: { agents: readonly Agent[] }) => {
  const { t } = useTranslation('cetak');
  const client = useQueryClient();
  const may = useCan('parameter.write') !== undefined;
  const [pairing, setPairing] = useState<{ agen: string; kode: string } | null>(null);
  const pair = async (kode_agen: string) => {
    try {
      const { data } = await call(kodeAgen, { params: { kode_agen } });
      setPairing({ agen: kode_agen, kode: data.kode });
    } catch (error) {
      showFailure(error);
    }
  };
  const unpair = async (kode_agen: string) => {
    if (!(await confirm({ title: t('unpair'), text: t('unpairAsk', { agen: kode_agen }) }))) return;
    await call(putusAgen, { params: { kode_agen } }).catch(showFailure);
    void client.invalidateQueries({ queryKey: CETAK_KEY });
  };
  return (
    <section aria-label={t('agents')}>
      <ul className={css.list}>
        {agents.map((agent) => {
          const [state, word] = stateOf(agent);
          return (
            <li key={agent.kode_agen}>
              <strong>{agent.nama_agen}</strong>
              <span className={css.status} data-status={state}>
                {t(word)}
              </span>
              {may && (
                <Button size="compact-sm" onClick={() => void pair(agent.kode_agen)}>
                  {t('pair')}
                </Button>
              )}
              {may && agent.dipasangkan && (
                <Button size="compact-sm" onClick={() => void unpair(agent.kode_agen)}>
                  {t('unpair')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {pairing && <PairDialog {...pairing} onClose={() => setPairing(null)} />}
    </section>
  );
};
