import { hasBirthday } from '@kadar/domain/birthday.ts';
import { Autocomplete, UnstyledButton } from '@mantine/core';
import { IconCake, IconUser, IconUserHeart } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { showCount, showRupiah } from '../../kit/format.ts';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import { useSetting } from '../../kit/session.ts';
import { usePhone } from '../../kit/usePhone.ts';
import css from '../till/side.module.css';
import { CustomerLabel } from './CustomerLabel.tsx';
import type { Party } from './party.ts';
import { useUrusanLine } from './Urusan.tsx';
import { useUrusan } from './useUrusan.ts';

interface Props {
  draft: { customer: Party; kode_sales: string; keterangan: string };
  locked: boolean;
  /** Rupiah a point is worth; 0 where its worth is not said. */
  nilaiPoin: number;
  /** The shop's business date, where a birthday is greeted. */
  tanggal?: string;
  /** Offered for the remark. */
  remarks: readonly string[];
  salesRef: Ref<HTMLInputElement>;
  onCustomer: () => void;
  onSales: (kode_sales: string) => void;
  onRemark: (keterangan: string) => void;
  /** The sales person is chosen: on to the next thing. */
  onSalesDone: () => void;
}

/** The sheet with the total and the button that pays, over the lower edge of a phone. */
const SHEET_PX = 260;

/** Who buys, who sells, and a remark for the nota. */
export const CustomerCard = ({
  draft,
  locked,
  nilaiPoin,
  tanggal,
  remarks,
  salesRef,
  onCustomer,
  onSales,
  onRemark,
  onSalesDone,
}: Props) => {
  const { t } = useTranslation(['pos', 'dokumen']);
  const members = useSetting('MEMBER_MODULE');
  const phone = usePhone();
  const { customer } = draft;
  const isMember = customer.kode_customer !== '';
  const here = useUrusanLine(useUrusan(customer.kode_customer));
  const Icon = isMember ? IconUserHeart : IconUser;
  return (
    <div className={css.people}>
      <UnstyledButton
        className={css.customer}
        onClick={() => !locked && onCustomer()}
        aria-disabled={locked}
        data-member={isMember || undefined}
      >
        <Icon size={24} aria-hidden="true" />
        <span className={css.who}>
          <CustomerLabel
            nama_customer={customer.nama_customer || t(members ? 'pickMember' : 'pickCustomer')}
            jenis_pelanggan={customer.jenis_pelanggan}
          />
          <small className="num">
            {isMember
              ? [
                  customer.kode_customer,
                  customer.poin !== null &&
                    (customer.poin < 0
                      ? t('dokumen:pointsOwed', { poin: showCount(-customer.poin) })
                      : nilaiPoin === 0
                        ? t('dokumen:points', { poin: showCount(customer.poin) })
                        : t('pointsWorth', {
                            poin: showCount(customer.poin),
                            value: showRupiah(customer.poin * nilaiPoin),
                          })),
                  customer.nama_level,
                  customer.diskon > 0 && t('dokumen:discountPercent', { percent: customer.diskon }),
                ]
                  .filter(Boolean)
                  .join(' · ')
              : customer.no_hp || t('dokumen:walkInCustomer')}
          </small>
          {here && (
            <small className="num" role="status">
              {here}
            </small>
          )}
        </span>
        {tanggal && hasBirthday(customer.tgl_lahir, tanggal) && (
          <span className={css.birthday} role="status">
            <IconCake size={18} stroke={1.6} aria-hidden="true" />
            {t('birthday')}
          </span>
        )}
        <Hotkey keys="F3" />
      </UnstyledButton>
      <SearchSelect
        ref={salesRef}
        master="sales"
        addable
        aria-label={t('sales')}
        required
        allowDeselect={false}
        {...(!phone && {
          leftSection: <Hotkey keys="Alt+S" />,
          leftSectionWidth: 52,
          leftSectionPointerEvents: 'none',
        })}
        value={draft.kode_sales}
        onChange={(kode_sales) => {
          onSales(kode_sales);
          if (kode_sales) onSalesDone();
        }}
        placeholder={t('pickSales')}
        comboboxProps={{
          width: 280,
          position: 'bottom-start',
          // It opens upwards before it covers the total.
          ...(phone && { middlewares: { flip: { padding: { bottom: SHEET_PX } }, shift: true } }),
        }}
        disabled={locked}
        size="md"
        classNames={{ root: css.field ?? '' }}
      />
      <Autocomplete
        aria-label={t('remark')}
        placeholder={t('remark')}
        data={[...remarks]}
        value={draft.keterangan}
        onChange={(text) => onRemark(text.toUpperCase())}
        maxLength={200}
        disabled={locked}
        size="md"
        classNames={{ root: css.field ?? '' }}
      />
    </div>
  );
};
