import type { Hitungan } from '@kadar/contract/endpoints/hutang.ts';
import { postCicil, postPerpanjang, postTebus } from '@kadar/contract/endpoints/hutang.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { PercentField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { UNCOUNTED } from '../../kit/print/nota/paper-ways.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { BagWeight } from './BagWeight.tsx';
import { Collector, type Pengambil } from './Collector.tsx';
import { PayForm } from './PayForm.tsx';
import { usePin } from './PinField.tsx';
import type { AboutPledge } from './queries.ts';
import { usePaid } from './usePaid.tsx';
import { useWaiver } from './useWaiver.tsx';

/** What is paid, line by line; what is nothing is left out. */
export const Sums = ({
  hitungan: { bunga, denda },
  pokok = 0,
  biaya = 0,
  diskon,
}: {
  hitungan: Pick<Hitungan, 'bunga' | 'denda'>;
  pokok?: number;
  biaya?: number;
  diskon: number;
}) => {
  const { t } = useTranslation('hutang-kartu');
  return (
    <dl className={docCss.sums}>
      {pokok > 0 && <Sum name={t('principal')} value={showRupiah(pokok)} />}
      <Sum name={t('interest')} value={showRupiah(bunga)} />
      {denda > 0 && <Sum name={t('penalty')} value={showRupiah(denda)} />}
      {biaya > 0 && <Sum name={t('costs')} value={showRupiah(biaya)} />}
      {diskon > 0 && <Sum name={t('waiver')} value={showRupiah(-diskon)} />}
      <Sum name={t('toPay')} value={showRupiah(pokok + bunga + denda + biaya - diskon)} strong />
    </dl>
  );
};

/** The change is said with what was done: the dialog that showed it is gone. */
const useSaid = (): ((message: string, kembali: number) => string) => {
  const { t } = useTranslation('hutang-kartu');
  return (message, kembali) =>
    kembali > 0 ? `${message} · ${t('change', { rp: showRupiah(kembali) })}` : message;
};

/** T: all of it is paid, the bag is weighed, the goods go back. */
export const TebusDialog = ({ card, onClose }: AboutPledge) => {
  const { t } = useTranslation('hutang-kartu');
  const [berat, setBerat] = useState<number | null>(null);
  const { tanpa_pin, field: pinField } = usePin(card);
  const [pengambil, setPengambil] = useState<Pengambil>();
  const waiver = useWaiver();
  const showPaid = usePaid();
  const { no_hutang, hari_ini, kode_toko } = card;
  const total_bayar = hari_ini.total_bayar - waiver.diskon;
  return (
    <PayForm
      toko={kode_toko}
      title={t('redeemTitle', { no: no_hutang, name: card.nama_customer })}
      totalRp={total_bayar}
      action={(amount) => t('redeemFor', { amount })}
      what={`tebus/${no_hutang}`}
      body={(paid) => ({
        no_hutang,
        total_bayar,
        ...paid,
        diskon: waiver.diskon,
        berat_kantong: berat ?? 0,
        tanpa_pin,
        pengambil,
      })}
      send={(body, options) => call(postTebus, { body }, options)}
      done={({ no_faktur, status, bunga, denda, kembali, ...paid }) => {
        showPaid({
          no: no_faktur,
          ways: UNCOUNTED,
          title: t(status === 'LUNAS' ? 'redeemed' : 'redeemedWaits', { no: no_hutang }),
          kembali,
          total_bayar: paid.total_bayar,
          lines: [
            [t('principal'), card.pokok],
            [t('interest'), bunga],
            [t('penalty'), denda],
            [t('waiver'), -waiver.diskon],
          ],
        });
        return { print: [] };
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <Sums hitungan={hari_ini} pokok={card.pokok} diskon={waiver.diskon} />
          <BagWeight
            sealed={card.berat_kantong}
            value={berat}
            error={errorAt('berat_kantong')}
            onChange={setBerat}
          />
          {pinField(errorAt('tanpa_pin'))}
          <Collector value={pengambil} errorAt={errorAt} onChange={setPengambil} />
          {waiver.field(errorAt('diskon'))}
        </>
      )}
    </PayForm>
  );
};

/** P: interest and penalty are paid, and the due date moves; another rate is a renewal. */
export const PerpanjangDialog = ({ card, onClose }: AboutPledge) => {
  const { t } = useTranslation('hutang-kartu');
  const showDate = useShowDate();
  const [rate, setRate] = useState<number | null>(card.terms.persen);
  const waiver = useWaiver();
  const said = useSaid();
  const { no_hutang, hari_ini, kode_toko } = card;
  const total_bayar = hari_ini.bunga + hari_ini.denda - waiver.diskon;
  return (
    <PayForm
      toko={kode_toko}
      title={t('extendTitle', { no: no_hutang, name: card.nama_customer })}
      totalRp={total_bayar}
      action={(amount) => t('extendFor', { amount })}
      what={`perpanjang/${no_hutang}`}
      body={(paid) => ({
        no_hutang,
        total_bayar,
        ...paid,
        diskon: waiver.diskon,
        bunga_baru: rate ?? Number.NaN,
      })}
      send={(body, options) => call(postPerpanjang, { body }, options)}
      done={({ no_faktur, jatuh_tempo, kembali }) => ({
        message: said(t('extendedUntil', { date: showDate(jatuh_tempo) }), kembali),
        print: [no_faktur],
      })}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <Sums hitungan={hari_ini} diskon={waiver.diskon} />
          <PercentField
            label={t('rate')}
            withAsterisk
            data-autofocus
            value={rate}
            onChange={setRate}
            error={errorAt('bunga_baru')}
          />
          {waiver.field(errorAt('diskon'))}
        </>
      )}
    </PayForm>
  );
};

/** C: interest, penalty and some of the principal. */
export const CicilDialog = ({ card, onClose }: AboutPledge) => {
  const { t } = useTranslation('hutang-kartu');
  const [typed, setPokok] = useState<number | null>(null);
  const waiver = useWaiver();
  const said = useSaid();
  const { no_hutang, hari_ini, kode_toko } = card;
  const pokok = typed ?? 0;
  const total_bayar = pokok + hari_ini.bunga + hari_ini.denda - waiver.diskon;
  return (
    <PayForm
      toko={kode_toko}
      title={t('partTitle', { no: no_hutang, name: card.nama_customer })}
      totalRp={typed === null ? null : total_bayar}
      action={(amount) => t('payAmount', { amount })}
      what={`cicil/${no_hutang}`}
      body={(paid) => ({ no_hutang, total_bayar, ...paid, diskon: waiver.diskon, pokok })}
      send={(body, options) => call(postCicil, { body }, options)}
      done={({ no_faktur, sisa, kembali }) => ({
        message: said(t('principalLeft', { rp: showRupiah(sisa) }), kembali),
        print: [no_faktur],
      })}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <RupiahField
            label={t('principalPaid')}
            description={t('principalLeft', { rp: showRupiah(Math.max(0, card.pokok - pokok)) })}
            withAsterisk
            data-autofocus
            value={typed}
            onChange={setPokok}
            error={errorAt('pokok')}
          />
          <Sums hitungan={hari_ini} pokok={pokok} diskon={waiver.diskon} />
          {waiver.field(errorAt('diskon'))}
        </>
      )}
    </PayForm>
  );
};
