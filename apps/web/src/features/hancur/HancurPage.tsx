import { HANCUR_BARANG } from '@kadar/contract/dokumen/hancur.ts';
import type { Dokumen, DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { buktiHancur, fotoHancurOf } from '@kadar/contract/endpoints/hancur.ts';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../kit/api/envelope.ts';
import { send } from '../../kit/api/transport.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { printPdf } from '../../kit/print/print-pdf.ts';
import { useActingToko, useCan } from '../../kit/session.ts';
import { DocumentFacts, DocumentLines } from '../../parts/dokumen/DocumentBody.tsx';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';
import { HancurEntry } from './HancurEntry.tsx';
import css from './hancur.module.css';
import { useHancur } from './useHancur.ts';

/** What was destroyed, with its first photo. */
const Body = ({ no_faktur, dok }: { no_faktur: string; dok: Dokumen | null }) => {
  const { t } = useTranslation('hancur');
  if (!dok) return null;
  const path = fotoHancurOf.path.replace('{no_faktur}', no_faktur).replace('{urut}', '1');
  return (
    <>
      <DocumentFacts dok={dok} />
      <img className={css.photo} src={addressOf(path, { ukuran: 'kecil' })} alt={t('foto')} />
      <DocumentLines dok={dok} />
    </>
  );
};

const Proof = ({ no_faktur }: { no_faktur: string }) => {
  const { t } = useTranslation('hancur');
  const path = buktiHancur.path.replace('{no_faktur}', no_faktur);
  const print = () => void printPdf(() => send('GET', path)).catch(showFailure);
  useScreenKeys([['F10', print]], { inDialog: true });
  return (
    <Button
      h={44}
      variant="filled"
      leftSection={<IconPrinter size={18} aria-hidden="true" />}
      rightSection={<Hotkey keys="F10" />}
      onClick={print}
    >
      {t('proof')}
    </Button>
  );
};

const PARTS = { Body, Actions: Proof };
const TYPES = [HANCUR_BARANG] as const;

const Screen = () => {
  const { t } = useTranslation('hancur');
  const mayPost = useCan(HANCUR_BARANG.access.post) !== undefined;
  const hancur = useHancur();
  const entry = (first: Ref<HTMLInputElement>, done: () => void) => (
    <HancurEntry hancur={hancur} first={first} onPosted={done} />
  );
  return (
    <DocumentList<DokumenRow>
      id="hancur-barang"
      title={t('title')}
      placeholder={t('searchPlaceholder')}
      {...useDeclaredList(TYPES)}
      parts={PARTS}
      {...(mayPost && { entry: { label: t('add'), form: entry }, onScan: hancur.add })}
    />
  );
};

/** Pieces that were destroyed, and the form that destroys them. */
const HancurPage = () => <Screen key={useActingToko()} />;

export default HancurPage;
