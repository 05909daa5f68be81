import { KIRIM_BARANG } from '@kadar/contract/dokumen/kiriman.ts';
import type { UsulanPindah } from '@kadar/contract/endpoints/usulan-stok.ts';
import { Button } from '@mantine/core';
import { IconBellOff, IconTruckDelivery } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showCount, showGram, showRupiah } from '../../kit/format.ts';
import { ExportButtons } from '../../kit/list/ExportButtons.tsx';
import { useGo } from '../../kit/page/AppLink.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useOpens } from '../../kit/page/useOpens.ts';
import { useActingToko, useCan } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { AbaikanDialog } from './AbaikanDialog.tsx';
import { usePesanColumns, usePindahColumns } from './columns.tsx';
import { keyOf, type Proposed, shipmentOf, sumsOf } from './kinds.ts';
import type { TabProps } from './tab.ts';

const ICON = { size: 18, 'aria-hidden': true } as const;
const NO_DAYS = { mulai: '', sampai: '', pekan: 1 };

/** The active row, and setting it aside by the shop that would send or order. */
const useAside = <T extends Proposed>(rows: readonly T[] | undefined, hari: string) => {
  const { t } = useTranslation('usulan-stok');
  const acting = useActingToko();
  const may = useCan('usulan.abaikan') !== undefined;
  const [active, setActive] = useState<string | null>(null);
  const [asked, setAsked] = useState<T | null>(null);
  const row = rows?.find((one) => keyOf(one) === active);
  const own = may && row && (acting === null || acting === row.kode_toko) ? row : undefined;
  const ask = () => own && setAsked(own);
  useScreenKeys([['F7', ask]]);
  const button: ReactNode = may && (
    <Button
      leftSection={<IconBellOff {...ICON} />}
      rightSection={<Hotkey keys="F7" />}
      disabled={!own}
      onClick={ask}
    >
      {t('asideUntil')}
    </Button>
  );
  const dialog: ReactNode = asked && <AbaikanDialog row={asked} hari={hari} onClose={() => setAsked(null)} />;
  return { row, active, setActive: (one: T) => setActive(keyOf(one)), button, dialog };
};

/** The form of a shipment with all that goes the way of the row; null where this user may not send it, or nothing of it is his to name. */
const useShipment = (rows: readonly UsulanPindah[] | undefined, row: UsulanPindah | undefined) => {
  const may = useCan(KIRIM_BARANG.access.post) !== undefined;
  const opens = useOpens();
  if (!rows || !row || !may || !opens(KIRIM_BARANG.screen)) return null;
  const codes = shipmentOf(rows, row);
  if (codes.length === 0) return null;
  const { kode_toko, tujuan } = row;
  const query = new URLSearchParams({ kode_toko, tujuan, barang: codes.join(',') });
  return { href: `${KIRIM_BARANG.screen}?${query}`, count: codes.length };
};

/** What should go to another shop. */
export const PindahTab = ({ data, error, onRetry, aim, weeks }: TabProps) => {
  const { t } = useTranslation('usulan-stok');
  const go = useGo();
  const acting = useActingToko();
  const rows = data?.pindah;
  const aside = useAside(rows, data?.sampai ?? '');
  const shipment = useShipment(rows, aside.row);
  const ship = () => shipment && go(shipment.href);
  useScreenKeys([['F9', ship]]);
  const columns = usePindahColumns(data ?? NO_DAYS);
  return (
    <>
      <DataTable<UsulanPindah>
        id="usulan-pindah"
        label={t('tab.pindah')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        {...(error ? { error } : {})}
        onRetry={onRetry}
        active={aside.active}
        onActive={aside.setActive}
        onOpen={ship}
        openText={t('ship')}
        emptyText={t('emptyPindah')}
        mayWiden
        totalsLabel={t('inAll')}
        {...(data && { totals: { qty: showCount(sumsOf(data).pindah) } })}
        toolbar={
          <>
            {weeks}
            <Button
              variant="filled"
              leftSection={<IconTruckDelivery {...ICON} />}
              rightSection={<Hotkey keys="F9" />}
              disabled={!shipment}
              onClick={ship}
            >
              {shipment && aside.row
                ? t('shipOf', {
                    dari: aside.row.kode_toko,
                    ke: aside.row.tujuan,
                    count: showCount(shipment.count),
                  })
                : t('ship')}
            </Button>
            {aside.button}
            <ExportButtons path="usulan-stok/report-pindah" query={aim} name="usulan-pindah" toko={acting} />
          </>
        }
      />
      {aside.dialog}
    </>
  );
};

/** What should be ordered, with its list for the supplier. */
export const PesanTab = ({ data, error, onRetry, aim, weeks }: TabProps) => {
  const { t } = useTranslation('usulan-stok');
  const acting = useActingToko();
  const rows = data?.pesan;
  const aside = useAside(rows, data?.sampai ?? '');
  const columns = usePesanColumns(data ?? NO_DAYS);
  const sums = data && sumsOf(data);
  return (
    <>
      <DataTable
        id="usulan-pesan"
        label={t('tab.pesan')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        {...(error ? { error } : {})}
        onRetry={onRetry}
        active={aside.active}
        onActive={aside.setActive}
        emptyText={t('emptyPesan')}
        mayWiden
        totalsLabel={t('inAll')}
        {...(sums && {
          totals: {
            qty: showCount(sums.pesan),
            berat: showGram(sums.berat),
            ...(sums.nilai !== null && { nilai: showRupiah(sums.nilai) }),
          },
        })}
        toolbar={
          <>
            {weeks}
            {aside.button}
            <ExportButtons path="usulan-stok/report-pesan" query={aim} name="usulan-pesan" toko={acting} />
          </>
        }
      />
      {aside.dialog}
    </>
  );
};
