import { postTambah } from '@kadar/contract/endpoints/hutang-bayar.ts';
import { SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { AccountSelect } from '../../parts/dokumen/AccountSelect.tsx';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { PayForm } from './PayForm.tsx';
import { type AboutPledge, plafondQuery } from './queries.ts';

const OUT = ['CASH', 'TRANSFER'] as const;

interface Props extends AboutPledge {
  /** The number of the new contract, whose slip is still to be handed out. */
  onLent: (no: string) => void;
}

/** B: the old contract is paid by a new one on the same sealed bag; what is left of it goes to the customer. */
export const TambahDialog = ({ card, onClose, onLent }: Props) => {
  const { t } = useTranslation(['hutang-kartu', 'dokumen']);
  const [typed, setLoan] = useState<number | null>(null);
  const [jenis, setJenis] = useState<(typeof OUT)[number]>('CASH');
  const [no_rekening, setAccount] = useState('');
  const jumlah_hutang = typed ?? 0;
  const [asked] = useDebouncedValue(jumlah_hutang, 250);
  const { data: terms, isPlaceholderData } = useQuery({
    ...plafondQuery(card, [], asked),
    placeholderData: keepPreviousData,
  });
  // Its fee follows the amount: nothing is posted under the terms of another one.
  const settled = asked === jumlah_hutang && !isPlaceholderData;
  const { no_hutang, hari_ini, kode_toko } = card;
  const owed = hari_ini.total_bayar;
  const diterima = terms ? jumlah_hutang - terms.biaya_admin - owed : null;
  return (
    <PayForm
      toko={kode_toko}
      out
      title={t('topUpTitle', { no: no_hutang, name: card.nama_customer })}
      totalRp={typed !== null && settled ? diterima : null}
      action={(amount) => t('payOut', { amount })}
      what={`tambah/${no_hutang}`}
      body={(paid) => ({
        no_hutang,
        kode_sales: paid.kode_sales,
        jumlah_hutang,
        jenis,
        no_rekening: jenis === 'TRANSFER' ? no_rekening : '',
        plafond: terms?.plafond ?? 0,
        diterima: diterima ?? 0,
      })}
      send={(body, options) => call(postTambah, { body }, options)}
      done={({ no_faktur }) => {
        onLent(no_faktur);
        return { message: t('toppedUp', { no: no_faktur }), print: [] };
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <RupiahField
            label={t('newLoan')}
            description={terms && t('limitToday', { rp: showRupiah(terms.plafond) })}
            withAsterisk
            data-autofocus
            value={typed}
            onChange={setLoan}
            error={errorAt('jumlah_hutang')}
          />
          <SegmentedControl
            aria-label={t('paidOutBy')}
            data={OUT.map((one) => ({ value: one, label: t(`dokumen:jenis${one}`) }))}
            value={jenis}
            onChange={(next) => setJenis(next === 'TRANSFER' ? 'TRANSFER' : 'CASH')}
          />
          {jenis === 'TRANSFER' && (
            <AccountSelect
              label={t('dokumen:account')}
              withAsterisk
              openOnFocus={false}
              value={no_rekening}
              onChange={setAccount}
              error={errorAt('no_rekening')}
            />
          )}
          <dl className={docCss.sums}>
            <Sum name={t('newLoan')} value={showRupiah(jumlah_hutang)} />
            <Sum name={t('oldLoan')} value={showRupiah(-owed)} />
            {terms && terms.biaya_admin > 0 && <Sum name={t('fee')} value={showRupiah(-terms.biaya_admin)} />}
            <Sum name={t('receives')} value={showRupiah(diterima ?? 0)} strong />
          </dl>
        </>
      )}
    </PayForm>
  );
};
