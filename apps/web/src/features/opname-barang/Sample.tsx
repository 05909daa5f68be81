import { OPNAME_WORDS } from '@kadar/contract/code-words.ts';
import type { DataSampelOpname } from '@kadar/contract/endpoints/opname-barang.ts';
import { Button, Progress } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/format.ts';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import { localNumber } from '../../kit/separators.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { useSpaceKey } from '../../kit/table/useSpaceKey.ts';
import { useText } from '../../kit/text.ts';
import css from '../../parts/opname/opname.module.css';
import { useSample } from './useOpnameBarang.ts';

type Row = DataSampelOpname['daftar'][number];

/** Per cent to one decimal, as '97,4'. */
export const tenths = (percent: number): string => localNumber(percent.toFixed(1).replace('.', ','));

/** The pieces that were drawn, as a task: what is still to be looked for first, tray by tray. */
export const SampleTask = ({ toko, onSearched }: { toko: string; onSearched: (kode: string) => void }) => {
  const [active, setActive] = useState<string | null>(null);
  const { t } = useTranslation(['opname-barang', 'opname']);
  const text = useText();
  const { data, error, refetch } = useSample(toko);
  const columns = useMemo(
    (): Column<Row>[] => [
      { key: 'kode_barcode', title: t('barcode'), width: 130, pin: 'start' },
      { key: 'kode_baki', title: t('tray'), width: 80 },
      { key: 'nama_barang', title: t('piece'), width: 220 },
      { key: 'berat', title: t('opname:weight'), kind: 'gram', width: 90 },
      {
        key: 'ketemu',
        title: t('opname:result'),
        width: 110,
        value: ({ ketemu }) => (ketemu ? text(OPNAME_WORDS.KETEMU ?? { id: '', en: '' }) : ''),
      },
    ],
    [t, text],
  );
  const rows = data?.daftar;
  const all = rows?.length ?? 0;
  const found = rows?.filter(({ ketemu }) => ketemu).length ?? 0;
  const searched = (): boolean => {
    if (active === null) return false;
    onSearched(active);
    return true;
  };
  const frame = useSpaceKey(searched);
  const progress = t('sampleFound', { found, all });
  return (
    <div className={css.table} ref={frame}>
      <h2 className={css.heading}>{progress}</h2>
      <Progress value={all === 0 ? 0 : (100 * found) / all} size={6} mb={8} aria-label={progress} />
      <DataTable
        id="opname-barang.sampel"
        label={t('sampleList')}
        columns={columns}
        rows={rows}
        rowKey={({ kode_barcode }) => kode_barcode}
        active={active}
        onActive={({ kode_barcode }) => setActive(kode_barcode)}
        toolbar={
          <Button
            size="compact-sm"
            disabled={active === null}
            onClick={searched}
            rightSection={<Hotkey keys={t('opname:space')} />}
          >
            {t('opname:notThere')}
          </Button>
        }
        error={rows ? undefined : (error ?? undefined)}
        onRetry={() => void refetch()}
        height="500px"
      />
    </div>
  );
};

/** What the last sample said of all pieces. */
export const LastSample = ({ toko }: { toko: string }) => {
  const { t } = useTranslation('opname-barang');
  const format = useFormat();
  const last = useSample(toko).data?.hasil[0];
  if (!last) return null;
  const { tanggal, hilang, dihitung, paling_banyak } = last;
  return (
    <p className={css.quiet}>
      {t('sampleLast', {
        date: format('date', tanggal),
        missing: format('integer', hilang),
        of: format('integer', dihitung),
        percent: tenths(paling_banyak),
      })}
    </p>
  );
};
