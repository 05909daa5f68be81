import { Button } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Unanswered } from '../../kit/counter/Unanswered.tsx';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { OfToko } from '../../kit/fields/records.ts';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { Toggle } from '../../kit/fields/Toggle.tsx';
import { showCount, showRupiah } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/page/States.tsx';
import { useActingToko, useSetting } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { OnePayment } from '../../parts/dokumen/OnePayment.tsx';
import { useShown } from '../../parts/layar/useShown.ts';
import { PartyPicker } from '../../parts/pelanggan/PartyPicker.tsx';
import { WALK_IN } from '../../parts/pelanggan/party.ts';
import css from './cicilan.module.css';
import { GramScreen } from './GramEntry.tsx';
import { PieceField } from './PieceField.tsx';
import { Schedule } from './Schedule.tsx';
import { screenOfContract } from './screen.ts';
import { type EntryState, useEntry } from './useEntry.ts';

/** Who buys what, on which plan, and what he pays down. */
const Head = ({ entry, pick }: { entry: EntryState; pick: () => void }) => {
  const { t } = useTranslation('cicilan');
  const message = useMessage();
  const { values, set, counted, errorAt, unanswered: disabled } = entry;
  const [ofCode, ofName] = [errorAt('kode_customer'), errorAt('nama_customer')];
  const unknown = ofCode ?? ofName;
  const least = counted ? t('leastDp', { amount: showRupiah(counted.least) }) : '';
  const short = counted !== null && counted.dp < counted.least;
  const refused = errorAt('dp');
  const wrongDp = refused && short ? least : refused;
  const tooMuch =
    counted?.made === null ? message('DP_MELEBIHI_HARGA', { totalRp: counted.harga }) : undefined;
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
      <PieceField entry={entry} refused={errorAt('kode_barcode') ?? errorAt('harga_jual')} />
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

/** What it comes to, what is paid now, and the one gold button. */
const Pay = ({ entry }: { entry: EntryState }) => {
  const { t } = useTranslation(['cicilan', 'dokumen']);
  const { values, set, counted, errorAt, unanswered } = entry;
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

/** A contract as it is signed at the counter. */
const Screen = ({ toko }: { toko: string }) => {
  const entry = useEntry(toko);
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
  const { piece, counted, values } = entry;
  useShown(
    piece && counted
      ? screenOfContract(piece, counted, { nama: values.nama_customer, jenis: values.paying.jenis })
      : null,
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
      <div>
        <Head entry={entry} pick={pick} />
        <Schedule made={entry.counted?.made} />
      </div>
      <Pay entry={entry} />
    </form>
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
