import { countExport, type ExportTableRow, listExportTables } from '@kadar/contract/endpoints/export-csv.ts';
import { Button, Select, Skeleton, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { download } from '../../kit/api/download.ts';
import { useDateLock } from '../../kit/date-lock.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useToday } from '../../kit/fields/dates.ts';
import { localeOf } from '../../kit/fields/locales.ts';
import { useProblem } from '../../kit/list/problems.ts';
import { newId } from '../../kit/new-id.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { TokoSelect } from '../../kit/page/TokoSelect.tsx';
import { useActingToko, useMe, useSetting } from '../../kit/session.ts';
import { useLanguage } from '../../kit/text.ts';
import { type Asking, askedOf, askingProblems } from './asking.ts';
import css from './export-csv.module.css';

const KINDS = ['MASTER', 'DATA'] as const;

/** The shop that is asked about, where there is a choice. */
const shopOf = (pusat: boolean, toko: string | null) => (pusat ? { toko } : {});

const useCount = (table: ExportTableRow | undefined, asking: Asking, toko: string | null, valid: boolean) => {
  const { pusat } = useMe();
  return useQuery({
    queryKey: ['export-csv', 'count', asking, toko],
    enabled: valid && table !== undefined,
    retry: false,
    queryFn: async ({ signal }) => {
      const query = table ? askedOf(asking, table) : {};
      const input = { params: { table: asking.table }, query };
      return (await call(countExport, input, { signal, ...shopOf(pusat, toko) })).data;
    },
  });
};

const useExport = (tables: readonly ExportTableRow[]) => {
  const today = useToday();
  const { pusat } = useMe();
  const oneMonth = useSetting('REPORT_SATU_BULAN_PROTECTION_MODULE');
  const [asking, setAsking] = useState<Asking>({ table: '', tgl_from: today, tgl_to: today });
  const [toko, setToko] = useState<string | null>(useActingToko());
  const [tried, setTried] = useState(false);
  const [running, setRunning] = useState(false);
  const table = tables.find(({ name }) => name === asking.table);
  const problems = askingProblems(asking, table, oneMonth);
  const valid = Object.keys(problems).length === 0;
  const count = useCount(table, asking, toko, valid);

  const run = async (): Promise<void> => {
    setTried(true);
    if (!table || !valid || running) return;
    setRunning(true);
    try {
      const query = { ...askedOf(asking, table), progress_id: newId() };
      await download(`export-csv/${table.name}`, query, `${table.name}.csv`, shopOf(pusat, toko));
    } catch (error) {
      showFailure(error);
    } finally {
      setRunning(false);
    }
  };
  return {
    asking,
    change: (change: Partial<Asking>) => setAsking((was) => ({ ...was, ...change })),
    toko,
    setToko,
    table,
    // A range is judged at once; what is missing only when it was tried without.
    problems: tried || table ? problems : {},
    count,
    running,
    run,
  };
};

const Count = ({ count }: { count: ReturnType<typeof useCount> }) => {
  const { t } = useTranslation('export-csv');
  const number = new Intl.NumberFormat(localeOf(useLanguage()));
  const { data, isFetching } = count;
  if (isFetching) return <Skeleton h={18} w={120} aria-busy="true" />;
  if (!data) return null;
  const rows = number.format(data.rows);
  return (
    <Text size="sm" c="dimmed" role="status" className="num">
      {data.exact ? t('rows', { rows }) : t('about', { rows })}
    </Text>
  );
};

const Asked = ({ tables }: { tables: readonly ExportTableRow[] }) => {
  const { t } = useTranslation('export-csv');
  const problem = useProblem();
  const { locked } = useDateLock();
  const { asking, change, toko, setToko, table, problems, count, running, run } = useExport(tables);
  const form = useRef<HTMLFormElement>(null);
  const start = () => {
    void run();
    // Once what is missing has been marked.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  useScreenKeys([['F9', start]]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start();
  };
  const day = (name: 'tgl_from' | 'tgl_to', label: string) => (
    <DateField
      name={name}
      label={label}
      value={asking[name]}
      onChange={(value) => change({ [name]: value })}
      error={problem(problems[name], { label: { id: label, en: label } })}
      locked={locked}
      withAsterisk
    />
  );
  return (
    <form ref={form} className={css.form} onSubmit={submit} aria-label={t('title')} noValidate>
      <p className={css.intro}>{t('intro')}</p>
      <Select
        label={t('table')}
        placeholder={t('pickTable')}
        data={KINDS.map((kind) => ({
          group: t(kind),
          items: tables
            .filter((one) => one.kind === kind)
            .map(({ name, label }) => ({ value: name, label: `${label} (${name})` })),
        }))}
        value={asking.table || null}
        onChange={(name) => change({ table: name ?? '' })}
        error={problem(problems.table, { label: { id: t('table'), en: t('table') } })}
        searchable
        openOnFocus={false}
        nothingFoundMessage={t('noTable')}
        withAsterisk
        data-autofocus
      />
      {table?.per_toko && <TokoSelect value={toko} onChange={setToko} />}
      {table?.dated && (
        <div className={css.days}>
          {day('tgl_from', t('from'))}
          {day('tgl_to', t('to'))}
        </div>
      )}
      <div className={css.foot}>
        <Count count={count} />
        <Button
          type="submit"
          variant="filled"
          loading={running}
          leftSection={<IconDownload size={18} />}
          rightSection={<Hotkey keys="F9" />}
        >
          {t('download')}
        </Button>
      </div>
      <p className={css.note}>{t('logged')}</p>
    </form>
  );
};

/** Any table of the product as CSV, for SU and MU [spec B §2]. */
const ExportCsv = () => {
  const { t } = useTranslation('export-csv');
  const language = useLanguage();
  const tables = useQuery({
    queryKey: ['export-csv', 'tables', language],
    queryFn: async ({ signal }) => (await call(listExportTables, {}, { signal })).data,
  });
  return (
    <Page title={t('title')}>
      {tables.data && <Asked tables={tables.data} />}
      {tables.error && <ErrorState error={tables.error} onRetry={() => void tables.refetch()} />}
      {tables.isPending && <Skeleton h={260} maw={560} aria-busy="true" />}
    </Page>
  );
};

export default ExportCsv;
