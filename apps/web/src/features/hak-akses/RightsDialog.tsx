import { type HakUser, putHak } from '@kadar/contract/endpoints/hak-akses.ts';
import { Modal, Select } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { useCan } from '../../kit/session.ts';
import { HAK_KEY, hakOfQuery, hakQuery } from './queries.ts';
import { RoleScreens, RoleSelect } from './RoleScreens.tsx';

interface Draft {
  kode_peran: string;
  layar: readonly string[];
}

/** Takes over role and screens of somebody else, as far as the level has them. */
const CopyFrom = ({ hak, onCopy }: { hak: HakUser; onCopy: (draft: Draft) => void }) => {
  const { t } = useTranslation('hak-akses');
  const users = useQuery(hakQuery());
  const client = useQueryClient();
  const copy = async (user_id: string | null): Promise<void> => {
    if (user_id === null) return;
    const other = await client.fetchQuery(hakOfQuery(user_id));
    const own = new Set(hak.semua.map(({ menu }) => menu));
    const known = hak.peran.some(({ kode_peran }) => kode_peran === other.kode_peran);
    onCopy({
      kode_peran: known && other.level === hak.level ? other.kode_peran : '',
      layar: other.layar.filter((menu) => own.has(menu)),
    });
  };
  return (
    <Select
      label={t('copyFrom')}
      placeholder={t('chooseUser')}
      searchable
      value={null}
      data={(users.data ?? [])
        .filter(({ user_id }) => user_id !== hak.user_id)
        .map(({ user_id, usere_name, level }) => ({
          value: user_id,
          label: `${user_id} · ${usere_name} · ${level}`,
        }))}
      onChange={(user_id) => void copy(user_id)}
    />
  );
};

const Editor = ({ hak, onClose }: { hak: HakUser; onClose: () => void }) => {
  const { t } = useTranslation('hak-akses');
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>({ kode_peran: hak.kode_peran, layar: hak.layar });
  const mayWrite = useCan('users.write') !== undefined;
  const disabled = !hak.boleh || !mayWrite;
  const refresh = () => void client.invalidateQueries({ queryKey: HAK_KEY });
  const peran = hak.peran.find(({ kode_peran }) => kode_peran === draft.kode_peran);
  return (
    <FormDialog
      title={t('rightsOf', { user: hak.user_id, nama: hak.usere_name })}
      action={t('save')}
      ready={!disabled}
      what={`hak-akses/${hak.user_id}`}
      body={{ ...draft, layar: [...draft.layar], _version: hak._version }}
      send={async (body, options) => {
        try {
          return await call(putHak, { params: { user_id: hak.user_id }, body }, options);
        } catch (error) {
          refresh();
          throw error;
        }
      }}
      onDone={() => {
        refresh();
        onClose();
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <RoleSelect
            roles={hak.peran}
            value={draft.kode_peran}
            onChange={({ kode_peran, layar }) => setDraft({ kode_peran, layar })}
            disabled={disabled}
            error={errorAt('kode_peran')}
            data-autofocus
          />
          {!disabled && <CopyFrom hak={hak} onCopy={setDraft} />}
          {!hak.boleh && <span>{t('notYours')}</span>}
          <RoleScreens
            peran={peran?.layar ?? []}
            semua={hak.semua}
            layar={draft.layar}
            disabled={disabled}
            onChange={(layar) => setDraft({ ...draft, layar })}
          />
          {errorAt('layar') && <span role="alert">{errorAt('layar')}</span>}
        </>
      )}
    </FormDialog>
  );
};

/** The rights of a user: his role, and only what differs from it. */
export const RightsDialog = ({ user_id, onClose }: { user_id: string; onClose: () => void }) => {
  const { t } = useTranslation('hak-akses');
  const hak = useQuery(hakOfQuery(user_id));
  if (hak.data) return <Editor key={hak.data._version} hak={hak.data} onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} title={t('rightsOf', { user: user_id, nama: '' })}>
      {hak.error ? (
        <ErrorState error={hak.error} onRetry={() => void hak.refetch()} />
      ) : (
        <WaitingRows h={240} />
      )}
    </Modal>
  );
};
