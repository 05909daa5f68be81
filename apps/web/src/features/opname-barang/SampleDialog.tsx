import { type DataOpnameBarang, startOpnameBarang } from '@kadar/contract/endpoints/opname-barang.ts';
import { OPNAME_SAMPEL, SAMPEL_BIASA } from '@kadar/domain/opname.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { IntegerField } from '../../kit/fields/NumberFields.tsx';

interface Props {
  onDone: (data: DataOpnameBarang) => void;
  onClose: () => void;
}

/** How many pieces are drawn at random. */
export const SampleDialog = ({ onDone, onClose }: Props) => {
  const { t } = useTranslation('opname-barang');
  const [jumlah, setJumlah] = useState<number | null>(SAMPEL_BIASA);
  return (
    <FormDialog
      title={t('sample')}
      action={t('sampleDraw')}
      ready={jumlah !== null}
      what="opname-sampel"
      body={{ tempat: OPNAME_SAMPEL, jumlah: jumlah ?? 0 }}
      send={(body, options) => call(startOpnameBarang, { body }, options)}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorAt) => (
        <IntegerField
          name="jumlah"
          label={t('sampleSize')}
          description={t('sampleHelp')}
          data-autofocus
          value={jumlah}
          error={errorAt('jumlah')}
          onChange={setJumlah}
        />
      )}
    </FormDialog>
  );
};
