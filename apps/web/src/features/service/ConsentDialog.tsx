import { KEJADIAN_SERVICE, postKejadianService } from '@kadar/contract/endpoints/service.ts';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import type { AboutService } from './queries.ts';

type Kind = (typeof KEJADIAN_SERVICE)[number];

/** Work began, the customer is asked for a higher price, or he agreed. */
const ConsentDialog = ({ service, onClose }: AboutService) => {
  const { t } = useTranslation('service');
  const asked = service.minta_rp > service.setuju_rp;
  const [jenis, setJenis] = useState<Kind>(asked ? 'SETUJU' : 'PROSES');
  const [rp, setRp] = useState<number | null>(asked ? service.minta_rp : null);
  const [keterangan, setKeterangan] = useState('');
  const body = { jenis, rp: jenis === 'PROSES' ? 0 : (rp ?? 0), keterangan };
  return (
    <FormDialog
      title={t('consentTitle', { no: service.no_faktur, name: service.nama_customer })}
      action={t(`event${jenis}`)}
      what={`kejadian-service/${service.no_faktur}`}
      body={body}
      send={(sent, options) =>
        call(
          postKejadianService,
          { params: { no_faktur: service.no_faktur }, body: sent },
          { ...options, toko: service.kode_toko },
        )
      }
      onDone={onClose}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <SegmentedControl
            fullWidth
            aria-label={t('consent')}
            data={KEJADIAN_SERVICE.map((value) => ({ value, label: t(`event${value}`) }))}
            value={jenis}
            onChange={setJenis}
          />
          {jenis !== 'PROSES' && (
            <RupiahField
              label={t('newTotal')}
              description={t('limitHelp', { amount: showRupiah(service.batas_rp) })}
              withAsterisk
              data-autofocus
              value={rp}
              onChange={setRp}
              error={errorAt('rp')}
            />
          )}
          <TextField
            label={t('remark')}
            data-autofocus={jenis === 'PROSES' || undefined}
            value={keterangan}
            onChange={setKeterangan}
            maxLength={200}
            error={errorAt('keterangan')}
          />
        </>
      )}
    </FormDialog>
  );
};
export default ConsentDialog;
