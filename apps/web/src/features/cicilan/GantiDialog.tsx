import { gantiCicilan } from '@kadar/contract/endpoints/cicilan-ganti.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { hariQuery } from '../../kit/dokumen/queries.ts';
import { useToday } from '../../kit/fields/dates.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { useOptions } from '../../kit/fields/useOptions.ts';
import { showRupiah } from '../../kit/format.ts';
import { useSetting } from '../../kit/session.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { IN_CASH, OnePayment } from '../../parts/dokumen/OnePayment.tsx';
import { VoucherDialog } from '../../parts/dokumen/VoucherDialog.tsx';
import { termsOf } from './entry.ts';
import type { AboutCicilan } from './queries.ts';
import { Schedule } from './Schedule.tsx';

/** A contract goes on under a number of its own, on other terms: what was paid is paid down, its schedule is drawn anew with each key. */
const GantiDialog = ({ kartu, onClose }: AboutCicilan) => {
  const { t } = useTranslation(['cicilan', 'dokumen']);
  const today = useToday();
  const tanggal = useQuery(hariQuery(kartu.kode_toko)).data?.tgl_system ?? today;
  const step = useSetting('PEMBULATAN');
  const [kode_cicilan, setPlan] = useState('');
  const [tambah, setTambah] = useState<number | null>(null);
  const [keterangan, setKeterangan] = useState('');
  const [paying, setPaying] = useState(IN_CASH);
  const { dibayar, harga, denda, no_faktur } = kartu;
  const plan = useOptions('para-cicilan', '', [kode_cicilan]).options.get(kode_cicilan)?.row;
  const dp = dibayar + (tambah ?? 0);
  const counted = plan && termsOf(dp, { harga, plan, step, tanggal });
  const short = counted ? Math.max(0, counted.least - dp) : 0;
  const body = {
    kode_sales: kartu.kode_sales,
    kode_cicilan,
    dibayar,
    tambah: tambah ?? 0,
    keterangan,
    payments: tambah ? [{ ...paying, jumlah_rp: tambah }] : [],
  };
  return (
    <VoucherDialog
      title={t('gantiTitle', { no: no_faktur, name: kartu.nama_customer })}
      action={t('gantiFor')}
      ready={denda === 0}
      what={`cicilan-ganti/${no_faktur}`}
      body={body}
      send={(sent, options) =>
        call(gantiCicilan, { params: { no_faktur }, body: sent }, { ...options, toko: kartu.kode_toko })
      }
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          {denda > 0 && <p className={docCss.note}>{t('gantiFines', { rp: showRupiah(denda) })}</p>}
          <SearchSelect
            master="para-cicilan"
            label={t('plan')}
            withAsterisk
            openOnFocus={false}
            data-autofocus
            value={kode_cicilan}
            onChange={setPlan}
            error={errorAt('kode_cicilan')}
          />
          <RupiahField
            label={t('onTop')}
            {...(short > 0 && { description: t('leastDp', { amount: showRupiah(short) }) })}
            value={tambah}
            onChange={setTambah}
            error={errorAt('tambah')}
          />
          {tambah ? (
            <OnePayment
              value={paying}
              error={(field) => errorAt(`payments.0.${field}`)}
              onChange={(change) => setPaying({ ...paying, ...change })}
            />
          ) : null}
          <TextField
            label={t('dokumen:remark')}
            withAsterisk
            value={keterangan}
            onChange={setKeterangan}
            maxLength={160}
            error={errorAt('keterangan')}
          />
          <dl className={docCss.sums}>
            <Sum name={t('price')} value={showRupiah(harga)} />
            {counted?.made && counted.made.jasa > 0 && (
              <Sum name={t('added')} value={showRupiah(counted.made.jasa)} />
            )}
            <Sum name={t('carried')} value={showRupiah(-dibayar)} />
            {tambah ? <Sum name={t('onTop')} value={showRupiah(-tambah)} /> : null}
            {counted?.made && <Sum name={t('left')} value={showRupiah(counted.made.total - dp)} strong />}
          </dl>
          {plan && <Schedule made={counted?.made} />}
        </>
      )}
    </VoucherDialog>
  );
};
export default GantiDialog;
