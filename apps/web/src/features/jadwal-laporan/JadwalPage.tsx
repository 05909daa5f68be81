import { hapusJadwal, type Jadwal, kirimJadwal } from '@kadar/contract/endpoints/jadwal-laporan.ts';
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconListDetails, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useActingToko, useCan, useSetting } from '../../kit/session.ts';
import { newDraft } from './draft.ts';
import { JadwalEditor } from './JadwalEditor.tsx';
import { JadwalTable } from './JadwalTable.tsx';
import { JADWAL_KEY, jadwalQuery, pilihanQuery } from './queries.ts';
import { useTrial } from './Trial.tsx';

/** What is done to a schedule beside changing it. */
const useActions = (onDone: () => void) => {
  const { t } = useTranslation('jadwal-laporan');
  const { send } = useOutbox(
    (id: number) => `jadwal-laporan/${id}/kirim`,
    (id: number, { key }) => call(kirimJadwal, { params: { id }, body: {} }, { key }),
    { asks: false },
  );
  const { send: drop } = useOutbox(
    (id: number) => `jadwal-laporan/${id}/hapus`,
    (id: number, { key }) => call(hapusJadwal, { params: { id } }, { key }),
    { asks: false },
  );
  const attempt = async (work: () => Promise<{ message?: string }>) => {
    try {
      const { message } = await work();
      if (message) alertSuccess(message);
    } catch (error) {
      showFailure(error);
    }
    onDone();
  };
  return {
    sendNow: async ({ id, nama, penerima }: Jadwal): Promise<void> => {
      const count = penerima.filter(({ berhenti }) => !berhenti).length;
      const ask = { title: t('sendNow'), text: t('sendText', { name: nama, count }), ok: t('sendNow') };
      if (await confirm(ask)) await attempt(() => send(id));
    },
    end: async ({ id, nama }: Jadwal): Promise<void> => {
      const ask = { title: t('end'), text: t('endText', { name: nama }), ok: t('end'), danger: true };
      if (await confirm(ask)) await attempt(() => drop(id));
    },
  };
};

const Screen = ({ toko }: { toko: string | null }) => {
  const { t } = useTranslation('jadwal-laporan');
  const client = useQueryClient();
  const mayWrite = useCan('kabar.kirim') !== undefined;
  const bahasa = useSetting('MULTI_LANGUAGE_FEATURE');
  const list = useQuery(jadwalQuery(toko));
  const choices = useQuery(pilihanQuery(toko)).data;
  const titles = useMemo(() => new Map(choices?.laporan.map(({ name, title }) => [name, title])), [choices]);
  const [editing, setEditing] = useState<Jadwal | 'new' | null>(null);
  const refresh = () => void client.invalidateQueries({ queryKey: JADWAL_KEY });
  const { sendNow, end } = useActions(refresh);
  const { buttons, told } = useTrial();
  const add = () => mayWrite && choices && setEditing('new');
  useScreenKeys([
    ['Insert', add],
    ['alt+N', add],
  ]);
  return (
    <Page
      title={t('title')}
      actions={
        <>
          <Button
            component={AppLink}
            href="/laporan-kabar"
            leftSection={<IconListDetails size={18} aria-hidden="true" />}
          >
            {t('log')}
          </Button>
          {mayWrite && buttons}
          {mayWrite && (
            <Button
              variant="filled"
              leftSection={<IconPlus size={18} aria-hidden="true" />}
              rightSection={<Hotkey keys="Ins" />}
              disabled={!choices}
              onClick={add}
            >
              {t('add')}
            </Button>
          )}
        </>
      }
    >
      {choices && !choices.akun.email && (
        <Alert icon={<IconAlertTriangle size={18} />} color="gold">
          {t('noAccount')}
        </Alert>
      )}
      {told}
      <JadwalTable
        rows={list.data}
        error={list.error}
        titles={titles}
        onRetry={() => void list.refetch()}
        onAdd={add}
        onEdit={(jadwal) => choices && setEditing(jadwal)}
        onSend={(jadwal) => void sendNow(jadwal)}
        onEnd={(jadwal) => void end(jadwal)}
      />
      {editing && choices && (
        <JadwalEditor
          jadwal={editing === 'new' ? null : editing}
          start={newDraft(toko, bahasa)}
          choices={choices}
          onClose={() => setEditing(null)}
          onSaved={() => {
            setEditing(null);
            refresh();
          }}
        />
      )}
    </Page>
  );
};

/** /jadwal-laporan: which reports and summaries come by themselves, when and to whom. */
const JadwalPage = () => {
  const toko = useActingToko();
  return <Screen key={toko} toko={toko} />;
};

export default JadwalPage;
