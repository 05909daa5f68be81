import { type BarisBank, buatKasus, selesaiKasus } from '@kadar/contract/endpoints/rekonsiliasi.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';

interface Props {
  no_rekening: string;
  sisi: 'BANK' | 'BUKU';
  acuan: number;
  kasus: BarisBank['kasus'];
  onClose: () => void;
}

/** Somebody is to look into a line or an entry; of one that is looked into, how it ended. */
const CaseDialog = ({ no_rekening, sisi, acuan, kasus, onClose }: Props) => {
  const { t } = useTranslation('rekonsiliasi');
  const [catatan, setCatatan] = useState('');
  const [penanggung, setPenanggung] = useState('');
  const params = { no_rekening };
  return (
    <FormDialog
      title={t(kasus ? 'endCase' : 'makeCase')}
      action={t(kasus ? 'endCase' : 'makeCase')}
      what={`rekonsiliasi/${no_rekening}/kasus/${sisi}/${acuan}`}
      body={{ catatan, penanggung }}
      send={(body, options) =>
        kasus
          ? call(selesaiKasus, { params, body: { id: kasus.id, catatan: body.catatan } }, options)
          : call(buatKasus, { params, body: { sisi, acuan, ...body } }, options)
      }
      onDone={onClose}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <TextField
            label={t(kasus ? 'howEnded' : 'caseNote')}
            withAsterisk
            data-autofocus
            value={catatan}
            onChange={setCatatan}
            maxLength={200}
            error={errorAt('catatan')}
          />
          {!kasus && (
            <TextField
              label={t('who')}
              value={penanggung}
              onChange={setPenanggung}
              maxLength={30}
              error={errorAt('penanggung')}
            />
          )}
        </>
      )}
    </FormDialog>
  );
};
export default CaseDialog;
