import LOT from '@kadar/contract/dokumen/lot-belian.ts';
import SORTIR from '@kadar/contract/dokumen/sortir-belian.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { useTranslation } from 'react-i18next';
import { DocumentList } from '../../kit/dokumen/DocumentList.tsx';
import { useDeclaredList } from '../../kit/dokumen/useDeclaredList.ts';
import { useActingToko } from '../../kit/session.ts';

const KINDS = [...SORTIR, ...LOT] as const;

const Screen = () => {
  const { t } = useTranslation('sortir');
  return (
    <DocumentList<DokumenRow>
      id="sortir-belian"
      title={t('listTitle')}
      placeholder={t('listPlaceholder')}
      {...useDeclaredList(KINDS)}
    />
  );
};

/** Sortings, lots and meltings, each with its paper and its reversal. */
const LihatSortir = () => <Screen key={useActingToko()} />;

export default LihatSortir;
