import type { DampakHarga } from '@kadar/contract/endpoints/harga.ts';
import { HARI_DAMPAK_BELI } from '@kadar/contract/price-fields.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showGram, showRupiah } from '../format.ts';
import { ErrorState } from '../page/States.tsx';
import { WaitingRows } from '../page/WaitingRows.tsx';
import { useActingToko } from '../session.ts';
import css from './effect.module.css';
import { showPercent, showPrice } from './show.ts';

const BeforeAfter = ({ before, after, unit = false }: { before: number; after: number; unit?: boolean }) => (
  <p className={css.beforeAfter}>
    <span>{unit ? showRupiah(before) : showPrice(before)}</span>
    <span aria-hidden="true">→</span>
    <strong>{unit ? showRupiah(after) : showPrice(after)}</strong>
    <small data-down={after < before || undefined}>{showPercent(before, after)}</small>
  </p>
);

const Example = ({ contoh }: { contoh: NonNullable<DampakHarga['contoh']> }) => {
  const { t } = useTranslation('kit');
  return (
    <section>
      <h3>{t('example')}</h3>
      <p className={css.exampleName}>{contoh.nama_barang}</p>
      <p className={css.quiet}>
        {[contoh.kode_barcode, contoh.kadar_label, showGram(contoh.berat)].join(' · ')}
      </p>
      <BeforeAfter before={contoh.sebelum} after={contoh.sesudah} />
    </section>
  );
};

const Held = ({ tidak_ikut }: Pick<DampakHarga, 'tidak_ikut'>) => {
  const { t } = useTranslation('kit');
  const nameOf = ({ sumber, kode_group, kadar_label }: DampakHarga['tidak_ikut'][number]): string => {
    if (sumber === 'ITEM') return t('heldItem', { name: kadar_label });
    return kode_group ?? kadar_label;
  };
  return (
    <section>
      <h3>{t('held')}</h3>
      <ul className={css.held}>
        {tidak_ikut.map((one) => (
          <li key={[one.sumber, one.kode_group, one.kadar_label].join(' ')}>
            <span>{nameOf(one)}</span>
            <span className={css.amount}>
              {t('pieces', { qty: showPrice(one.qty), gram: showGram(one.berat) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface Props {
  asked: UseQueryResult<DampakHarga>;
  /** Nothing was typed that could have one. */
  empty: boolean;
  /** Stands behind the stock. */
  children?: ReactNode;
}

/** What prices that are only typed would do to the stock of the shop, or of all of them. */
export const EffectPanel = ({ asked, empty, children }: Props) => {
  const { t } = useTranslation('kit');
  const toko = useActingToko();
  const { data } = asked;
  const told = () => {
    if (empty) return <p className={css.quiet}>{t('effectEmpty')}</p>;
    if (asked.isError) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
    if (!data) return <WaitingRows h={180} />;
    return (
      <>
        {data.contoh && <Example contoh={data.contoh} />}
        <section>
          <h3>{data.atas === 'STOK' ? t('stock') : t('bought', { days: HARI_DAMPAK_BELI })}</h3>
          <p>{t('pieces', { qty: showPrice(data.qty), gram: showGram(data.berat) })}</p>
          {data.qty > 0 && <BeforeAfter before={data.sebelum} after={data.sesudah} unit />}
        </section>
        {children}
        {data.tidak_ikut.length > 0 && <Held tidak_ikut={data.tidak_ikut} />}
      </>
    );
  };
  return (
    <aside className={css.effect} aria-label={t('effect')} aria-busy={asked.isFetching}>
      <h2>
        {t('effect')} <small>{toko ?? t('allTokos')}</small>
      </h2>
      {told()}
    </aside>
  );
};
