import { useTranslation } from 'react-i18next';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';

interface Props {
  value: string;
  onChange: (kode_sales: string) => void;
  error: string | undefined;
  disabled?: boolean;
  className?: string;
}

/** Who serves: a document without is not taken. */
export const SalesField = (props: Props) => {
  const { t } = useTranslation('dokumen');
  return (
    <SearchSelect
      {...props}
      master="sales"
      addable
      name="kode_sales"
      label={t('sales')}
      withAsterisk
      allowDeselect={false}
      openOnFocus={false}
    />
  );
};
