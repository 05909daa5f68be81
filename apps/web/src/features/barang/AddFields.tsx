import { MAX_SIZE } from '@kadar/contract/endpoints/barang-input.ts';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GramField, KadarField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { BarcodeField, TextField } from '../../kit/fields/TextFields.tsx';
import { Toggle } from '../../kit/fields/Toggle.tsx';
import { showGram } from '../../kit/format.ts';
import { tokoChoices, useCan, useMe, useSetting } from '../../kit/session.ts';
import { batchFacts, type useBatches } from '../../parts/batches.ts';
import { AtributRows } from './AtributRows.tsx';
import css from './form.module.css';
import type { AddValues } from './form-model.ts';
import { listQuery } from './price-lists.ts';
import { TrayPicker } from './TrayPicker.tsx';
import type { useForm } from './use-form.ts';

interface Props {
  form: ReturnType<typeof useForm<AddValues>>;
  /** Not the first of its lot: the weight is what comes next. */
  again: boolean;
  /** Head office looks at all shops: which one the piece lies in comes first. */
  asksToko: boolean;
  /** What may be tagged in the shop. */
  batches: ReturnType<typeof useBatches>;
}

/** Purity follows the group, and fine purity the purity, until someone says otherwise. */
const useSuggestions = (form: Props['form']) => {
  const purities = useQuery(listQuery('kadar/get/all')).data ?? [];
  const murniOf = (kadar: number): number => {
    const known = purities.find((row) => Number(row.kadar) === kadar);
    return known ? Number(known.kadar_murni) : Math.min(kadar, 100);
  };
  return {
    labelOf: (kadar: number | null) => {
      const known = purities.find((row) => Number(row.kadar) === kadar);
      return known ? String(known.label) : undefined;
    },
    kadar: (kadar: number | null) =>
      form.set({ kadar, ...(kadar !== null && { kadar_murni: murniOf(kadar) }) }),
    group: (kode_group: string, kadar: number) =>
      form.set({ kode_group, ...(kadar > 0 && { kadar, kadar_murni: murniOf(kadar) }) }),
  };
};

/** What the scale says stands large. */
const WEIGHT = { input: { height: 48, fontSize: 22, fontWeight: 600 } };

/** What it is tagged out of; not asked where the shop has no open batch and does without. */
const Batch = ({ form, batches }: Pick<Props, 'form' | 'batches'>) => {
  const { t } = useTranslation('barang');
  const { values, set, bind } = form;
  const required = useSetting('PENERIMAAN_INTERN_MODULE');
  const open = batches.data ?? [];
  if (!required && open.length === 0 && values.no_batch === '') return null;
  return (
    <Select
      {...bind('no_batch')}
      className={css.wide ?? ''}
      withAsterisk={required}
      clearable={!required}
      searchable
      selectFirstOptionOnChange
      openOnFocus={false}
      nothingFoundMessage={t(batches.error ? 'loadFailed' : 'noBatch')}
      data={open.map(({ no_batch, nama_supplier, kode_group, sisa }) => ({
        value: no_batch,
        label: [no_batch, nama_supplier, kode_group, showGram(sisa)].join(' · '),
      }))}
      value={values.no_batch || null}
      onChange={(no_batch) => {
        const batch = open.find((one) => one.no_batch === no_batch);
        set({ no_batch: no_batch ?? '', ...(batch && batchFacts(batch)) });
      }}
    />
  );
};

