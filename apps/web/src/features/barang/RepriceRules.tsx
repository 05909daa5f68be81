import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PercentField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import css from './reprice.module.css';
import { HARGA_WAYS, ONGKOS_WAYS, type RepriceValues } from './reprice.ts';

interface Props {
  values: RepriceValues;
  onChange: (values: RepriceValues) => void;
  /** Who does not set prices changes charges only. */
  setsPrices: boolean;
}

/** What becomes of the price per gram and of the charge. */
export const RepriceRules = ({ values, onChange, setsPrices }: Props) => {
  const { t } = useTranslation('barang');
  const set = (change: Partial<RepriceValues>) => onChange({ ...values, ...change });
  return (
    <div className={css.rules}>
      {setsPrices && (
        <div className={css.rule}>
          <span className={css.ruleName}>{t('hargaGram')}</span>
          <SegmentedControl
            aria-label={t('hargaGram')}
            value={values.harga}
            onChange={(harga) => set({ harga: harga as RepriceValues['harga'] })}
            data={HARGA_WAYS.map((value) => ({ value, label: t(`hargaWay.${value}`) }))}
          />
          {(values.harga === 'NAIK' || values.harga === 'TURUN') && (
            <PercentField
              aria-label={t(`hargaWay.${values.harga}`)}
              value={values.persen}
              onChange={(persen) => set({ persen })}
              w={120}
            />
          )}
          {values.harga === 'RUPIAH' && (
            <RupiahField
              aria-label={t('hargaWay.RUPIAH')}
              value={values.rp}
              onChange={(rp) => set({ rp })}
              w={160}
            />
          )}
        </div>
      )}
      <div className={css.rule}>
        <span className={css.ruleName}>{t('ongkos')}</span>
        <SegmentedControl
          aria-label={t('ongkos')}
          value={values.ongkos}
          onChange={(ongkos) => set({ ongkos: ongkos as RepriceValues['ongkos'] })}
          data={ONGKOS_WAYS.map((value) => ({ value, label: t(`ongkosWay.${value}`) }))}
        />
        {values.ongkos === 'RUPIAH' && (
          <RupiahField
            aria-label={t('ongkosWay.RUPIAH')}
            value={values.ongkosRp}
            onChange={(ongkosRp) => set({ ongkosRp })}
            w={160}
          />
        )}
      </div>
    </div>
  );
};
