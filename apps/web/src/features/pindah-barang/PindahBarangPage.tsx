import { PINDAH_MANUAL } from '@kadar/contract/dokumen/barang-manual.ts';
import { PINDAH_BARANG } from '@kadar/contract/dokumen/pindah-barang.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useActingToko, useCan } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';
import { Moved, Proof } from './Moved.tsx';
import { PindahEntry } from './PindahEntry.tsx';
import { usePindah } from './usePindah.ts';

const PARTS = { Body: Moved, Actions: Proof };
const TYPES = [PINDAH_BARANG, PINDAH_MANUAL] as const;

const Screen = () => {
  const { t } = useTranslation('pindah-barang');
  const mayPost = useCan(PINDAH_BARANG.access.post) !== undefined;
  const message = useMessage();
  const pindah = usePindah();
  const { columns, ...declared } = useDeclaredList(TYPES);
  const entry = (first: Ref<HTMLInputElement>, done: () => void) => (
    <PindahEntry pindah={pindah} first={first} onPosted={done} />
  );
  return (
    <DocumentList<DokumenRow>
      id="pindah-barang"
      title={t('title')}
      placeholder={t('searchPlaceholder')}
      {...declared}
      columns={(common) =>
        columns(common).map((column) => (column.key === 'input_by' ? { ...column, hidden: false } : column))
      }
      emptyText={message('DATA_DICARI_TIDAK_ADA')}
      parts={PARTS}
      {...(mayPost && { entry: { label: t('add'), form: entry }, onScan: pindah.add })}
    />
  );
};

/** Pieces that went to another tray, and the form that moves them. */
const PindahBarangPage = () => <Screen key={useActingToko()} />;

export default PindahBarangPage;
