import { type ContohRow, KEADAAN_CONTOH } from '@kadar/contract/endpoints/contoh.ts';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { OfToko } from '../../kit/fields/records.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram } from '../../kit/format.ts';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/page/States.tsx';
import { useActingToko } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { TraySelect } from '../../parts/barang/TraySelect.tsx';
import { PostButton, TypedForm } from '../../parts/dokumen/TypedForm.tsx';
import { ScaleWeight } from '../../parts/scale/ScaleWeight.tsx';
import { useScale } from '../../parts/scale/useScale.ts';
import css from './pesanan.module.css';
import { samplesQuery } from './queries.ts';
import { type SampleInState, useSampleIn } from './useSampleIn.ts';

const useColumns = (): Column<ContohRow>[] => {
  const { t } = useTranslation('pesanan');
  return [
    { key: 'kode_barcode', title: t('sampleBarcode'), width: 150, pin: 'start' },
    { key: 'deskripsi', title: t('line_deskripsi'), width: 200 },
    { key: 'berat', title: t('weight'), kind: 'gram', width: 100 },
    { key: 'batas', title: t('sampleDue'), kind: 'date', width: 130 },
    { key: 'no_pesanan', title: t('orderNo'), width: 160 },
    { key: 'nama_customer', title: t('name'), width: 180 },
  ];
};

/** The sample that is at hand: its barcode, its tray, its weight, and why that is another. */
const Entry = ({ entry, toko, row }: { entry: SampleInState; toko: string; row: ContohRow | undefined }) => {
  const { t } = useTranslation(['pesanan', 'dokumen']);
  const { scale, state } = useScale();
  const { values, set, errorAt, unanswered: disabled } = entry;
  return (
    <TypedForm typed={entry} className={css.backForm}>
      <TextField
        name="kode_barcode"
        label={t('sampleBarcode')}
        withAsterisk
        data-autofocus
        autoFocus
        disabled={disabled}
        maxLength={20}
        {...(row && {
          description: [
            row.deskripsi,
            row.nama_customer,
            t('sampleAsLeft', { gram: showGram(row.berat) }),
          ].join(' · '),
        })}
        value={values.kode_barcode}
        onChange={(kode_barcode) => set({ kode_barcode: kode_barcode.trim().toUpperCase() })}
        error={errorAt('kode_barcode')}
      />
      <TraySelect
        name="kode_baki"
        label={t('sampleTray')}
        toko={toko}
        disabled={disabled}
        value={values.kode_baki}
        error={errorAt('kode_baki')}
        onChange={(kode_baki) => set({ kode_baki })}
      />
      <ScaleWeight
        scale={scale}
        state={state}
        of={{ name: 'berat', label: t('weight') }}
        value={values.berat}
        typed={values.diketik}
        error={errorAt('berat')}
        disabled={disabled}
        onChange={(berat, diketik) => set({ berat, diketik })}
      />
      <TextField
        name="deskripsi"
        label={t('line_deskripsi')}
        disabled={disabled}
        maxLength={200}
        value={values.deskripsi}
        onChange={(deskripsi) => set({ deskripsi })}
        error={errorAt('deskripsi')}
      />
      <PostButton typed={entry} action={t('sampleInAction')} />
    </TypedForm>
  );
};

/** Samples that stand so alone, as the address says; '' for all. */
const useStanding = () => {
  const given = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  const navigate = useNavigate();
  const { keadaan: asked, ...rest } = given;
  return {
    keadaan: KEADAAN_CONTOH.find((one) => one === asked) ?? '',
    choose: (next: string | null) =>
      void navigate({ to: '.', search: { ...rest, ...(next && { keadaan: next }) } as never, replace: true }),
  };
};

const Screen = ({ toko }: { toko: string }) => {
  const { t } = useTranslation('pesanan');
  const entry = useSampleIn(toko);
  const { data: rows, error, refetch } = useQuery(samplesQuery(toko));
  const columns = useColumns();
  const { keadaan, choose } = useStanding();
  const late = rows?.filter(({ keadaan }) => keadaan === 'LEWAT').length ?? 0;
  const at = (kode: string) => rows?.find(({ kode_barcode }) => kode_barcode === kode);
  return (
    <Page
      title={t('sampleInTitle')}
      {...(rows && {
        under: [t('sampleOutCount', { count: rows.length }), late > 0 && t('sampleLate', { count: late })]
          .filter(Boolean)
          .join(' · '),
      })}
    >
      <div className={css.back}>
        <DataTable
          id="ambil-barang-contoh"
          label={t('samples')}
          columns={columns}
          rows={keadaan === '' ? rows : rows?.filter((row) => row.keadaan === keadaan)}
          toolbar={
            <Select
              aria-label={t('sampleState')}
              placeholder={t('sampleState')}
              clearable
              openOnFocus={false}
              data={KEADAAN_CONTOH.map((value) => ({ value, label: t(`sampleState${value}`) }))}
              value={keadaan || null}
              onChange={choose}
            />
          }
          rowKey={({ kode_barcode }) => kode_barcode}
          error={error ?? undefined}
          onRetry={() => void refetch()}
          active={at(entry.values.kode_barcode)?.kode_barcode ?? null}
          onActive={({ kode_barcode }) => !entry.unanswered && entry.set({ kode_barcode })}
          tone={({ keadaan }) => (keadaan === 'LEWAT' ? 'out' : undefined)}
          emptyText={t(rows?.length && keadaan !== '' ? 'sampleNoneSo' : 'sampleEmpty')}
        />
        <Entry entry={entry} toko={toko} row={at(entry.values.kode_barcode)} />
      </div>
    </Page>
  );
};

/** /ambil-barang-contoh: what is out as samples of orders, and its way back into a tray; `?keadaan=` for those that stand so alone. */
const SamplesPage = () => {
  const { t } = useTranslation(['pesanan', 'kit']);
  const toko = useActingToko();
  if (!toko)
    return (
      <Page title={t('sampleInTitle')}>
        <EmptyState text={t('kit:pickToko')} />
      </Page>
    );
  return (
    <OfToko value={toko}>
      <Screen key={toko} toko={toko} />
    </OfToko>
  );
};
export default SamplesPage;