/** What it is. */
const What = ({ form, again, asksToko, batches }: Props) => {
  const { t } = useTranslation('barang');
  const { values, set, bind } = form;
  const { tokos } = useMe();
  const suggest = useSuggestions(form);
  const label = suggest.labelOf(values.kadar);
  return (
    <fieldset className={css.group}>
      <legend>{t('partWhat')}</legend>
      {asksToko && (
        <Select
          {...bind('kode_toko')}
          className={css.wide ?? ''}
          withAsterisk
          searchable
          selectFirstOptionOnChange
          openOnFocus={false}
          data={tokoChoices(tokos)}
          value={values.kode_toko || null}
          onChange={(kode_toko) => set({ kode_toko: kode_toko ?? '', kode_baki: '', no_batch: '' })}
          data-autofocus={!again || undefined}
        />
      )}
      <Batch form={form} batches={batches} />
      <SearchSelect
        {...bind('kode_dept')}
        master="jenis"
        addable
        withAsterisk
        openOnFocus={false}
        placeholder={t('chooseJenis')}
        value={values.kode_dept}
        onChange={(kode_dept) => set({ kode_dept })}
        data-autofocus={(!again && !asksToko) || undefined}
      />
      <SearchSelect
        {...bind('kode_group')}
        master="group"
        addable
        withAsterisk
        openOnFocus={false}
        placeholder={t('chooseGroup')}
        value={values.kode_group}
        onChange={(kode_group, row) => suggest.group(kode_group, Number(row?.kadar ?? 0))}
      />
      <KadarField
        {...bind('kadar')}
        withAsterisk
        value={values.kadar}
        onChange={suggest.kadar}
        description={values.kadar && values.kadar > 100 ? t('above100') : label}
      />
      <KadarField
        {...bind('kadar_murni')}
        withAsterisk
        value={values.kadar_murni}
        onChange={(kadar_murni) => set({ kadar_murni })}
      />
      <TextField
        {...bind('nama_barang')}
        className={css.wide ?? ''}
        withAsterisk
        value={values.nama_barang}
        onChange={(nama_barang) => set({ nama_barang })}
        maxLength={60}
        description={t('namaHelp')}
      />
      <TextField
        {...bind('size')}
        value={values.size}
        onChange={(size) => set({ size })}
        maxLength={MAX_SIZE}
      />
    </fieldset>
  );
};

/** What it weighs, and the tray it goes to. */
const Weight = ({ form, again }: Pick<Props, 'form' | 'again'>) => {
  const { t } = useTranslation('barang');
  const { values, set, bind } = form;
  const weight = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (again) weight.current?.focus();
  }, [again]);
  return (
    <fieldset className={css.group}>
      <legend>{t('partWeight')}</legend>
      <GramField
        {...bind('berat_asli')}
        ref={weight}
        withAsterisk
        value={values.berat_asli}
        onChange={(berat_asli) => set({ berat_asli })}
        styles={WEIGHT}
      />
      <GramField
        {...bind('berat_bandrol')}
        value={values.berat_bandrol}
        onChange={(berat_bandrol) => set({ berat_bandrol })}
        styles={WEIGHT}
      />
      <div className={css.wide}>
        <TrayPicker
          {...bind('kode_baki')}
          value={values.kode_baki}
          onChange={(kode_baki) => set({ kode_baki })}
        />
      </div>
    </fieldset>
  );
};

/** What a tagger may say besides: numbers of its own, prices, stones. */
const More = ({ form }: Pick<Props, 'form'>) => {
  const { t } = useTranslation('barang');
  const { values, set, bind } = form;
  const setsPrices = useCan('parameter.write') !== undefined;
  return (
    <fieldset className={css.group}>
      <legend>{t('partMore')}</legend>
      <BarcodeField
        {...bind('kode_barcode')}
        value={values.kode_barcode}
        onChange={(kode_barcode) => set({ kode_barcode })}
        placeholder={t('barcodeAuto')}
      />
      <TextField
        {...bind('kode_intern')}
        value={values.kode_intern}
        onChange={(kode_intern) => set({ kode_intern })}
        maxLength={30}
      />
      {!values.no_batch && (
        <RupiahField
          {...bind('hpp')}
          description={values.hpp ? undefined : t('hppEmpty')}
          value={values.hpp}
          onChange={(hpp) => set({ hpp })}
        />
      )}
      <RupiahField
        {...bind('ongkos_khusus')}
        value={values.ongkos_khusus}
        onChange={(ongkos_khusus) => set({ ongkos_khusus })}
        placeholder={t('byParameter')}
      />
      {setsPrices && (
        <RupiahField
          {...bind('harga_emas_khusus')}
          value={values.harga_emas_khusus}
          onChange={(harga_emas_khusus) => set({ harga_emas_khusus })}
          placeholder={t('byParameter')}
        />
      )}
      {!values.no_batch && (
        <Toggle
          label={t('faktur_pajak')}
          value={values.ada_faktur_pajak}
          onChange={(ada_faktur_pajak) => set({ ada_faktur_pajak })}
          className={css.toggle ?? ''}
        />
      )}
      <div className={css.wide}>
        <AtributRows
          value={values.atribut}
          onChange={(atribut) => set({ atribut })}
          error={bind('atribut').error || undefined}
        />
      </div>
    </fieldset>
  );
};

/** The fields of a new piece in the order a tagger has them in hand: what it is, what it weighs, where it goes. */
export const AddFields = (props: Props) => (
  <>
    <What {...props} />
    <Weight form={props.form} again={props.again} />
    <More form={props.form} />
  </>
);
