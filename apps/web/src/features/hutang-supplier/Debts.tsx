import type { HutangSupplierRow, TagihanRow } from '@kadar/contract/endpoints/hutang-supplier.ts';
import { Button } from '@mantine/core';
import { IconCoins, IconLock, IconScale, IconWallet } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { laterDialog } from '../../kit/dialogs/later-dialog.ts';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { showRupiah, unbroken } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useCan } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import css from './hutang-supplier.module.css';
import { debtsQuery } from './queries.ts';

const DIALOGS = {
  fix: laterDialog(() => import('./FixDialog.tsx')),
  pay: laterDialog(() => import('./PayDialog.tsx')),
  gold: laterDialog(() => import('./GoldDialog.tsx')),
  advance: laterDialog(() => import('./AdvanceDialog.tsx')),
};
type Asked = keyof typeof DIALOGS;
const ICON = { size: 18, 'aria-hidden': true } as const;

/** What is owed, in rupiah and beside it in gold, and since when it is late: of a supplier as of a delivery. */
const useOwed = <T extends TagihanRow | HutangSupplierRow>() => {
  const { t } = useTranslation('hutang-supplier');
  return {
    due: { key: 'tempo', title: t('due'), kind: 'date', width: 100 },
    late: {
      key: 'lewat_hari',
      title: t('daysLate'),
      kind: 'integer',
      width: 76,
      cell: ({ lewat_hari }) => lewat_hari > 0 && <span className={css.late}>{lewat_hari}</span>,
    },
    value: { key: 'emas_rp', title: t('goldValue'), kind: 'rupiah', width: 118 },
    rp: { key: 'rp', title: t('owedRp'), kind: 'rupiah', width: 112, pin: 'end' },
    gold: { key: 'emas', title: t('owedGoldShort'), kind: 'gram', width: 92, pin: 'end' },
  } satisfies Record<string, Column<T>>;
};

const useSupplierColumns = (): Column<HutangSupplierRow>[] => {
  const { t } = useTranslation('hutang-supplier');
  const { due, late, value, rp, gold } = useOwed<HutangSupplierRow>();
  return [
    { key: 'nama_supplier', title: t('supplier'), width: 140, pin: 'start' },
    { ...due, hidden: true },
    { ...late, hidden: true },
    { key: 'muka_rp', title: t('advance'), kind: 'rupiah', width: 112, hidden: true },
    { ...value, hidden: true },
    rp,
    gold,
  ];
};

const useDebtColumns = (): Column<TagihanRow>[] => {
  const { t } = useTranslation('hutang-supplier');
  const { due, late, value, rp, gold } = useOwed<TagihanRow>();
  return [
    {
      key: 'no_asal',
      title: t('delivery'),
      width: 140,
      pin: 'start',
      cell: ({ no_asal }) => <DocumentLink no={no_asal} />,
    },
    due,
    late,
    value,
    { key: 'tanggal', title: t('date'), kind: 'date', width: 100, hidden: true },
    { key: 'no_nota_supplier', title: t('nota'), width: 112, hidden: true },
    rp,
    gold,
  ];
};

interface Props {
  toko: string | null;
  suppliers: UseQueryResult<HutangSupplierRow[]>;
  glance: string | undefined;
  tabs: ReactNode;
}

/** Suppliers by what is due first, the open deliveries of the chosen one, and what may be done with them. */
export const Debts = ({ toko, suppliers: { data: suppliers, error, refetch }, glance, tabs }: Props) => {
  const { t } = useTranslation(['hutang-supplier', 'kit']);
  const mayPost = useCan('hutang-supplier.post') !== undefined;
  const [kode, setKode] = useState('');
  const [no, setNo] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const supplierColumns = useSupplierColumns();
  const debtColumns = useDebtColumns();
  const supplier = suppliers?.find(({ kode_supplier }) => kode_supplier === kode) ?? suppliers?.[0];
  const open = useQuery({
    ...debtsQuery(toko ?? '', supplier?.kode_supplier ?? ''),
    enabled: Boolean(toko && supplier),
  });
  const debts = supplier ? open.data : undefined;
  const debt = debts?.tagihan.find(({ no_asal }) => no_asal === no) ?? debts?.tagihan[0];
  const may: Record<Asked, boolean> = {
    fix: mayPost && Boolean(debt?.emas),
    gold: mayPost && Boolean(debt?.emas),
    pay: mayPost && debts?.tagihan.some(({ rp }) => rp > 0) === true,
    advance: mayPost && Boolean(toko),
  };
  const ask = (what: Asked) => () => may[what] && setAsked(what);
  const close = () => setAsked(undefined);
  useScreenKeys([
    ['F', ask('fix')],
    ['B', ask('pay')],
    ['E', ask('gold')],
    ['U', ask('advance')],
  ]);
  const button = (what: Asked, key: string, icon: ReactNode) => (
    <Button
      leftSection={icon}
      rightSection={<Hotkey keys={key} />}
      disabled={!may[what]}
      onClick={ask(what)}
      variant={what === 'pay' ? 'filled' : 'default'}
    >
      {t(what)}
    </Button>
  );
  const empty = !toko ? { emptyText: t('kit:pickToko') } : {};
  return (
    <Page
      title={t('title')}
      {...(glance && { under: glance })}
      actions={
        <>
          {tabs}
          {button('advance', 'U', <IconWallet {...ICON} />)}
          {button('fix', 'F', <IconLock {...ICON} />)}
          {button('gold', 'E', <IconScale {...ICON} />)}
          {button('pay', 'B', <IconCoins {...ICON} />)}
        </>
      }
    >
      <div className={css.tables}>
        <DataTable
          id="hutang-supplier"
          label={t('suppliers')}
          toolbar={<h2 className={css.of}>{t('suppliers')}</h2>}
          columns={supplierColumns}
          rows={toko ? suppliers : []}
          rowKey={({ kode_supplier }) => kode_supplier}
          error={error ?? undefined}
          onRetry={() => void refetch()}
          active={supplier?.kode_supplier ?? null}
          onActive={({ kode_supplier }) => setKode(kode_supplier)}
          emptyText={t('noneOwed')}
          {...empty}
        />
        {supplier && (
          <DataTable
            id="hutang-supplier-tagihan"
            label={t('deliveriesOf', { name: supplier.nama_supplier })}
            toolbar={
              <h2 className={css.of}>
                {t('deliveriesOf', { name: supplier.nama_supplier })}
                {supplier.muka_rp > 0 && (
                  <small>{` · ${t('advance')} ${unbroken(showRupiah(supplier.muka_rp))}`}</small>
                )}
              </h2>
            }
            columns={debtColumns}
            rows={open.data?.tagihan}
            rowKey={({ no_asal }) => no_asal}
            error={open.error ?? undefined}
            onRetry={() => void open.refetch()}
            active={debt?.no_asal ?? null}
            onActive={({ no_asal }) => setNo(no_asal)}
            emptyText={t('noneOwedHim')}
          />
        )}
      </div>
      {asked === 'advance' && toko && (
        <DIALOGS.advance toko={toko} kode_supplier={supplier?.kode_supplier ?? ''} onClose={close} />
      )}
      {asked === 'pay' && toko && debts && <DIALOGS.pay toko={toko} debts={debts} onClose={close} />}
      {asked === 'fix' && toko && debts && debt && (
        <DIALOGS.fix toko={toko} debts={debts} debt={debt} onClose={close} />
      )}
      {asked === 'gold' && toko && debts && debt && (
        <DIALOGS.gold toko={toko} debts={debts} debt={debt} onClose={close} />
      )}
    </Page>
  );
};
