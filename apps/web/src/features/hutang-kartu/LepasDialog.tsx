import { postLepas } from '@kadar/contract/endpoints/hutang-bayar.ts';
import { Checkbox } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram, showRupiah } from '../../kit/format.ts';
import { BagWeight } from './BagWeight.tsx';
import { Sums } from './BayarDialog.tsx';
import css from './kartu.module.css';
import { PayForm } from './PayForm.tsx';
import { usePin } from './PinField.tsx';
import { type AboutPledge, plafondQuery } from './queries.ts';

/** Some of the goods go back: which, against how much of the principal, and the new seal of what stays. */
export const LepasDialog = ({ card, onClose }: AboutPledge) => {
  const { t } = useTranslation('hutang-kartu');
  const [urut, setUrut] = useState<number[]>([]);
  const [typed, setPokok] = useState<number | null>(null);
  const [no_segel, setSeal] = useState('');
  const [berat, setBerat] = useState<number | null>(null);
  const { tanpa_pin, field: pinField } = usePin(card);
  const there = card.barang.filter(({ keluar }) => !keluar);
  const some = urut.length > 0 && urut.length < there.length;
  const { data: rest, isPlaceholderData } = useQuery({
    ...plafondQuery(card, urut, 0),
    enabled: some,
    placeholderData: keepPreviousData,
  });
  const least = some ? (rest?.pokok_minimum ?? null) : null;
  const pokok = typed ?? least ?? 0;
  const { no_hutang, hari_ini, kode_toko } = card;
  const total_bayar = pokok + hari_ini.bunga + hari_ini.denda;
  const toggle = (one: number) =>
    setUrut((was) => (was.includes(one) ? was.filter((other) => other !== one) : [...was, one]));
  return (
    <PayForm
      toko={kode_toko}
      title={t('releaseTitle', { no: no_hutang, name: card.nama_customer })}
      totalRp={least === null || isPlaceholderData ? null : total_bayar}
      action={(amount) => t('payAmount', { amount })}
      what={`lepas/${no_hutang}`}
      body={(paid) => ({
        no_hutang,
        total_bayar,
        ...paid,
        pokok,
        urut,
        no_segel,
        berat_kantong: berat ?? 0,
        tanpa_pin,
      })}
      send={(body, options) => call(postLepas, { body }, options)}
      done={({ no_faktur, sisa }) => ({
        message: t('principalLeft', { rp: showRupiah(sisa) }),
        print: [no_faktur],
      })}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <fieldset className={css.form} aria-label={t('goesBack')}>
            {there.map((piece, at) => (
              <Checkbox
                key={piece.urut}
                {...(at === 0 && { 'data-autofocus': true })}
                label={`${piece.nama_barang} · ${showGram(piece.berat)}`}
                checked={urut.includes(piece.urut)}
                onChange={() => toggle(piece.urut)}
              />
            ))}
          </fieldset>
          {(errorAt('urut') ?? (urut.length === there.length && t('allGo'))) && (
            <p className={css.off}>{errorAt('urut') ?? t('allGo')}</p>
          )}
          <RupiahField
            label={t('principalPaid')}
            description={least === null ? t('chooseFirst') : t('leastPrincipal', { rp: showRupiah(least) })}
            withAsterisk
            value={typed ?? least}
            onChange={setPokok}
            error={errorAt('pokok')}
          />
          <TextField
            label={t('newSeal')}
            withAsterisk
            value={no_segel}
            onChange={setSeal}
            maxLength={30}
            error={errorAt('no_segel')}
          />
          <BagWeight sealed={null} value={berat} error={errorAt('berat_kantong')} onChange={setBerat} />
          {pinField(errorAt('tanpa_pin'))}
          <Sums hitungan={hari_ini} pokok={pokok} diskon={0} />
        </>
      )}
    </PayForm>
  );
};
