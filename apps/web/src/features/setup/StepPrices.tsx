import { useTranslation } from 'react-i18next';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { shownPrices } from './model.ts';
import { Line, Part, Password } from './StepShop.tsx';
import css from './setup.module.css';
import type { SetupForm } from './useSetup.ts';

const Prices = ({ fields }: { fields: SetupForm }) => {
  const { t } = useTranslation('setup');
  const { values } = fields;
  const prices = shownPrices(values);
  return (
    <Part title={t('partPrices')}>
      <RupiahField
        {...fields.bind('harga_emas_global', t('goldPrice'), values.harga_emas_global)}
        label={t('goldPrice')}
        description={t('priceHelp')}
        value={values.harga_emas_global}
        onChange={(harga_emas_global) => fields.set({ harga_emas_global })}
      />
      {prices.length > 0 && (
        <fieldset className={css.prices} aria-label={t('sellingPrices')}>
          <span>{t('comesPurities')}</span>
          <span>{t('sellingPrice')}</span>
          {prices.map(({ kode_kadar, label, price }) => {
            const name = t('sellingPriceOf', { kadar: label });
            return (
              <div key={kode_kadar} className={css.price}>
                <span>{label}</span>
                <RupiahField
                  {...fields.bind(`harga_jual.${kode_kadar}`, name, price)}
                  aria-label={name}
                  value={price}
                  disabled={values.harga_emas_global === null}
                  onChange={(next) =>
                    fields.set({ harga_jual: { ...values.harga_jual, [kode_kadar]: next } })
                  }
                />
              </div>
            );
          })}
        </fieldset>
      )}
    </Part>
  );
};

const People = ({ fields }: { fields: SetupForm }) => {
  const { t } = useTranslation('setup');
  const { kasir, sales } = fields.values;
  return (
    <div className={css.people}>
      <Part title={t('partCashier')} note={t('cashierHelp')}>
        <Line
          fields={fields}
          name="kasir.user_id"
          label={t('userId')}
          value={kasir.user_id}
          onChange={(user_id) => fields.put('kasir', { user_id })}
          maxLength={30}
        />
        <Line
          fields={fields}
          name="kasir.usere_name"
          label={t('cashierName')}
          value={kasir.usere_name}
          onChange={(usere_name) => fields.put('kasir', { usere_name })}
        />
        <Password
          fields={fields}
          name="kasir.password"
          label={t('password')}
          value={kasir.password}
          onChange={(password) => fields.put('kasir', { password })}
        />
      </Part>
      <Part title={t('partSales')}>
        <Line
          fields={fields}
          name="sales.nama_sales"
          label={t('salesName')}
          value={sales.nama_sales}
          onChange={(nama_sales) => fields.put('sales', { nama_sales })}
        />
      </Part>
    </div>
  );
};

/** Step 3: today's prices and the first people at the counter. */
export const StepPrices = ({ fields }: { fields: SetupForm }) => (
  <div className={css.columns}>
    <Prices fields={fields} />
    <People fields={fields} />
  </div>
);
