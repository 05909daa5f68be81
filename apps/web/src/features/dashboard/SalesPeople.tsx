import type { RingkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { salesFigure } from '@kadar/contract/figures/dashboard.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showGram, showRupiah, useFormat } from '../../kit/format.ts';
import { useFigureHref } from '../../kit/page/useFigureHref.ts';
import { Bars } from './Bars.tsx';
import css from './dashboard.module.css';

const FIRST = 5;

/** Who sold how much, the best first. */
export const SalesPeople = ({ data }: { data: RingkasanDashboard }) => {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const hrefOf = useFigureHref();
  const [all, setAll] = useState(false);
  const { sales, tokos } = data;
  if (sales.length === 0) return <p className={css.quiet}>{t('noSales')}</p>;
  return (
    <>
      <Bars
        bars={(all ? sales : sales.slice(0, FIRST)).map((one) => ({
          key: `${one.kode_toko} ${one.kode_sales}`,
          name: (
            <>
              {one.nama_sales} {tokos.length > 1 && <span className={css.quiet}>{one.kode_toko}</span>}
            </>
          ),
          text: showRupiah(one.rp),
          size: one.rp,
          href: hrefOf(salesFigure(one, data)),
          note: `${t('pieces', { qty: format('integer', one.qty) })} · ${showGram(one.berat)}`,
        }))}
      />
      {!all && sales.length > FIRST && (
        <Button variant="subtle" size="compact-sm" ms={-8} onClick={() => setAll(true)}>
          {t('showAll', { jumlah: sales.length })}
        </Button>
      )}
    </>
  );
};
