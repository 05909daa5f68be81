import type { PesananLuar } from '@kadar/contract/endpoints/barang-luar.ts';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import barCss from '../../kit/page/selection-bar.module.css';
import { showPaper } from '../../kit/print/nota/show-paper.tsx';
import { useSetting } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { useMessage } from '../../kit/text.ts';
import { pesananQuery } from './queries.ts';
import { SLIP_PAPER } from './slip-paper.ts';

const keyOf = ({ kode_marketplace, no_pesanan_luar }: PesananLuar): string =>
  `${kode_marketplace} ${no_pesanan_luar}`;

const stateOf = ({ status, dibayar, batal_di_kanal }: PesananLuar) => {
  if (batal_di_kanal) return 'OFF';
  return status === 'DIPESAN' && !dibayar ? 'UNPAID' : (status as 'DIPESAN' | 'HABIS' | 'BATAL' | 'TERJUAL');
};

/** The slip of the order that is looked at; what leaves the shop is sold first. */
const Slip = ({ order }: { order: PesananLuar | undefined }) => {
  const { t } = useTranslation('barang-luar');
  const no = order?.no_faktur ?? '';
  const print = () => {
    if (no) showPaper({ no, ways: SLIP_PAPER });
  };
  useScreenKeys([['S', print]]);
  return (
    <section className={barCss.bar} aria-label={t('selection')}>
      <strong className="num" role="status">
        {order && t('orderOf', { no: order.no_pesanan_luar })}
      </strong>
      <div className={barCss.barActions}>
        <Button
          h={44}
          variant="filled"
          disabled={!no}
          leftSection={<IconPrinter size={18} aria-hidden />}
          rightSection={<Hotkey keys="S" />}
          onClick={print}
        >
          {t('slip')}
        </Button>
      </div>
    </section>
  );
};

/** The orders that came, and the slip of one that was sold. */
export const Orders = ({ toko }: { toko: string }) => {
  const { t } = useTranslation('barang-luar');
  const message = useMessage();
  const slips = useSetting('MARKETPLACE_SLIP_MODULE');
  const [active, setActive] = useState<string | null>(null);
  const orders = useQuery(pesananQuery(toko));
  const columns = useMemo(
    (): Column<PesananLuar>[] => [
      { key: 'no_pesanan_luar', title: t('orderNo'), width: 130, fixed: true },
      { key: 'kode_marketplace', title: t('channel'), width: 110 },
      { key: 'nama_customer', title: t('buyer'), width: 160 },
      { key: 'status', title: t('state'), width: 170, value: (order) => t(`order${stateOf(order)}`) },
      { key: 'total', title: t('priceThere'), kind: 'rupiah', width: 120 },
      {
        key: 'no_faktur',
        title: t('sale'),
        width: 140,
        cell: ({ no_faktur }) => no_faktur && <DocumentLink no={no_faktur} />,
      },
      {
        key: 'kesalahan',
        title: t('trouble'),
        width: 200,
        value: ({ kesalahan }) => kesalahan && message(kesalahan, {}),
      },
    ],
    [t, message],
  );
  return (
    <>
      <DataTable
        id="pesanan-luar"
        label={t('orders')}
        columns={columns}
        rows={orders.data}
        rowKey={keyOf}
        active={active}
        onActive={(order) => setActive(keyOf(order))}
        error={orders.error ?? undefined}
        onRetry={() => void orders.refetch()}
        emptyText={t('noOrders')}
      />
      {slips && <Slip order={orders.data?.find((order) => keyOf(order) === active)} />}
    </>
  );
};
