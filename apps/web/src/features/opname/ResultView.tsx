import { OPNAME_WORDS } from '@kadar/contract/code-words.ts';
import { type BarisOpname, hasilOpname } from '@kadar/contract/endpoints/opname.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { IconChecks, IconPrinter } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../kit/api/transport.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { showGram, showRupiah } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { printPdf } from '../../kit/print/print-pdf.ts';
import { useCan } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { useSpaceKey } from '../../kit/table/useSpaceKey.ts';
import { useMessage, useText } from '../../kit/text.ts';
import { FinishDialog } from './FinishDialog.tsx';
import css from './opname.module.css';
import { type Opname, useResult } from './useOpname.ts';
import { BUTTONS } from './words.ts';

interface Props {
  toko: string;
  opname: Opname;
  /** Scans that are still on the device. */
  waiting: number;
  /** A bag was looked for and is not there. */
  onSearched: (no: string) => void;
}

const TABS = ['missing', 'found', 'apart'] as const;
type Tab = (typeof TABS)[number];
const LISTS = { missing: 'hutang_hilang', found: 'hutang_ketemu', apart: 'lain' } as const;

const sumsOf = (rows: readonly BarisOpname[] | undefined) => ({
  berat: showGram((rows ?? []).reduce((sum, { berat }) => sum + Math.round(berat * 1000), 0) / 1000),
  jumlah_hutang: showRupiah((rows ?? []).reduce((sum, { jumlah_hutang }) => sum + jumlah_hutang, 0)),
});

const useColumns = () => {
  const { t } = useTranslation('opname');
  const text = useText();
  return useMemo(() => {
    const no: Column<BarisOpname> = {
      key: 'no_hutang',
      title: t('number'),
      width: 152,
      pin: 'start',
      cell: ({ no_hutang }) => <DocumentLink no={no_hutang} />,
    };
    const about: Column<BarisOpname>[] = [
      { key: 'nama_customer', title: t('customer'), width: 160 },
      { key: 'tgl_hutang', title: t('pledged'), kind: 'date', width: 104 },
      { key: 'tempat', title: t('place'), width: 80 },
      { key: 'alamat_customer', title: t('address'), width: 170 },
      { key: 'berat', title: t('weight'), kind: 'gram', width: 86 },
      { key: 'jumlah_hutang', title: t('amount'), kind: 'rupiah', width: 120 },
    ];
    const missing: Column<BarisOpname>[] = [
      no,
      { key: 'dicari', title: t('searchedBy'), width: 110, value: ({ dicari }) => dicari.join(', ') },
      ...about,
    ];
    const found: Column<BarisOpname>[] = [
      no,
      {
        key: 'hasil',
        title: t('result'),
        width: 104,
        value: ({ hasil }) => text(OPNAME_WORDS[hasil] ?? { id: hasil, en: hasil }),
      },
      { key: 'oleh', title: t('by'), width: 80 },
      ...about,
    ];
    return { missing, found };
  }, [t, text]);
};

/** What was not found, what was found, and what stands apart; then the count is ended. */
export const ResultView = ({ toko, opname, waiting, onSearched }: Props) => {
  const { t } = useTranslation('opname');
  const message = useMessage();
  const { data, error, refetch } = useResult(toko);
  const columns = useColumns();
  const [tab, setTab] = useState<Tab>('missing');
  const [active, setActive] = useState<string | null>(null);
  const [ending, setEnding] = useState(false);
  const ends = useCan('opname.selesai') !== undefined;
  const print = () =>
    void printPdf(() => send('GET', hasilOpname.path, { query: { format: 'pdf' } })).catch(showFailure);
  const finish = () => {
    if (data && waiting === 0) setEnding(true);
  };
  useScreenKeys([['mod+P', print]]);
  useScreenKeys([['F10', finish]], { enabled: ends });
  const search = (): boolean => {
    if (active === null || tab !== 'missing') return false;
    onSearched(active);
    return true;
  };
  const frame = useSpaceKey(search);
  const rows = data?.[LISTS[tab]];
  return (
    <div className={css.results}>
      <div className={css.bar}>
        <SegmentedControl
          aria-label={t('result')}
          value={tab}
          onChange={(next) => {
            setTab(next);
            setActive(null);
          }}
          data={TABS.map((value) => ({
            value,
            label: t(value, { count: data?.[LISTS[value]].length ?? 0 }),
          }))}
        />
        <Button
          leftSection={<IconPrinter size={18} aria-hidden="true" />}
          rightSection={<Hotkey keys="Ctrl+P" />}
          onClick={print}
        >
          {message(BUTTONS.print)}
        </Button>
        {ends && (
          <Button
            variant="filled"
            disabled={!data || waiting > 0}
            leftSection={<IconChecks size={18} aria-hidden="true" />}
            rightSection={<Hotkey keys="F10" />}
            onClick={finish}
          >
            {message(BUTTONS.finish)}
          </Button>
        )}
        {waiting > 0 && <span className={css.quiet}>{t('sendFirst', { count: waiting })}</span>}
      </div>
      <div className={css.table} ref={frame}>
        <DataTable
          key={tab}
          id={`opname.${tab}`}
          label={t(tab, { count: rows?.length ?? 0 })}
          columns={tab === 'missing' ? columns.missing : columns.found}
          rows={rows}
          rowKey={({ no_hutang }) => no_hutang}
          error={data ? undefined : (error ?? undefined)}
          onRetry={() => void refetch()}
          totals={sumsOf(rows)}
          active={active}
          onActive={({ no_hutang }) => setActive(no_hutang)}
          tone={({ pasti, hasil }) => (hasil === 'HILANG' && pasti ? 'out' : undefined)}
          toolbar={
            tab === 'missing' && (
              <Button
                size="compact-sm"
                disabled={active === null}
                onClick={search}
                rightSection={<Hotkey keys={t('space')} />}
              >
                {t('notThere')}
              </Button>
            )
          }
        />
      </div>
      {ending && data && <FinishDialog result={data} opname={opname} onClose={() => setEnding(false)} />}
    </div>
  );
};
