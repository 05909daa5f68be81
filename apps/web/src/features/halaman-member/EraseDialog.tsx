import { type HalamanMember, hapusMember } from '@kadar/contract/endpoints/halaman-member.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import css from './member.module.css';

interface Props {
  member: HalamanMember['member'];
  onClose: () => void;
}

/** Erases a member's data for good: what goes and what stays is said first, and his code is typed. */
const EraseDialog = ({ member, onClose }: Props) => {
  const { t } = useTranslation('halaman-member');
  const [alasan, setAlasan] = useState('');
  const [typed, setTyped] = useState('');
  const { kode_customer } = member;
  return (
    <FormDialog
      danger
      title={t('eraseTitle', { name: member.nama_customer })}
      action={t('erase')}
      ready={alasan.trim() !== '' && typed.trim().toUpperCase() === kode_customer}
      what={`halaman-member/${kode_customer}/hapus`}
      body={{ alasan }}
      send={(body, options) => call(hapusMember, { params: { kode_customer }, body }, options)}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <ul className={css.says}>
            <li>{t('eraseGoes')}</li>
            <li>{t('eraseStays')}</li>
            <li>{t('eraseForGood')}</li>
          </ul>
          <TextField
            name="alasan"
            label={t('reason')}
            withAsterisk
            value={alasan}
            onChange={setAlasan}
            maxLength={200}
            error={errorAt('alasan')}
            data-autofocus
          />
          <TextField
            name="ketik"
            label={t('typeCode', { kode: kode_customer })}
            withAsterisk
            value={typed}
            onChange={setTyped}
            maxLength={30}
          />
        </>
      )}
    </FormDialog>
  );
};
export default EraseDialog;
