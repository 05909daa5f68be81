import { inGrams } from '@kadar/domain/weight.ts';
import { useTranslation } from 'react-i18next';
import { GramField, KadarField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { Toggle } from '../../kit/fields/Toggle.tsx';
import { showCount, showGram, showRupiah } from '../../kit/format.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { PayFoot, TypedForm } from '../../parts/dokumen/TypedForm.tsx';
import css from './cicilan.module.css';
import { PieceField } from './PieceField.tsx';
import { PlanFields } from './PlanFields.tsx';
import { type GramState, useGram } from './useGram.ts';

/** What a model is to be. */
const Model = ({ entry }: { entry: GramState }) => {
  const { t } = useTranslation('cicilan');
  const { values, set, errorAt, unanswered: disabled } = entry;
  const shared = { disabled, withAsterisk: true };
  return (
    <>
      <SearchSelect
        {...shared}
        name="model.kode_dept"
        label={t('dept')}
        master="jenis"
        openOnFocus={false}
        value={values.kode_dept}
        onChange={(kode_dept) => set({ kode_dept })}
        error={errorAt('model.kode_dept')}
      />
      <SearchSelect
        {...shared}
        name="model.kode_group"
        label={t('group')}
        master="group"
        openOnFocus={false}
        value={values.kode_group}
        onChange={(kode_group) => set({ kode_group })}
        error={errorAt('model.kode_group')}
      />
      <KadarField
        {...shared}
        name="model.kadar"
        label={t('purity')}
        value={values.kadar}
        onChange={(kadar) => set({ kadar })}
        error={errorAt('model.kadar')}
      />
      <GramField
        {...shared}
        name="model.berat"
        label={t('weight')}
        value={values.berat}
        onChange={(berat) => set({ berat })}
        error={errorAt('model.berat')}
      />
    </>
  );
};

/** Who lets what grow, on which plan, and what he pays at first. */
const Head = ({ entry }: { entry: GramState }) => {
  const { t } = useTranslation('cicilan');
  const { values, set, counted, errorAt, unanswered: disabled } = entry;
  const least = counted ? t('leastDp', { amount: showRupiah(counted.least) }) : '';
  const refused = errorAt('bayar');
  const wrong = refused && counted && counted.bayar < counted.least ? least : refused;
  return (
    <PlanFields
      entry={entry}
      goods={
        <>
          <Toggle
            className={css.wide ?? ''}
            label={t('gramModel')}
            disabled={disabled}
            value={values.model}
            onChange={(model) => set({ model })}
          />
          {values.model ? (
            <Model entry={entry} />
          ) : (
            <PieceField entry={entry} refused={errorAt('kode_barcode') ?? errorAt('harga_emas')} />
          )}
        </>
      }
      first={
        <RupiahField
          name="bayar"
          className={css.half ?? ''}
          label={t('firstPay')}
          placeholder={counted ? showCount(counted.least) : ''}
          {...(!wrong && { description: least })}
          disabled={disabled}
          value={values.bayar}
          onChange={(bayar) => set({ bayar })}
          error={wrong}
        />
      }
    />
  );
};

/** What is bought, what is paid now, and the one gold button. */
const Pay = ({ entry }: { entry: GramState }) => {
  const { t } = useTranslation('cicilan');
  const { counted } = entry;
  const bayar = counted ? counted.bayar + counted.biaya_admin : 0;
  return (
    <div className={css.pay}>
      <output className={`${css.total} num`}>
        <span>{t('buys')}</span>
        <strong>{showGram(inGrams(counted?.mg ?? 0))}</strong>
      </output>
      {counted && (
        <dl className={docCss.sums}>
          <Sum name={t('perGram')} value={showRupiah(counted.harga_emas)} />
          <Sum name={t('priceToday')} value={showRupiah(counted.harga)} />
          <Sum name={t('missingGram')} value={showGram(inGrams(Math.max(0, counted.berat - counted.mg)))} />
          <Sum name={t('firstPay')} value={showRupiah(counted.bayar)} />
          {counted.biaya_admin > 0 && <Sum name={t('admin')} value={showRupiah(counted.biaya_admin)} />}
          <Sum name={t('payNow')} value={showRupiah(bayar)} strong />
        </dl>
      )}
      <p className={css.hint}>{t('gramHint')}</p>
      <PayFoot typed={entry} action={t('sign', { amount: showRupiah(bayar) })} />
    </div>
  );
};

/** A gram plan as it is signed at the counter. */
export const GramScreen = ({ toko }: { toko: string }) => {
  const entry = useGram(toko);
  return (
    <TypedForm typed={entry} className={css.screen}>
      <Head entry={entry} />
      <Pay entry={entry} />
    </TypedForm>
  );
};
