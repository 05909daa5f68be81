import { type HakUser, putHak } from '@kadar/contract/endpoints/hak-akses.ts';
import { bedaDari } from '@kadar/contract/rights.ts';
import { Button, Modal, Select } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { useCan } from '../../kit/session.ts';
import css from './hak-akses.module.css';
import { HAK_KEY, hakOfQuery, hakQuery } from './queries.ts';
import { ScreenPicker } from './ScreenPicker.tsx';

interface Draft {
  kode_peran: string;
  layar: readonly string[];
}

interface DifferencesProps {
  hak: HakUser;
  draft: Draft;
  disabled: boolean;
  onChange: (layar: string[]) => void;
}

/** What a user was given besides his role, and what was taken away; nothing else of his rights. */
const Differences = ({ hak, draft, disabled, onChange }: DifferencesProps) => {
  const { t } = useTranslation('hak-akses');
  const peran = hak.peran.find(({ kode_peran }) => kode_peran === draft.kode_peran)?.layar ?? [];
  const { diberi, diambil } = bedaDari(peran, draft.layar);
  const titles = new Map(hak.semua.map(({ menu, judul }) => [menu, judul]));
  const mayGive = new Set(hak.semua.flatMap(({ menu, boleh }) => (boleh ? [menu] : [])));
  const part = (title: string, screens: readonly string[], undo: (menu: string) => string[]) =>
    screens.length > 0 && (
      <div>
        <h3>{title}</h3>
        <ul className={css.list}>
          {screens.map((menu) => {
            const judul = titles.get(menu) ?? menu;
            const next = undo(menu);
            return (
              <li key={menu}>
                <span>{judul}</span>
                {!disabled && next.every((one) => draft.layar.includes(one) || mayGive.has(one)) && (
                  <Button size="xs" aria-label={t('undoOf', { judul })} onClick={() => onChange(next)}>
                    {t('undo')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    );
  return (
    <div className={css.differences}>
      {diberi.length + diambil.length === 0 && <span>{t('asRole')}</span>}
      {part(t('diberi'), diberi, (menu) => draft.layar.filter((one) => one !== menu))}
      {part(t('diambil'), diambil, (menu) => [...draft.layar, menu])}
      {diberi.length + diambil.length > 0 && !disabled && (
        <Button onClick={() => onChange([...peran])}>{t('backToRole')}</Button>
      )}
    </div>
  );
};

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
  const [all, setAll] = useState(false);
  const mayWrite = useCan('users.write') !== undefined;
  const disabled = !hak.boleh || !mayWrite;
  const setLayar = (layar: string[]) => setDraft({ ...draft, layar });
  const refresh = () => void client.invalidateQueries({ queryKey: HAK_KEY });
  const roles = hak.peran.map(({ kode_peran, nama_peran, level }) => ({
    value: kode_peran,
    label: kode_peran === '' ? t('ofLevel', { level }) : `${kode_peran} · ${nama_peran}`,
  }));
  const give = (kode_peran: string | null) =>
    setDraft({
      kode_peran: kode_peran ?? '',
      layar: hak.peran.find((one) => one.kode_peran === (kode_peran ?? ''))?.layar ?? [],
    });
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
          <Select
            label={t('peran')}
            data={roles}
            value={draft.kode_peran}
            onChange={give}
            allowDeselect={false}
            disabled={disabled}
            error={errorAt('kode_peran')}
            data-autofocus
          />
          {hak.boleh ? (
            <Differences hak={hak} draft={draft} disabled={disabled} onChange={setLayar} />
          ) : (
            <span>{t('notYours')}</span>
          )}
          {!disabled && (
            <CopyFrom
              hak={hak}
              onCopy={(copied) => {
                setDraft(copied);
              }}
            />
          )}
          <Button aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'hideAll' : 'showAll', { count: draft.layar.length, all: hak.semua.length })}
          </Button>
          {all && (
            <ScreenPicker semua={hak.semua} layar={draft.layar} disabled={disabled} onChange={setLayar} />
          )}
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
