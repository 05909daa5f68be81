import type { Barang, PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../kit/api/errors.ts';
import { useFormat } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import pageCss from '../../kit/page/page.module.css';
import { useMe } from '../../kit/session.ts';
import css from './barang.module.css';
import { PriceCard } from './PriceCard.tsx';
import { priceQuery } from './queries.ts';

/** Where the list that gave the price is kept. */
const SOURCES: Readonly<Record<string, string>> = {
  KELOMPOK_HARGA: '/master-kelompok-harga',
  KADAR: '/kadar',
  HARGA_GLOBAL: '/parameter-harga-emas-global',
};

const Source = ({ priced }: { priced: PricedBarang }) => {
  const { t } = useTranslation('barang');
  const { menu } = useMe();
  const href = SOURCES[priced.sumber_harga];
  const shown = menu.some(({ sections }) =>
    sections.some(({ entries }) => entries.some(({ route, open }) => route === href && open)),
  );
  const text = t(`source.${priced.sumber_harga as 'KADAR'}`);
  return (
    <>
      {t('priceFrom')}{' '}
      {href && shown ? (
        <AppLink href={href} className={pageCss.link}>
          {text}
        </AppLink>
      ) : (
        text
      )}
    </>
  );
};

/** What the piece costs now, line by line, and which list says so. */
export const HargaNow = ({ piece }: { piece: Barang }) => {
  const { t } = useTranslation('barang');
  const format = useFormat();
  const ready = piece.status === 'READY';
  const price = useQuery({ ...priceQuery(piece.kode_barcode), enabled: ready });
  const priced = price.data;
  if (!ready)
    return (
      <section className={css.price} aria-label={t('priceNow')}>
        <h3 className={css.heading}>{t('priceNow')}</h3>
        <p className={css.quiet}>{t('notForSale', { status: t(`status.${piece.status}`) })}</p>
      </section>
    );
  if (price.error)
    return (
      <section className={css.price} aria-label={t('priceNow')} role="alert">
        <h3 className={css.heading}>{t('priceNow')}</h3>
        <p className={css.quiet}>{isApiError(price.error) ? price.error.message : t('noPrice')}</p>
      </section>
    );
  if (!priced) return <Skeleton h={230} />;
  return (
    <PriceCard
      title={t('priceNow')}
      beratMg={Math.round(priced.berat * 1000)}
      hargaEmas={priced.harga_emas}
      hargaEmasRp={priced.harga_jual - priced.ongkos - priced.harga_atribut - priced.pembulatan}
      ongkosRp={priced.ongkos}
      atributRp={priced.harga_atribut}
      pembulatanRp={priced.pembulatan}
      hargaJualRp={priced.harga_jual}
      source={<Source priced={priced} />}
      {...(priced.harga_minimum > 0 && {
        note: t('minimum', { price: format('rupiah', priced.harga_minimum) }),
      })}
    />
  );
};
