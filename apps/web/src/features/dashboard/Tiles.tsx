import type { RingkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { goldFigures, notaFigure, tileFigures } from '@kadar/contract/figures/dashboard.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showCount, showGram, showRupiah } from '../../kit/format.ts';
import { useFigureHref } from '../../kit/page/useFigureHref.ts';
import { useCan, useMe } from '../../kit/session.ts';
import { Delta, useCompared } from './Delta.tsx';
import css from './dashboard.module.css';
import { Figure } from './Figure.tsx';
import { stockQuery } from './queries.ts';
import { TokoLink } from './TokoLink.tsx';

interface TileProps {
  name: string;
  href: string | null;
  text: string;
  children?: ReactNode;
}

const Tile = ({ name, href, text, children }: TileProps) => (
  <div className={css.tile}>
    <span className={css.name}>{name}</span>
    <Figure href={href} className={css.value}>
      {text}
    </Figure>
    <div className={css.under}>{children}</div>
  </div>
);

interface Props {
  data: RingkasanDashboard;
  toko: string | null;
}

/** What was sold; how many notas, and how many grams. */
const Sold = ({ data, toko }: Props) => {
  const { t } = useTranslation('dashboard');
  const hrefOf = useFigureHref();
  const compared = useCompared();
  const { penjualan, nota, rentang, lihat } = data;
  const { kini, dulu } = penjualan;
  const { sold, soldGrams } = tileFigures(data, toko);
  const list = hrefOf(notaFigure(data));
  return (
    <Tile name={t('sales')} href={hrefOf(sold)} text={showRupiah(kini.rp)}>
      <Delta now={kini.rp} before={dulu.rp} compared={compared(data.banding)} />
      <span className={css.parts}>
        {rentang.dari === rentang.sampai && list !== null && lihat !== 'SENDIRI' && (
          <TokoLink kode_toko={toko} href={list} className={css.small}>
            {t('notas', { dokumen: showCount(nota.dokumen) })}
          </TokoLink>
        )}
        <Figure href={hrefOf(soldGrams)} className={css.small}>
          {showGram(kini.berat)}
        </Figure>
      </span>
    </Tile>
  );
};

/** What came in over the counter, in exchanges too. */
const Bought = ({ data, toko }: Props) => {
  const { t } = useTranslation('dashboard');
  const hrefOf = useFigureHref();
  const compared = useCompared();
  const { pembelian } = data;
  if (!pembelian) return null;
  const { kini, dulu } = pembelian;
  const { bought, boughtGrams } = tileFigures(data, toko);
  return (
    <Tile name={t('bought')} href={hrefOf(bought)} text={showRupiah(kini.rp)}>
      <Delta now={kini.rp} before={dulu.rp} compared={compared(data.banding)} />
      <span className={css.parts}>
        <span className={css.small}>{t('notas', { dokumen: showCount(kini.dokumen) })}</span>
        <Figure href={hrefOf(boughtGrams)} className={css.small}>
          {showGram(kini.berat)}
        </Figure>
      </span>
    </Tile>
  );
};

const Earned = ({ data, toko }: Props) => {
  const { t } = useTranslation('dashboard');
  const hrefOf = useFigureHref();
  const compared = useCompared();
  const { laba } = data;
  if (!laba) return null;
  return (
    <Tile name={t('profit')} href={hrefOf(tileFigures(data, toko).earned)} text={showRupiah(laba.kini)}>
      <Delta now={laba.kini} before={laba.dulu} compared={compared(data.banding)} />
    </Tile>
  );
};

/** Trays instead of what was earned: how many of those with pieces were weighed. */
const Trays = ({ data, toko }: Props) => {
  const { t } = useTranslation('dashboard');
  const hrefOf = useFigureHref();
  const { tokos } = data;
  const sum = (of: (baki: (typeof tokos)[number]['baki']) => number) =>
    tokos.reduce((all, { baki }) => all + of(baki), 0);
  const { trays } = tileFigures(data, toko);
  return (
    <Tile
      name={t('trays')}
      href={hrefOf(trays)}
      text={t('traysWeighed', {
        ditimbang: sum(({ ditimbang }) => ditimbang),
        semua: sum(({ semua }) => semua),
      })}
    >
      <span className={css.delta}>{t('traysOff', { selisih: showGram(trays.value / 1000) })}</span>
    </Tile>
  );
};

/** The month up to now against the last one up to the same day, and the year. */
const Month = ({ data, toko }: Props) => {
  const { t } = useTranslation('dashboard');
  const hrefOf = useFigureHref();
  const { bulan, tahun } = data;
  if (!bulan || !tahun) return null;
  const { month, year } = tileFigures(data, toko);
  return (
    <Tile name={t('month')} href={hrefOf(month)} text={showRupiah(bulan.rp)}>
      <Delta now={bulan.rp} before={bulan.dulu.rp} compared={t('monthBefore')} />
      <span className={css.parts}>
        <Figure href={hrefOf(year)} className={css.small}>
          {t('yearToDate', { rp: showRupiah(tahun.rp) })}
        </Figure>
      </span>
    </Tile>
  );
};

/** The fine gold that is ours, and what it comes to at today's price. */
const Gold = ({ toko }: { toko: string | null }) => {
  const { t } = useTranslation('dashboard');
  const hrefOf = useFigureHref();
  const { data, error } = useQuery(stockQuery(toko));
  if (data?.tersembunyi) return null;
  if (!data?.emas)
    return (
      <div className={css.tile}>
        <span className={css.name}>{t('ourGold')}</span>
        {error ? <span className={css.quiet}>{t('notLoaded')}</span> : <Skeleton h={30} w="70%" />}
      </div>
    );
  const { murni, nilai, janji } = data.emas;
  const { fine, worth } = goldFigures(data.emas, toko);
  return (
    <Tile name={t('ourGold')} href={hrefOf(fine)} text={showGram(murni)}>
      {janji > 0 && <span className={css.small}>{t('promisedGrams', { gram: showGram(janji) })}</span>}
      {nilai !== undefined && (
        <span className={css.parts}>
          {nilai === null ? (
            <span className={css.small}>{t('noGold')}</span>
          ) : (
            <Figure href={hrefOf(worth)} className={css.small}>
              {t('worthToday', { nilai: showRupiah(nilai) })}
            </Figure>
          )}
        </span>
      )}
    </Tile>
  );
};

/** What a cashier sold himself. */
const OwnSold = ({ data }: { data: RingkasanDashboard }) => {
  const { t } = useTranslation('dashboard');
  const hrefOf = useFigureHref();
  const compared = useCompared();
  const { user } = useMe();
  const { penjualan, nota } = data;
  return (
    <Tile
      name={t('mySales')}
      href={hrefOf(notaFigure(data, user.user_id))}
      text={showRupiah(penjualan.kini.rp)}
    >
      <Delta now={penjualan.kini.rp} before={penjualan.dulu.rp} compared={compared(data.banding)} />
      <span className={css.parts}>
        <span className={css.small}>{t('notas', { dokumen: showCount(nota.dokumen) })}</span>
        <span className={css.small}>{showGram(penjualan.kini.berat)}</span>
      </span>
    </Tile>
  );
};

/** The day's most important figures, as much of them as the user's level is told. */
export const Tiles = ({ data, toko }: Props) => {
  const { t } = useTranslation('dashboard');
  const mayStock = useCan('dashboard.toko') !== undefined;
  return (
    <section className={css.tiles} aria-label={t('tiles')}>
      {data.lihat === 'SENDIRI' ? (
        <OwnSold data={data} />
      ) : (
        <>
          <Sold data={data} toko={toko} />
          <Bought data={data} toko={toko} />
          {data.lihat === 'TOKO' ? <Trays data={data} toko={toko} /> : <Earned data={data} toko={toko} />}
          <Month data={data} toko={toko} />
          {mayStock && <Gold toko={toko} />}
        </>
      )}
    </section>
  );
};
