import { type OrangRow, postTerimaTukang } from '@kadar/contract/endpoints/tukang-emas.ts';
import { inGrams } from '@kadar/domain/weight.ts';
import { Button, Checkbox, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { alertSuccess } from '../../kit/dialogs/toasts.ts';
import { GramField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram, showRupiah, useFormat } from '../../kit/format.ts';
import { newId } from '../../kit/new-id.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useCan } from '../../kit/session.ts';
import { FormDrawer } from './FormDrawer.tsx';
import {
  lineAfter,
  reckon,
  serahOf,
  TERIMA,
  TERIMA_START,
  type Terima,
  type TerimaLine,
  terimaBody,
} from './job.ts';
import { sumberQuery } from './queries.ts';
import css from './tukang.module.css';
import { usePosting } from './usePosting.ts';
import { WorkLine } from './WorkLine.tsx';

interface Props {
  man: OrangRow;
  toko: string;
  onClose: () => void;
}

const gram = (mg: number): string => showGram(inGrams(mg));

/** A job that is typed: its lines, what it comes to, and the keys of its form. */
const useJob = ({ man, toko, onClose }: Props) => {
  const { t } = useTranslation(['tukang-emas', 'dokumen']);
  const posting = usePosting({
    draft: `tukang-emas.terima.${toko}.${man.kode_tukang}`,
    form: TERIMA,
    bodyOf: (values: Terima) => terimaBody(values, man),
    send: (body, options) => call(postTerimaTukang, { body }, { ...options, toko }),
    onPosted: ({ no_faktur, tetap_hutang }) => {
      const debt = tetap_hutang > 0 ? ` · ${t('stays', { gram: showGram(tetap_hutang) })}` : '';
      alertSuccess(`${t('dokumen:postedAs', { no_faktur })}${debt}`);
      onClose();
    },
  });
  const { values, form, unanswered: disabled } = posting;
  const [active, setActive] = useState(0);
  const job = reckon(values, man);
  const setLines = (lines: readonly TerimaLine[]) => {
    if (lines.length !== values.lines.length) posting.clear();
    posting.set({ lines });
  };
  const add = () => {
    setActive(values.lines.length);
    setLines([...values.lines, lineAfter(values.lines.at(-1), newId())]);
  };
  const remove = (at: number) => {
    const rest = values.lines.filter((_, index) => index !== at);
    setActive(Math.max(0, Math.min(at, rest.length - 1)));
    setLines(rest.length > 0 ? rest : TERIMA_START.lines);
  };
  const added = useRef(values.lines.length);
  useEffect(() => {
    // A line that came or went: on with the one that stands there now.
    if (added.current !== values.lines.length)
      form.current?.querySelector<HTMLElement>(`[name="lines.${active}.hasil"]`)?.focus();
    added.current = values.lines.length;
  }, [values.lines.length, active, form]);
  const lost = () => job && job.kurangMg > 0 && posting.set({ susut: inGrams(job.kurangMg + job.susutMg) });
  useScreenKeys(
    [
      ['Insert', add],
      ['mod+Delete', () => remove(active)],
      ['alt+S', lost],
    ],
    { inDialog: true, enabled: !disabled },
  );
  return { posting, job, setLines, add, remove, setActive, lost };
};

/** What of it was lost, and his own gold in it. */
const Loss = ({ man, toko, of }: Pick<Props, 'man' | 'toko'> & { of: ReturnType<typeof useJob> }) => {
  const { t } = useTranslation('tukang-emas');
  const show = useFormat();
  const mayForgive = useCan('tukang.maaf') === 'allow';
  const { data } = useQuery(sumberQuery(toko));
  const { posting, job, lost } = of;
  const { values, errorAt, unanswered: disabled } = posting;
  const above = job !== null && job.susutMg > job.bolehMg;
  return (
    <div className={css.head}>
      <GramField
        name="susut"
        label={t('susut')}
        description={t('susutHelp', { persen: show('percent', man.susut_persen) })}
        disabled={disabled}
        error={errorAt('susut')}
        value={values.susut}
        onChange={(susut) => posting.set({ susut })}
      />
      <Button
        className={css.beside ?? ''}
        rightSection={<Hotkey keys="Alt+S" />}
        disabled={disabled || !job || job.kurangMg <= 0}
        onClick={lost}
      >
        {t('restIsLost', { gram: gram(Math.max(0, job?.kurangMg ?? 0)) })}
      </Button>
      <GramField
        name="emas_tukang"
        label={t('emas_tukang')}
        {...(data?.harga_lebur && {
          description: t('ownGoldHelp', { harga: showRupiah(data.harga_lebur) }),
        })}
        disabled={disabled}
        error={errorAt('emas_tukang')}
        value={values.emas_tukang}
        onChange={(emas_tukang) => posting.set({ emas_tukang })}
      />
      {mayForgive && (above || values.maaf) && (
        <Checkbox
          className={css.beside ?? ''}
          name="maaf"
          label={t('maaf')}
          disabled={disabled}
          checked={values.maaf}
          onChange={({ currentTarget: { checked } }) => posting.set({ maaf: checked })}
        />
      )}
    </div>
  );
};

/** What a craftsman brings, with what of it was lost: who bears it is said while it is typed. */
export const TakeBack = ({ man, toko, onClose }: Props) => {
  const { t } = useTranslation(['tukang-emas', 'dokumen']);
  const show = useFormat();
  const of = useJob({ man, toko, onClose });
  const { posting, job, setLines, add, remove, setActive } = of;
  const { values, errorAt, unanswered: disabled } = posting;
  const told = job
    ? [
        t('brought', {
          hasil: gram(job.hasilMg),
          kembali: gram(job.kembaliMg),
          upah: showRupiah(job.upahRp),
        }),
        t('loss', { susut: gram(job.susutMg), boleh: gram(job.bolehMg), dibebankan: gram(job.dibebankanMg) }),
        ...(job.tetapHutangMg > 0 ? [t('stays', { gram: gram(job.tetapHutangMg) })] : []),
        job.saldoMg < 0
          ? t('moreThanHas', { gram: gram(-job.saldoMg) })
          : t('willHave', { gram: gram(job.saldoMg) }),
      ]
    : [];
  const jobs = man.kerja.map(({ no_serah, no_pesanan, tanggal, sisa }) => ({
    value: no_serah,
    label: [no_serah, show('date', tanggal), showGram(sisa), no_pesanan].filter(Boolean).join(' · '),
  }));
  return (
    <FormDrawer
      title={t('terimaTitle', { nama: man.nama_tukang, gram: showGram(man.murni) })}
      action={t('terima')}
      told={told}
      beyond={job !== null && (job.saldoMg < 0 || job.tetapHutangMg > 0)}
      wide
      posting={posting}
      onClose={onClose}
    >
      <div className={css.head}>
        <Select
          className={css.job ?? ''}
          name="no_serah"
          label={t('no_serah')}
          data={[...jobs, { value: '', label: t('noJob') }]}
          searchable
          selectFirstOptionOnChange
          openOnFocus={false}
          allowDeselect={false}
          data-autofocus
          disabled={disabled}
          error={errorAt('no_serah')}
          value={serahOf(values.no_serah, man.kerja)}
          onChange={(no_serah) => posting.set({ no_serah: no_serah ?? '' })}
        />
        <TextField
          name="keterangan"
          label={t('keterangan')}
          maxLength={200}
          disabled={disabled}
          error={errorAt('keterangan') ?? errorAt('lines')}
          value={values.keterangan}
          onChange={(keterangan) => posting.set({ keterangan })}
        />
      </div>
      {values.lines.map((line, at) => (
        <WorkLine
          key={line.id}
          line={line}
          at={at}
          disabled={disabled}
          errors={errorAt.under(`lines.${at}`)}
          onFocus={() => setActive(at)}
          onRemove={() => remove(at)}
          onChange={(change) =>
            setLines(values.lines.map((one, index) => (index === at ? { ...one, ...change } : one)))
          }
        />
      ))}
      <Button
        my={12}
        leftSection={<IconPlus size={18} />}
        rightSection={<Hotkey keys="Ins" />}
        disabled={disabled}
        onClick={add}
      >
        {t('addLine')}
      </Button>
      <Loss man={man} toko={toko} of={of} />
    </FormDrawer>
  );
};
