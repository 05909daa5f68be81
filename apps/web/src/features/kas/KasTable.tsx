import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowDownLeft, IconArrowUpRight, IconPrinter, IconReceiptOff } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { localeOf } from '../../kit/fields/dates.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useCan } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { useLanguage } from '../../kit/text.ts';
import { cancelKas } from './CancelDialog.tsx';
import css from './kas.module.css';
import type { Kas, useKasList } from './queries.ts';
import { fetchVoucher } from './voucher.ts';

interface Props {
  list: ReturnType<typeof useKasList>;
  /** The open business day; only its documents can be cancelled. */
  tgl_system: string | null;
  onChanged: () => void;
}

const Direction = ({ jenis }: Pick<Kas, 'jenis'>) => {
  const { t } = useTranslation('kas');
  const Icon = jenis === 'MASUK' ? IconArrowDownLeft : IconArrowUpRight;
  return (
    <span className={css.direction} data-jenis={jenis}>
      <Icon size={15} aria-hidden="true" />
      {t(jenis)}
    </span>
  );
};

/** On a phone what and how much come first. */
const NARROW = ['nama_kategori', 'jumlah_rp', 'jenis', 'at', 'keterangan'];

const useColumns = (): Column<Kas>[] => {
  const { t } = useTranslation('kas');
  const language = useLanguage();
  const narrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  return useMemo((): Column<Kas>[] => {
    const clock = new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit' });
    const columns: Column<Kas>[] = [
      { key: 'tanggal', title: t('tanggal'), kind: 'date', width: 104 },
      { key: 'at', title: t('jam'), width: 62, value: ({ at }) => clock.format(new Date(at)) },
      { key: 'jenis', title: t('jenis'), width: 86, cell: ({ jenis }) => <Direction jenis={jenis} /> },
      { key: 'nama_kategori', title: t('kategori'), width: 124 },
      { key: 'keterangan', title: t('keterangan'), width: 150 },
      { key: 'jumlah_rp', title: t('jumlah_rp'), kind: 'rupiah', width: 124, fixed: true },
      {
        key: 'status',
        title: t('statusLabel'),
        width: 74,
        value: ({ status }) => t(`status.${status}`),
      },
      { key: 'no_faktur', title: t('no_faktur'), width: 142 },
      { key: 'input_by', title: t('input_by'), width: 96 },
      { key: 'no_faktur_batal', title: t('no_faktur_batal'), width: 142, hidden: true },
    ];
    const first = NARROW.flatMap((key) => columns.find((column) => column.key === key) ?? []);
    return narrow ? [...first, ...columns.filter((column) => !first.includes(column))] : columns;
  }, [t, language, narrow]);
};

/** The documents; the active one is printed or cancelled from the buttons above. */
export const KasTable = ({ list, tgl_system, onChanged }: Props) => {
  const { t } = useTranslation('kas');
  const columns = useColumns();
  const mayCancel = useCan('kas.cancel') !== undefined;
  const [active, setActive] = useState<string | null>(null);
  const chosen = list.rows?.find(({ no_faktur }) => no_faktur === active);
  const cancellable = (row: Kas | undefined): row is Kas =>
    mayCancel && row?.status === 'POSTED' && row.tanggal === tgl_system;
  const print = (row: Kas | undefined) => row && fetchVoucher(row.no_faktur).catch(showFailure);
  const cancel = async (row: Kas | undefined) => {
    if (cancellable(row) && (await cancelKas(row))) onChanged();
  };
  useScreenKeys([['F10', () => void print(chosen)]]);
  return (
    <DataTable
      id="kas"
      label={t('title')}
      columns={columns}
      rows={list.rows}
      rowKey={({ no_faktur }) => no_faktur}
      error={list.error}
      onRetry={list.retry}
      onEnd={list.more}
      loadingMore={list.loadingMore}
      active={active}
      onActive={({ no_faktur }) => setActive(no_faktur)}
      onOpen={(row) => void print(row)}
      onDelete={(row) => void cancel(row)}
      tone={({ status }) => (status === 'BATAL' ? 'muted' : undefined)}
      toolbar={
        <>
          <Button
            size="compact-sm"
            leftSection={<IconPrinter size={16} />}
            rightSection={<Hotkey keys="F10" />}
            disabled={!chosen}
            onClick={() => void print(chosen)}
          >
            {t('printVoucher')}
          </Button>
          {mayCancel && (
            <Button
              size="compact-sm"
              leftSection={<IconReceiptOff size={16} />}
              rightSection={<Hotkey keys="Del" />}
              disabled={!cancellable(chosen)}
              onClick={() => void cancel(chosen)}
            >
              {t('cancelDocument')}
            </Button>
          )}
        </>
      }
    />
  );
};
