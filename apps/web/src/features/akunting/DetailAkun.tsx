import { putAkunTransaksi } from '@kadar/contract/endpoints/sistem.ts';
import { Button, Table } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { alertError, alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { Page } from '../../kit/page/Page.tsx';
import { useMessage } from '../../kit/text.ts';
import css from './akunting.module.css';
import { type AkunParameter, type AkunRole, nameOf, parametersQuery } from './parameters.ts';

interface Props {
  parameter: AkunParameter;
  mayWrite: boolean;
  onBack: () => void;
}

/** The accounts of one journal, picked in place; 'Kembali' and 'Simpan Perubahan' [spec A §2 screen 4]. */
export const DetailAkun = ({ parameter, mayWrite, onBack }: Props) => {
  const { t } = useTranslation('akunting');
  const message = useMessage();
  const client = useQueryClient();
  const [roles, setRoles] = useState<readonly AkunRole[]>(parameter.detail_akun);
  const dirty = roles !== parameter.detail_akun;
  const { send, sending } = useOutbox(
    `akun/${parameter.trx}/${parameter.type}`,
    (detail_akun: AkunRole[], options) =>
      call(
        putAkunTransaksi,
        { params: { trx: parameter.trx, type: parameter.type }, body: { detail_akun } },
        options,
      ),
    { asks: false },
  );
  const set = (at: number, nomor_akun: string) =>
    setRoles(roles.map((role, index) => (index === at ? { ...role, nomor_akun } : role)));
  const back = async () => {
    if (dirty && !(await confirm({ text: t('dropChanges'), danger: true }))) return;
    onBack();
  };
  const save = async () => {
    if (!mayWrite || !dirty) return;
    try {
      const answer = await send([...roles]);
      alertSuccess(answer.message ?? message('AKUN_DIEDIT'));
      await client.invalidateQueries({ queryKey: parametersQuery.queryKey });
      onBack();
    } catch (error) {
      if (isApiError(error) && error.kind === 'refused' && error.status >= 500)
        alertError(message('AKUN_GAGAL_DIEDIT'));
      else showFailure(error);
    }
  };
  useScreenKeys([
    ['mod+S', () => void save()],
    ['Escape', () => void back()],
  ]);
  return (
    <Page
      title={`${t('title')}: ${nameOf(parameter)}`}
      actions={
        <>
          <Button
            leftSection={<IconArrowLeft size={18} />}
            rightSection={<Hotkey keys="Esc" />}
            onClick={() => void back()}
          >
            {t('back')}
          </Button>
          {mayWrite && (
            <Button
              variant="filled"
              disabled={!dirty}
              loading={sending}
              rightSection={<Hotkey keys="Ctrl+S" />}
              onClick={() => void save()}
            >
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      <form className={css.card} onKeyDown={moveOn} onSubmit={(event) => event.preventDefault()}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('role')}</Table.Th>
              <Table.Th w={130}>{t('side')}</Table.Th>
              <Table.Th w="50%">{t('account')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {roles.map((role, at) => (
              <Table.Tr key={role._id}>
                <Table.Td>{role.kode_akun}</Table.Td>
                <Table.Td>{t(role.jenis_akun === 'D' ? 'debit' : 'credit')}</Table.Td>
                <Table.Td>
                  <SearchSelect
                    master="akuns"
                    value={role.nomor_akun}
                    onChange={(nomor) => set(at, nomor)}
                    disabled={!mayWrite}
                    placeholder={t('pick')}
                    aria-label={t('accountOf', { role: role.kode_akun })}
                    allowDeselect={false}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </form>
    </Page>
  );
};
