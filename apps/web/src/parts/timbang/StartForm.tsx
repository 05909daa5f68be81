import { Button, Loader, Select } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../kit/api/errors.ts';
import { showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useMessage } from '../../kit/text.ts';
import { traysOf, useTimbang } from './queries.ts';
import css from './timbang.module.css';

type Problems = { kode_gudang?: string; kode_baki?: string };

interface Props {
  toko: string;
  onStart: (kode_baki: string) => void;
  /** The location that waits to be weighed. */
  gudang?: string;
  inDialog?: boolean;
}

/** Location and first tray must be chosen before starting [spec B §7]. */
export const StartForm = ({ toko, onStart, gudang = '', inDialog = false }: Props) => {
  const { t } = useTranslation('timbang');
  const message = useMessage();
  const { start, put } = useTimbang(toko);
  const [kode_gudang, setGudang] = useState(gudang);
  const [kode_baki, setBaki] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const trays = useQuery(traysOf(toko, kode_gudang));

  const required = (name: keyof Problems, value: string): Problems =>
    value === '' ? { [name]: message('WAJIB_DIISI', { label: t(name) }) } : {};
  const submit = async () => {
    if (start.sending) return;
    const missing = { ...required('kode_gudang', kode_gudang), ...required('kode_baki', kode_baki) };
    setProblems(missing);
    const [first] = Object.keys(missing);
    if (first) return document.getElementById(first)?.focus();
    try {
      const answer = await start.send({ kode_gudang, kode_toko: toko });
      if (answer.data.data_timbang.length === 0) toast(answer.message ?? message('DATA_TIDAK_TERSEDIA'));
      onStart(kode_baki);
      put(answer.data);
    } catch (error) {
      if (isApiError(error) && error.fields.kode_gudang)
        setProblems({ kode_gudang: error.fields.kode_gudang.message });
      else showFailure(error);
    }
  };
  useScreenKeys([['F9', () => void submit()]], { inDialog });
  return (
    <form
      className={css.start}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className={css.quiet} role="status">
        {message('DATA_TIDAK_TERSEDIA')}. {t('startHelp')}
      </p>
      <SearchSelect
        id="kode_gudang"
        master="gudang"
        addable
        label={t('kode_gudang')}
        withAsterisk
        openOnFocus={false}
        value={kode_gudang}
        onChange={(next) => {
          setGudang(next);
          setBaki('');
          setProblems({});
        }}
        error={problems.kode_gudang}
        data-autofocus
        autoFocus
      />
      <Select
        id="kode_baki"
        label={t('kode_baki')}
        description={t('bakiHelp')}
        withAsterisk
        searchable
        openOnFocus={false}
        selectFirstOptionOnChange
        disabled={kode_gudang === ''}
        data={(trays.data ?? []).map(({ kode_baki: value, nama_baki, qty }) => ({
          value,
          label: [value, nama_baki, qty !== undefined && t('pieces', { count: qty })]
            .filter(Boolean)
            .join(' · '),
        }))}
        value={kode_baki || null}
        onChange={(next) => {
          setBaki(next ?? '');
          setProblems({});
        }}
        nothingFoundMessage={message(trays.error ? 'GAGAL_DIMUAT' : 'DATA_TIDAK_TERSEDIA')}
        {...(trays.isFetching && { rightSection: <Loader size={16} color="gray" /> })}
        error={problems.kode_baki}
      />
      <Button
        type="submit"
        h={48}
        variant="filled"
        leftSection={<IconScale size={18} aria-hidden="true" />}
        rightSection={<Hotkey keys="F9" />}
        loading={start.sending}
      >
        {t('start')}
      </Button>
    </form>
  );
};
