import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showGram, showRupiah } from '../../kit/format.ts';
import css from './barang.module.css';

interface Props {
  title: string;
  beratMg: number;
  hargaEmas: number;
  hargaEmasRp: number;
  ongkosRp: number;
  atributRp: number;
  pembulatanRp: number;
  hargaJualRp: number;
  source: ReactNode;
  note?: string;
}

/** A price as it is made: weight × price per gram, charge, add-ons, rounding. */
export const PriceCard = (props: Props) => {
  const { t } = useTranslation('barang');
  const { title, source, note } = props;
  const lines: [string, number][] = [
    [
      t('goldLine', { berat: showGram(props.beratMg / 1000), harga: showRupiah(props.hargaEmas) }),
      props.hargaEmasRp,
    ],
    ...(props.ongkosRp ? [[t('ongkos'), props.ongkosRp] as [string, number]] : []),
    ...(props.atributRp ? [[t('atribut'), props.atributRp] as [string, number]] : []),
    ...(props.pembulatanRp ? [[t('pembulatan'), props.pembulatanRp] as [string, number]] : []),
  ];
  return (
    <section className={css.price} aria-label={title}>
      <h3 className={css.heading}>{title}</h3>
      <output className={css.priceFigure}>{showRupiah(props.hargaJualRp)}</output>
      <dl className={css.priceLines}>
        {lines.map(([label, rp]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{showRupiah(rp)}</dd>
          </div>
        ))}
      </dl>
      <p className={css.quiet}>{source}</p>
      {note && <p className={css.quiet}>{note}</p>}
    </section>
  );
};
