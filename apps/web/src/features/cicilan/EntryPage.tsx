import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { OfToko } from '../../kit/fields/records.ts';
import { Toggle } from '../../kit/fields/Toggle.tsx';
import { showCount, showRupiah } from '../../kit/format.ts';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/page/States.tsx';
import { useActingToko, useSetting } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { PayFoot, TypedForm } from '../../parts/dokumen/TypedForm.tsx';
import { useShown } from '../../parts/layar/useShown.ts';
import css from './cicilan.module.css';
import { GramScreen } from './GramEntry.tsx';
import { PieceField } from './PieceField.tsx';
import { PlanFields } from './PlanFields.tsx';
import { Schedule } from './Schedule.tsx';
import { screenOfContract } from './screen.ts';
import { type EntryState, useEntry } from './useEntry.ts';

/** Who buys what, on which plan, and what he pays down. */
const Head = ({ entry }: { entry: EntryState }) => {
  const { t } = useTranslation('cicilan');
  const message = useMessage();
  const { values, set, counted, errorAt, unanswered: disabled } = entry;
  const least = counted ? t('leastDp', { amount: showRupiah(counted.least) }) : '';
  const short = counted !== null && counted.dp < counted.least;
  const refused = errorAt('dp');
  const wrongDp = refused && short ? least : refused;
  const tooMuch =
    counted?.made === null ? message('DP_MELEBIHI_HARGA', { totalRp: counted.harga }) : undefined;
  return (
    <PlanFields
      entry={entry}
      goods={<PieceField entry={entry} refused={errorAt('kode_barcode') ?? errorAt('harga_jual')} />}
      first={
        <RupiahField
          name="dp"
          className={css.half ?? ''}
          label={t('dp')}
          placeholder={counted ? showCount(counted.least) : ''}
          {...(!wrongDp && { description: least })}
          disabled={disabled}
          value={values.dp}
          onChange={(dp) => set({ dp })}
          error={wrongDp ?? tooMuch}
        />
      }
    />
  );
};

/** What it comes to, what is paid now, and the one gold button. */
const Pay = ({ entry }: { entry: EntryState }) => {
  const { t } = useTranslation('cicilan');
  const { counted } = entry;
  const bayar = counted?.bayar ?? 0;
  return (
    <div className={css.pay}>
      <output className={`${css.total} num`}>
        <span>{t('monthly')}</span>
        <strong>{showRupiah(counted?.made?.jadwal[0]?.angsuran ?? 0)}</strong>
      </output>
      {counted && (
        <dl className={docCss.sums}>
          <Sum name={t('price')} value={showRupiah(counted.harga)} />
          {counted.made && counted.made.jasa > 0 && (
            <Sum name={t('added')} value={showRupiah(counted.made.jasa)} />
          )}
          {counted.made && <Sum name={t('total')} value={showRupiah(counted.made.total)} strong />}
          <Sum name={t('dp')} value={showRupiah(counted.dp)} />
          {counted.biaya_admin > 0 && <Sum name={t('admin')} value={showRupiah(counted.biaya_admin)} />}
          <Sum name={t('payNow')} value={showRupiah(bayar)} strong />
        </dl>
      )}
      <PayFoot typed={entry} action={t('sign', { amount: showRupiah(bayar) })} />
    </div>
  );
};

/** A contract as it is signed at the counter. */
const Screen = ({ toko }: { toko: string }) => {
  const entry = useEntry(toko);
  const { piece, counted, values } = entry;
  useShown(
    piece && counted
      ? screenOfContract(piece, counted, { nama: values.nama_customer, jenis: values.paying.jenis })
      : null,
  );
  return (
    <TypedForm typed={entry} className={css.screen}>
      <div>
        <Head entry={entry} />
        <Schedule made={entry.counted?.made} />
      </div>
      <Pay entry={entry} />
    </TypedForm>
  );
};

/** /transaksi-cicilan: a piece of the shop that the user acts for is paid off in months. */
const EntryPage = () => {
  const { t } = useTranslation(['cicilan', 'kit']);
  const toko = useActingToko();
  const grams = useSetting('CICILAN_GRAM_MODULE');
  const [gram, setGram] = useState(false);
  return (
    <Page title={t('entryTitle')}>
      {toko && grams && <Toggle mb={12} label={t('gramPlan')} value={gram} onChange={setGram} />}
      {toko ? (
        <OfToko value={toko}>
          {grams && gram ? <GramScreen key={toko} toko={toko} /> : <Screen key={toko} toko={toko} />}
        </OfToko>
      ) : (
        <EmptyState text={t('kit:pickToko')} />
      )}
    </Page>
  );
};
export default EntryPage;
