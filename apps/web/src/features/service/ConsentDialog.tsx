import type { Answer } from '@kadar/contract/endpoint.ts';
import { type Asked, mintaSetujuService } from '@kadar/contract/endpoints/persetujuan.ts';
import { KEJADIAN_SERVICE, postKejadianService } from '@kadar/contract/endpoints/service.ts';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { Toggle } from '../../kit/fields/Toggle.tsx';
import { showRupiah } from '../../kit/format.ts';
import { LinkDialog } from '../../parts/persetujuan/LinkDialog.tsx';
import { useAnswerWords } from '../../parts/persetujuan/Questions.tsx';
import type { AboutService } from './queries.ts';

type Kind = (typeof KEJADIAN_SERVICE)[number];
interface Said {
  jenis: Kind;
  rp: number;
  keterangan: string;
  kirim: boolean;
}

/** Asks by a link, or writes down what was said at the counter. */
const useKeep =
  ({ no_faktur, kode_toko }: AboutService['service']) =>
  async (
    { jenis, rp, keterangan, kirim }: Said,
    options: { key: string },
  ): Promise<Answer<Asked | { jenis: string }>> => {
    const about = { ...options, toko: kode_toko };
    const params = { no_faktur };
    return jenis === 'MINTA_SETUJU'
      ? call(mintaSetujuService, { params, body: { rp, keterangan, kirim } }, about)
      : call(postKejadianService, { params, body: { jenis, rp, keterangan } }, about);
  };

/** Work began, the customer is asked for a higher price by a link, or he said at the counter what he thinks of it. */
const ConsentDialog = ({ service, onClose }: AboutService) => {
  const { t } = useTranslation(['service', 'persetujuan']);
  const answerWords = useAnswerWords();
  const keep = useKeep(service);
  const waits = service.minta_rp > service.setuju_rp;
  const [jenis, setJenis] = useState<Kind>(waits ? 'SETUJU' : 'PROSES');
  const [rp, setRp] = useState<number | null>(waits ? service.minta_rp : null);
  const [keterangan, setKeterangan] = useState('');
  const [kirim, setKirim] = useState(service.no_hp !== '');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [last] = service.persetujuan;
  if (asked) return <LinkDialog {...asked} onClose={onClose} />;
  return (
    <FormDialog
      title={t('consentTitle', { no: service.no_faktur, name: service.nama_customer })}
      action={jenis === 'MINTA_SETUJU' ? t('askLink') : t(`event${jenis}`)}
      what={`kejadian-service/${service.no_faktur}`}
      body={{ jenis, rp: jenis === 'PROSES' ? 0 : (rp ?? 0), keterangan, kirim }}
      send={keep}
      onDone={(data) => ('tautan' in data ? setAsked(data) : onClose())}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <SegmentedControl
            fullWidth
            orientation="vertical"
            aria-label={t('consent')}
            data={KEJADIAN_SERVICE.map((value) => ({ value, label: t(`event${value}`) }))}
            value={jenis}
            onChange={setJenis}
          />
          {last && <p role="status">{answerWords(last)}</p>}
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
          {jenis === 'MINTA_SETUJU' && (
            <Toggle label={t('persetujuan:send')} value={kirim} onChange={setKirim} />
          )}
        </>
      )}
    </FormDialog>
  );
};
export default ConsentDialog;
