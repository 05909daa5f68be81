import { postKas } from '@kadar/contract/endpoints/keuangan.ts';
import { ActionIcon, Button, SegmentedControl, Select } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { useSend } from '../../kit/api/useSend.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { localeOf } from '../../kit/fields/dates.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { dropDraft, readDraft, useDraft } from '../../kit/list/drafts.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import pageCss from '../../kit/page/page.module.css';
import { useSetting } from '../../kit/session.ts';
import { useLanguage, useMessage } from '../../kit/text.ts';
import css from './kas.module.css';
import { EMPTY, judgeKas, type KasBody, type KasProblems, type KasValues, nextKas } from './kas-form.ts';
import { type Hari, type Jenis, type Kas, kategoriQuery } from './queries.ts';
import { fetchVoucher } from './voucher.ts';

const DRAFT = 'kas.add';
const QUICK = [50_000, 100_000, 500_000, 1_000_000] as const;
const FIELDS = ['kategori', 'jumlah_rp', 'keterangan'] as const;

interface Props {
  hari: Hari | undefined;
  amountRef: Ref<HTMLInputElement>;
  onPosted: () => void;
}

const useKasForm = (onPosted: () => void) => {
  const { t } = useTranslation('kas');
  const message = useMessage();
  const [values, setValues] = useState<KasValues>(() => readDraft<KasValues>(DRAFT) ?? EMPTY);
  const [problems, setProblems] = useState<KasProblems>({});
  const [posted, setPosted] = useState<Kas | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { send, sending } = useSend((body: KasBody, { key }) => call(postKas, { body }, { key }));
  const dirty = values.jumlah_rp !== null || values.keterangan !== '';
  useDraft(DRAFT, dirty ? values : null);

  const refuse = (found: KasProblems) => {
    setProblems(found);
    const first = FIELDS.find((name) => found[name]);
    const field = form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`);
    // A select keeps its name on a hidden input behind the one that is typed into.
    if (field?.type === 'hidden') field.previousElementSibling?.querySelector('input')?.focus();
    else field?.focus();
  };
  const save = async () => {
    if (sending) return;
    const { body, problems: found } = judgeKas(values);
    if (!body) return refuse(found);
    try {
      const answer = await send(body);
      dropDraft(DRAFT);
      setPosted(answer.data);
      setValues(nextKas(values));
      alertSuccess(answer.message ?? message('DATA_DISIMPAN'));
      onPosted();
    } catch (error) {
      const codes = isApiError(error) ? Object.entries(error.fields) : [];
      const own = codes.filter(([name]) => FIELDS.some((field) => field === name));
      if (own.length === 0) showFailure(error);
      else refuse(Object.fromEntries(own.map(([name, { code }]) => [name, code])));
    }
  };
  return {
    form,
    values,
    sending,
    posted,
    save,
    set: (change: Partial<KasValues>) => {
      setValues((was) => ({ ...was, ...change }));
      setProblems((was) => Object.fromEntries(Object.entries(was).filter(([name]) => !(name in change))));
    },
    bind: (name: (typeof FIELDS)[number]) => ({
      name,
      label: t(name),
      error: problems[name] && message(problems[name], { label: t(name) }),
    }),
  };
};

/** What the drawer will hold, and whether someone must approve. */
const After = ({ values, hari }: { values: KasValues; hari: Hari }) => {
  const { t } = useTranslation('kas');
  const limit = useSetting('LIMIT_KAS_KELUAR_OTORISASI');
  const amount = values.jumlah_rp ?? 0;
  const out = values.jenis === 'KELUAR';
  const left = hari.kas.saldo_akhir + (out ? -amount : amount);
  return (
    <div className={css.after} aria-live="polite">
      <span>{t('saldoAfter')}</span>
      <span className="num" data-short={left < 0 || undefined}>
        {showRupiah(left)}
      </span>
      {left < 0 && <em>{t('notEnough')}</em>}
      {out && left >= 0 && amount > limit && <em>{t('needsApproval', { limit: showRupiah(limit) })}</em>}
    </div>
  );
};

/** A new cash document; after it the next one, with the same direction and category. */
export const KasForm = ({ hari, amountRef, onPosted }: Props) => {
  const { t } = useTranslation('kas');
  const { form, values, sending, posted, save, set, bind } = useKasForm(onPosted);
  const kategori = useQuery(kategoriQuery);
  const compact = new Intl.NumberFormat(localeOf(useLanguage()), { notation: 'compact' });
  const open = hari?.buka === true;
  useScreenKeys([['mod+S', () => void save()]], { inDialog: true, enabled: open });
  const out = values.jenis === 'KELUAR';
  const label = values.jumlah_rp
    ? t(out ? 'saveOut' : 'saveIn', { amount: showRupiah(values.jumlah_rp) })
    : t('save');
  return (
    <form
      ref={form}
      className={css.form}
      onKeyDown={moveOn}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      noValidate
    >
      <SegmentedControl
        fullWidth
        size="md"
        aria-label={t('jenis')}
        value={values.jenis}
        onChange={(jenis) => set({ jenis: jenis as Jenis, kategori: '' })}
        data={[
          { value: 'KELUAR', label: t('out') },
          { value: 'MASUK', label: t('in') },
        ]}
      />
      <Select
        {...bind('kategori')}
        withAsterisk
        searchable
        openOnFocus={false}
        selectFirstOptionOnChange
        placeholder={t('chooseKategori')}
        nothingFoundMessage={t(kategori.isError ? 'loadFailed' : 'noKategori')}
        data={(kategori.data ?? [])
          .filter(({ jenis }) => jenis === values.jenis)
          .map(({ kode_kategori, nama_kategori }) => ({ value: kode_kategori, label: nama_kategori }))}
        value={values.kategori || null}
        onChange={(next) => set({ kategori: next ?? '' })}
      />
      <div>
        <RupiahField
          {...bind('jumlah_rp')}
          ref={amountRef}
          withAsterisk
          value={values.jumlah_rp}
          onChange={(jumlah_rp) => set({ jumlah_rp })}
          styles={{ input: { height: 52, fontSize: 24, fontWeight: 650 } }}
        />
        <div className={css.quick}>
          {QUICK.map((rp) => (
            <Button
              key={rp}
              size="compact-xs"
              tabIndex={-1}
              onClick={() => set({ jumlah_rp: (values.jumlah_rp ?? 0) + rp })}
            >
              {t('plus', { amount: compact.format(rp) })}
            </Button>
          ))}
        </div>
      </div>
      <TextField
        {...bind('keterangan')}
        withAsterisk
        value={values.keterangan}
        onChange={(keterangan) => set({ keterangan })}
        maxLength={200}
      />
      {hari && <After values={values} hari={hari} />}
      {hari && !open ? (
        <p className={css.closed} role="status">
          {t('dayClosed')}{' '}
          <AppLink href="/tutup-harian" className={pageCss.link}>
            {t('openDay')}
          </AppLink>
        </p>
      ) : (
        <Button
          type="submit"
          variant="filled"
          size="md"
          h={48}
          px="xs"
          classNames={{ label: css.amount ?? '' }}
          loading={sending}
          disabled={!open}
          rightSection={<Hotkey keys="Ctrl+S" />}
        >
          {label}
        </Button>
      )}
      {posted && (
        <div className={css.posted} role="status">
          <span className="num">{t('postedAs', { no_faktur: posted.no_faktur })}</span>
          <ActionIcon
            variant="default"
            size={34}
            aria-label={t('printVoucher')}
            title={t('printVoucher')}
            onClick={() => void fetchVoucher(posted.no_faktur).catch(showFailure)}
          >
            <IconPrinter size={17} />
          </ActionIcon>
        </div>
      )}
    </form>
  );
};
