import { TERIMA_BARANG } from '@kadar/contract/dokumen/kiriman.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useActingToko, useCan } from '../../kit/session.ts';
import css from '../../parts/barang/piece-form.module.css';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';
import { MenungguIzin } from './MenungguIzin.tsx';
import { TerimaEntry } from './TerimaEntry.tsx';
import { type TerimaForm, useTerima } from './useTerima.ts';

const TYPES = [TERIMA_BARANG] as const;

/** How many are on their way here, and since when the oldest is. */
const Awaited = ({ awaited }: Pick<TerimaForm, 'awaited'>) => {
  const { t } = useTranslation('kiriman');
  const oldest = awaited?.[0];
  if (!oldest) return null;
  const hours = Math.floor((Date.now() - Date.parse(oldest.at)) / 3_600_000);
  return (
    <p className={css.glance} data-late={hours >= 24 ? true : undefined}>
      {t('awaited', { count: awaited.length, jam: Math.max(hours, 0) })}
    </p>
  );
};

const Screen = () => {
  const { t } = useTranslation('kiriman');
  const mayPost = useCan(TERIMA_BARANG.access.post) !== undefined;
  const terima = useTerima();
  const entry = (first: Ref<HTMLInputElement>, done: () => void) => (
    <TerimaEntry terima={terima} first={first} onPosted={done} />
  );
  return (
    <DocumentList<DokumenRow>
      id="terima-barang"
      title={t('terimaTitle')}
      placeholder={t('searchReceived')}
      {...useDeclaredList(TYPES)}
      above={
        <>
          <Awaited awaited={terima.awaited} />
          {mayPost && <MenungguIzin />}
        </>
      }
      {...(mayPost && { entry: { label: t('receiveAdd'), form: entry }, onScan: terima.add })}
    />
  );
};

/** /terima-barang: what other shops sent here, and the form that receives it. */
const TerimaBarangPage = () => <Screen key={useActingToko()} />;

export default TerimaBarangPage;
