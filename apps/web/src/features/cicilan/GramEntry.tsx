import { inGrams } from '@kadar/domain/weight.ts';
import { Button } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Unanswered } from '../../kit/counter/Unanswered.tsx';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { GramField, KadarField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { Toggle } from '../../kit/fields/Toggle.tsx';
import { showCount, showGram, showRupiah } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { OnePayment } from '../../parts/dokumen/OnePayment.tsx';
import { PartyPicker } from '../../parts/pelanggan/PartyPicker.tsx';
import { WALK_IN } from '../../parts/pelanggan/party.ts';
import css from './cicilan.module.css';
import { PieceField } from './PieceField.tsx';
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
const Head = ({ entry, pick }: { entry: GramState; pick: () => void }) => {
  const { t } = useTranslation('cicilan');
  const { values, set, counted, errorAt, unanswered: disabled } = entry;
  const unknown = errorAt('kode_customer') ?? errorAt('nama_customer');
  const least = counted ? t('leastDp', { amount: showRupiah(counted.least) }) : '';
  const refused = errorAt('bayar');
  const wrong = refused && counted && counted.bayar < counted.least ? least : refused;
  return (
    <div className={css.head}>
      <div className={css.wide}>
        <Button
          fullWidth
          leftSection={<IconUser size={18} aria-hidden="true" />}
          rightSection={<Hotkey keys="F3" />}
          disabled={disabled}
          onClick={pick}
        >
          {values.kode_customer ? `${values.kode_customer} · ${values.nama_customer}` : t('pickCustomer')}
        </Button>
        {unknown && (
          <p role="alert" className={css.problem}>
            {unknown}
          </p>
        )}
      </div>
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
      <SearchSelect
        name="kode_sales"
        className={css.half ?? ''}
        label={t('sales')}
        master="sales"
        withAsterisk
        openOnFocus={false}
        disabled={disabled}
        value={values.kode_sales}
        onChange={(kode_sales) => set({ kode_sales })}
        error={errorAt('kode_sales')}
      />
      <SearchSelect
        name="kode_cicilan"
        className={css.half ?? ''}
        label={t('plan')}
        master="para-cicilan"
        withAsterisk
        openOnFocus={false}
        disabled={disabled}
        value={values.kode_cicilan}
        onChange={(kode_cicilan) => set({ kode_cicilan })}
        error={errorAt('kode_cicilan')}
      />
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
      <TextField
        name="keterangan"
        className={css.half ?? ''}
        label={t('remark')}
        disabled={disabled}
        maxLength={200}
        value={values.keterangan}
        onChange={(keterangan) => set({ keterangan })}
        error={errorAt('keterangan')}
      />
    </div>
  );
};

/** What is bought, what is paid now, and the one gold button. */
const Pay = ({ entry }: { entry: GramState }) => {
  const { t } = useTranslation(['cicilan', 'dokumen']);
  const { values, set, counted, errorAt, unanswered } = entry;
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
      <OnePayment
        value={values.paying}
        error={(field) => errorAt(`payments.0.${field}`)}
        onChange={(change) => set({ paying: { ...values.paying, ...change } })}
      />
      {unanswered && <Unanswered onRelease={entry.release}>{t('dokumen:unansweredText')}</Unanswered>}
      <Button
        type="submit"
        variant="filled"
        h={52}
        loading={entry.sending}
        rightSection={<Hotkey keys="F9" />}
      >
        {unanswered ? t('dokumen:resend') : t('sign', { amount: showRupiah(bayar) })}
      </Button>
    </div>
  );
};

/** A gram plan as it is signed at the counter. */
export const GramScreen = ({ toko }: { toko: string }) => {
  const entry = useGram(toko);
  const pick = () =>
    void openDialog<null>(
      (close) => (
        <PartyPicker
          membersOnly
          customer={{ ...WALK_IN, ...entry.values }}
          onPick={({ kode_customer, nama_customer, alamat_customer, no_hp }) => {
            entry.set({ kode_customer, nama_customer, alamat_customer, no_hp });
            close(null);
          }}
          onClose={() => close(null)}
        />
      ),
      null,
    );
  const save = () => void entry.save();
  useScreenKeys([
    ['F9', save],
    ['mod+S', save],
  ]);
  useScreenKeys([['F3', pick]], { enabled: !entry.unanswered });
  return (
    <form
      ref={entry.form}
      className={css.screen}
      onKeyDown={moveOn}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      noValidate
    >
      <Head entry={entry} pick={pick} />
      <Pay entry={entry} />
    </form>
  );
};
