import type { RingkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showGram, showRupiah, useFormat } from '../../kit/format.ts';
import { Bars } from './Bars.tsx';
import css from './dashboard.module.css';
import { useFigureHref } from './useFigureHref.ts';

const FIRST = 5;

/** Who sold how much, the best first. */
export const SalesPeople = ({ data }: { data: RingkasanDashboard }) => {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const hrefOf = useFigureHref();
  const [all, setAll] = useState(false);
  const { sales, rentang, tokos } = data;
  if (sales.length === 0) return <p className={css.quiet}>{t('noSales')}</p>;
  return (
    <>
      <Bars
        bars={(all ? sales : sales.slice(0, FIRST)).map(
          ({ kode_toko, kode_sales, nama_sales, qty, berat, rp }) => ({
            key: `${kode_toko} ${kode_sales}`,
            name: (
              <>
                {nama_sales} {tokos.length > 1 && <span className={css.quiet}>{kode_toko}</span>}
              </>
            ),
            text: showRupiah(rp),
            size: rp,
            href: hrefOf({
              to: '/laporan-penjualan',
              toko: kode_toko,
              days: [rentang.dari, rentang.sampai],
              query: { kode_sales },
              name: 'grand_total',
              value: rp,
            }),
            note: `${t('pieces', { qty: format('integer', qty) })} · ${showGram(berat)}`,
          }),
        )}
      />
      {!all && sales.length > FIRST && (
        <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
          {t('showAll', { jumlah: sales.length })}
        </Button>
      )}
    </>
  );
};
