import {
  daftarTampilan,
  hapusTampilan,
  simpanTampilan,
  type Tampilan,
} from '@kadar/contract/endpoints/tampilan.ts';
import { ActionIcon, Menu, TextInput } from '@mantine/core';
import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { FormDialog } from '../dialogs/FormDialog.tsx';
import { showFailure } from '../dialogs/toasts.ts';
import css from './report.module.css';

interface Props {
  laporan: string;
  /** What is looked at now, to be kept. */
  now: () => Tampilan['isi'];
  onOpen: (isi: Tampilan['isi']) => void;
}

/** The views of a report that a user kept: opened, kept and forgotten from one menu. */
export const Views = ({ laporan, now, onOpen }: Props) => {
  const { t } = useTranslation('laporan');
  const client = useQueryClient();
  const key = ['tampilan', laporan];
  const { data: views = [] } = useQuery({
    queryKey: key,
    queryFn: async () => (await call(daftarTampilan, { query: { laporan } })).data,
  });
  const [naming, setNaming] = useState(false);
  const [nama, setNama] = useState('');
  const fresh = () => client.invalidateQueries({ queryKey: key });
  const forget = async (one: string) => {
    try {
      await call(hapusTampilan, { params: { laporan, nama: one } });
    } catch (error) {
      showFailure(error);
    }
    await fresh();
  };
  return (
    <>
      <Menu position="bottom-end" shadow="md" withinPortal={false}>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('views')} title={t('views')}>
            <IconBookmark size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {views.map((view) => (
            <div key={view.nama} className={css.view}>
              <Menu.Item onClick={() => onOpen(view.isi)}>{view.nama}</Menu.Item>
              <ActionIcon
                variant="subtle"
                color="ink"
                aria-label={t('forgetView', { nama: view.nama })}
                onClick={() => void forget(view.nama)}
              >
                <IconTrash size={18} aria-hidden="true" />
              </ActionIcon>
            </div>
          ))}
          {views.length > 0 && <Menu.Divider />}
          <Menu.Item onClick={() => setNaming(true)}>{t('keepView')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {naming && (
        <FormDialog
          title={t('keepView')}
          action={t('keepViewDo')}
          ready={nama.trim() !== ''}
          what={`tampilan.${laporan}`}
          body={{ laporan, nama: nama.trim(), isi: now() }}
          send={(body, options) => call(simpanTampilan, { body }, options)}
          onDone={() => {
            setNaming(false);
            setNama('');
            void fresh();
          }}
          onClose={() => setNaming(false)}
        >
          {(errorAt) => (
            <TextInput
              name="nama"
              data-autofocus
              label={t('viewName')}
              description={t('viewNameHelp')}
              maxLength={40}
              value={nama}
              error={errorAt('nama')}
              onChange={(event) => setNama(event.currentTarget.value)}
            />
          )}
        </FormDialog>
      )}
    </>
  );
};
