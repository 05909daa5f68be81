import { type OrangRow, postSerahTukang } from '@kadar/contract/endpoints/tukang-emas.ts';
import { gramToMg, inGrams } from '@kadar/domain/weight.ts';
import { ActionIcon, Alert, Button, Select } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { alertSuccess } from '../../kit/dialogs/toasts.ts';
import { GramField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram, useFormat } from '../../kit/format.ts';
import { newId } from '../../kit/new-id.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useSetting } from '../../kit/session.ts';
import { FormDrawer } from './FormDrawer.tsx';
import { handedGram, SERAH, SERAH_START, type SerahLine, serahBody, sumberKey } from './job.ts';
import { sumberQuery } from './queries.ts';
import css from './tukang.module.css';
import { usePosting } from './usePosting.ts';

interface Props {
  man: OrangRow;
  toko: string;
  onClose: () => void;
}

interface SourceProps {
  line: SerahLine;
  at: number;
  choices: readonly { value: string; label: string }[];
  disabled: boolean;
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<SerahLine>) => void;
  onRemove: () => void;
}

/** A bar with how much of it, or a melt lot. */
const Source = ({ line, at, choices, disabled, errors, onChange, onRemove }: SourceProps) => {
  const { t } = useTranslation('tukang-emas');
  const { sumber, berat } = line;
  return (
    <fieldset className={css.source} aria-label={t('lineNo', { no: at + 1 })}>
      <Select
        name={`lines.${at}.sumber`}
        label={t('sumber')}
        withAsterisk
        searchable
        selectFirstOptionOnChange
        openOnFocus={false}
        {...(at === 0 && { 'data-autofocus': true })}
        nothingFoundMessage={t('noSource')}
        data={[...choices]}
        disabled={disabled}
        error={errors.sumber ?? errors.kunci ?? errors.kadar}
        value={choices.some((one) => one.value === sumber) ? sumber : null}
        onChange={(next) => onChange({ sumber: next ?? '' })}
      />
      {!sumber.startsWith('ROSOK') && (
        <GramField
          name={`lines.${at}.berat`}
          label={t('berat')}
          withAsterisk
          disabled={disabled}
          error={errors.berat}
          value={berat}
          onChange={(next) => onChange({ berat: next })}
        />
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={css.remove ?? ''}
        disabled={disabled}
        aria-label={t('removeLine', { no: at + 1 })}
        onClick={onRemove}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </fieldset>
  );
};

/** Gold to a craftsman: out of bars by weight, or a melt lot as a whole. */
export const HandOver = ({ man, toko, onClose }: Props) => {
  const { t } = useTranslation(['tukang-emas', 'dokumen']);
  const show = useFormat();
  const batas = useSetting('TUKANG_BATAS_GRAM');
  const { data } = useQuery(sumberQuery(toko));
  const sources = data?.sumber ?? [];
  const posting = usePosting({
    draft: `tukang-emas.serah.${toko}.${man.kode_tukang}`,
    form: SERAH,
    bodyOf: (values: Omit<typeof SERAH_START, 'intent' | 'unanswered'>) => serahBody(values, man.kode_tukang),
    send: (body, options) => call(postSerahTukang, { body }, { ...options, toko }),
    onPosted: ({ no_faktur, murni }) => {
      alertSuccess(`${t('dokumen:postedAs', { no_faktur })} · ${t('handed', { gram: showGram(murni) })}`);
      onClose();
    },
  });
  const { values, errorAt, unanswered: disabled } = posting;
  const setLines = (lines: readonly SerahLine[]) => {
    if (lines.length !== values.lines.length) posting.clear();
    posting.set({ lines });
  };
  const setLine = (at: number, change: Partial<SerahLine>) =>
    setLines(values.lines.map((line, index) => (index === at ? { ...line, ...change } : line)));
  const add = () => setLines([...values.lines, { id: newId(), sumber: '', berat: null }]);
  const remove = (at: number) => {
    const rest = values.lines.filter((_, index) => index !== at);
    setLines(rest.length > 0 ? rest : SERAH_START.lines);
  };
  useScreenKeys([['Insert', add]], { inDialog: true, enabled: !disabled });
  const gram = handedGram(values.lines, sources);
  const saldo = inGrams(gramToMg(man.murni) + gramToMg(gram));
  const beyond = batas > 0 && saldo > batas;
  const choices = sources.map((one) => ({
    value: sumberKey(one),
    label: [
      one.kunci,
      one.kadar === null ? t('wholeLot') : show('kadar', one.kadar),
      showGram(one.berat),
      one.kadar === null ? t('fine', { gram: showGram(one.murni) }) : '',
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  return (
    <FormDrawer
      title={t('serahTitle', { nama: man.nama_tukang })}
      action={t('serah')}
      told={[
        t('handed', { gram: showGram(gram) }),
        t(beyond ? 'beyondCap' : 'willHave', { gram: showGram(saldo), batas: showGram(batas) }),
      ]}
      beyond={beyond}
      posting={posting}
      onClose={onClose}
    >
      {man.pabrikan && (
        <Alert color="brick" mb={12}>
          {t('pabrikan')}
        </Alert>
      )}
      {values.lines.map((line, at) => (
        <Source
          key={line.id}
          line={line}
          at={at}
          choices={choices}
          disabled={disabled}
          errors={errorAt.under(`lines.${at}`)}
          onChange={(change) => setLine(at, change)}
          onRemove={() => remove(at)}
        />
      ))}
      <Button
        mb={12}
        leftSection={<IconPlus size={18} />}
        rightSection={<Hotkey keys="Ins" />}
        disabled={disabled}
        onClick={add}
      >
        {t('addLine')}
      </Button>
      <Select
        name="no_pesanan"
        mb={12}
        label={t('forOrder')}
        clearable
        searchable
        selectFirstOptionOnChange
        openOnFocus={false}
        nothingFoundMessage={t('noOrder')}
        data={(data?.pesanan ?? []).map((line) => ({
          value: line.no_pesanan,
          label: [
            line.no_pesanan,
            line.nama_barang,
            show('kadar', line.kadar),
            showGram(line.est_berat),
          ].join(' · '),
        }))}
        disabled={disabled}
        error={errorAt('no_pesanan')}
        value={values.no_pesanan || null}
        onChange={(no_pesanan) => posting.set({ no_pesanan: no_pesanan ?? '' })}
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
    </FormDrawer>
  );
};
