import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMe, useSetting } from '../../kit/session.ts';
import css from './barang.module.css';
import { type AddValues, atributRp } from './form-model.ts';
import { PriceCard } from './PriceCard.tsx';
import { listQuery } from './price-lists.ts';
import { previewPrice } from './price-preview.ts';

/** What the piece will cost, while it is being typed. */
export const PricePreview = ({ values }: { values: AddValues }) => {
  const { t } = useTranslation('barang');
  const { harga_emas_global } = useMe();
  const settings = {
    PEMBULATAN: useSetting('PEMBULATAN'),
    PEMBULATAN_DOWN_MODULE: useSetting('PEMBULATAN_DOWN_MODULE'),
    PEMBULATAN_GRAM: useSetting('PEMBULATAN_GRAM'),
  };
  const kadar = useQuery(listQuery('kadar/get/all')).data ?? [];
  const kelompok = useQuery(listQuery('kelompok-harga')).data ?? [];
  const ongkos = useQuery(listQuery('parameter-ongkos')).data ?? [];
  const lists = { kadar, kelompok, ongkos, hargaGlobal: harga_emas_global };
  const preview = previewPrice({ ...values, atributRp: atributRp(values.atribut) }, lists, settings);
  if (!preview)
    return (
      <section className={css.price} aria-label={t('pricePreview')}>
        <h3 className={css.heading}>{t('pricePreview')}</h3>
        <p className={css.quiet}>{t('pricePreviewEmpty')}</p>
      </section>
    );
  return (
    <PriceCard
      title={t('pricePreview')}
      {...preview}
      source={`${t('priceFrom')} ${t(`source.${preview.sumber as 'KADAR'}`)}`}
    />
  );
};
