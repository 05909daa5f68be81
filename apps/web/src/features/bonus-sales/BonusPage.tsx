import { BAYAR_BONUS, BONUS_SALES } from '@kadar/contract/dokumen/bonus.ts';
import type { BonusRow } from '@kadar/contract/endpoints/bonus-sales.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { addMonths } from '@kadar/domain/dates.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useToday } from '../../kit/fields/dates.ts';
import { showRupiah, unbroken } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useActingToko, useCan } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';
import { BonusLines } from './BonusLines.tsx';
import BookDialog from './BookDialog.tsx';
import css from './bonus.module.css';
import PayDialog from './PayDialog.tsx';
import { bonusQuery } from './queries.ts';

const KINDS = [BONUS_SALES, BAYAR_BONUS] as const;
const DIALOGS = { book: BookDialog, pay: PayDialog };
type Dialog = keyof typeof DIALOGS;

const useColumns = (): Column<BonusRow>[] => {
  const { t } = useTranslation('bonus-sales');
  return [
    { key: 'kode_sales', title: t('code'), width: 80, pin: 'start' },
    { key: 'nama_sales', title: t('name'), width: 220 },
    { key: 'total', title: t('sold'), kind: 'rupiah', width: 160 },
    { key: 'berat', title: t('grams'), kind: 'gram', width: 120 },
    { key: 'no_faktur', title: t('booked'), width: 160, value: ({ no_faktur }) => no_faktur ?? '' },
    { key: 'jumlah_rp', title: t('bonus'), kind: 'rupiah', width: 150, pin: 'end' },
    { key: 'hutang_rp', title: t('owed'), kind: 'rupiah', width: 150, pin: 'end' },
  ];
};

/** What can be done with the active row, by its letter; the same keys rest where it cannot. */
const useActions = (row: BonusRow | undefined, over: boolean, open: (dialog: Dialog) => void) => {
  const { t } = useTranslation('bonus-sales');
  const mayBook = useCan('bonus.post') !== undefined;
  const mayPay = useCan('bonus.bayar') !== undefined;
  const bookable = over && row !== undefined && row.no_faktur === null && row.jumlah_rp > 0;
  const actions: { dialog: Dialog; key: string; label: string; able: boolean }[] = [
    ...(mayPay
      ? [{ dialog: 'pay' as const, key: 'Y', label: t('pay'), able: (row?.hutang_rp ?? 0) > 0 }]
      : []),
    ...(mayBook ? [{ dialog: 'book' as const, key: 'B', label: t('book'), able: bookable }] : []),
  ];
  useScreenKeys(actions.map(({ dialog, key, able }) => [key, () => able && open(dialog)]));
  return actions;
};

const Documents = ({ onBack }: { onBack: () => void }) => {
  const { t } = useTranslation('bonus-sales');
  return (
    <DocumentList<DokumenRow>
      id="bonus-sales"
      title={t('title')}
      placeholder={t('searchPlaceholder')}
      {...useDeclaredList(KINDS)}
      actions={
        <Button onClick={onBack} rightSection={<Hotkey keys="Alt+1" />}>
          {t('people')}
        </Button>
      }
    />
  );
};

const Screen = () => {
  const { t } = useTranslation(['bonus-sales', 'kit']);
  const toko = useActingToko() ?? '';
  const today = useToday();
  const [bulan, setBulan] = useState(addMonths(`${today.slice(0, 7)}-01`, -1).slice(0, 7));
  const [tab, setTab] = useState<'orang' | 'dokumen'>(
    new URLSearchParams(location.search).has('no_faktur') ? 'dokumen' : 'orang',
  );
  const [active, setActive] = useState<string>();
  const [dialog, setDialog] = useState<Dialog>();
  const { data, error, refetch } = useQuery({ ...bonusQuery(toko, bulan), enabled: toko !== '' });
  const columns = useColumns();
  const rows = data?.orang;
  const row = rows?.find(({ kode_sales }) => kode_sales === active) ?? rows?.[0];
  const actions = useActions(tab === 'orang' ? row : undefined, data?.selesai ?? false, setDialog);
  useScreenKeys([
    ['alt+1', () => setTab('orang')],
    ['alt+2', () => setTab('dokumen')],
  ]);
  if (tab === 'dokumen') return <Documents onBack={() => setTab('orang')} />;
  const sum = (of: (one: BonusRow) => number) => (rows ?? []).reduce((all, one) => all + of(one), 0);
  const glance =
    data &&
    (data.selesai
      ? t('glance', {
          bonus: showRupiah(sum(({ jumlah_rp }) => jumlah_rp)),
          booked: sum(({ no_faktur }) => (no_faktur === null ? 0 : 1)),
          people: sum(({ jumlah_rp }) => (jumlah_rp > 0 ? 1 : 0)),
          owed: showRupiah(sum(({ hutang_rp }) => hutang_rp)),
        })
      : t('running', { bonus: showRupiah(sum(({ jumlah_rp }) => jumlah_rp)) }));
  const Open = dialog && DIALOGS[dialog];
  return (
    <>
      <Page
        title={t('title')}
        {...(glance && { under: unbroken(glance) })}
        actions={
          <>
            <DateField
              mode="month"
              aria-label={t('month')}
              value={bulan}
              onChange={(next) => next && setBulan(next)}
              max={today}
              w={160}
            />
            <Button onClick={() => setTab('dokumen')} rightSection={<Hotkey keys="Alt+2" />}>
              {t('documents')}
            </Button>
            {actions.map(({ dialog: name, key, label, able }) => (
              <Button
                key={name}
                {...(name === 'book' && { variant: 'filled' })}
                disabled={!able}
                rightSection={<Hotkey keys={key} />}
                onClick={() => setDialog(name)}
              >
                {label}
              </Button>
            ))}
          </>
        }
      >
        <DataTable
          id="bonus-sales-orang"
          label={t('people')}
          columns={columns}
          rows={toko ? rows : []}
          rowKey={({ kode_sales }) => kode_sales}
          error={error ?? undefined}
          onRetry={() => void refetch()}
          active={row?.kode_sales ?? null}
          onActive={({ kode_sales }) => setActive(kode_sales)}
          emptyText={toko ? t('nobody') : t('kit:pickToko')}
        />
        {row && row.lines.length > 0 && (
          <section className={css.made} aria-label={t('madeOf', { name: row.nama_sales })}>
            <h2>{t('madeOf', { name: row.nama_sales })}</h2>
            <BonusLines row={row} />
          </section>
        )}
      </Page>
      {Open && row && <Open row={row} bulan={bulan} toko={toko} onClose={() => setDialog(undefined)} />}
    </>
  );
};

/** /bonus-sales: what sales people get for a month, booked by the owner and paid. */
const BonusPage = () => <Screen key={useActingToko()} />;
export default BonusPage;
