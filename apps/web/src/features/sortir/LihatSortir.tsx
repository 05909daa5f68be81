import { LEBUR, LOT_CUCI, LOT_LEBUR, LOT_SEPUH, SELESAI_LOT } from '@kadar/contract/dokumen/lot-belian.ts';
import { SITA_BELIAN, SORTIR_BELIAN } from '@kadar/contract/dokumen/sortir-belian.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { useTranslation } from 'react-i18next';
import { useActingToko } from '../../kit/session.ts';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';

const KINDS = [SORTIR_BELIAN, SITA_BELIAN, LOT_CUCI, LOT_SEPUH, LOT_LEBUR, SELESAI_LOT, LEBUR] as const;

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
