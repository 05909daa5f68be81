import type { Titip } from '@kadar/contract/endpoints/titip.ts';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCalendarPlus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { laterDialog } from '../../kit/dialogs/later-dialog.ts';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { useCan } from '../../kit/session.ts';
import { type AboutTitip, titipQuery } from './queries.ts';

const TambahDialog = laterDialog(() => import('./TambahDialog.tsx'));
const PerpanjangDialog = laterDialog(() => import('./PerpanjangDialog.tsx'));
const KembaliDialog = laterDialog(() => import('./KembaliDialog.tsx'));
const ICON = { size: 18, 'aria-hidden': true } as const;

const open = (Dialog: ComponentType<AboutTitip>, titip: Titip) =>
  openDialog<null>((close) => <Dialog titip={titip} onClose={() => close(null)} />, null);

/** What may be done with a deposit that is open. */
export const TitipActions = ({ no_faktur }: { no_faktur: string }) => {
  const { t } = useTranslation('titip');
  const { data: titip } = useQuery(titipQuery(no_faktur));
  const may = {
    post: useCan('titip.post') !== undefined,
    prolong: useCan('titip.prolong') !== undefined,
    cancel: useCan('titip.cancel') !== undefined,
  };
  if (!titip || titip.keadaan === 'SELESAI') return null;
  return (
    <>
      {may.post && titip.qty > 0 && (
        <Button h={44} leftSection={<IconPlus {...ICON} />} onClick={() => void open(TambahDialog, titip)}>
          {t('more')}
        </Button>
      )}
      {may.prolong && titip.qty > 0 && (
        <Button
          h={44}
          leftSection={<IconCalendarPlus {...ICON} />}
          onClick={() => void open(PerpanjangDialog, titip)}
        >
          {t('prolong')}
        </Button>
      )}
      {may.cancel && (
        <Button
          h={44}
          leftSection={<IconArrowBackUp {...ICON} />}
          onClick={() => void open(KembaliDialog, titip)}
        >
          {t(titip.qty > 0 ? 'giveUp' : 'payOut')}
        </Button>
      )}
    </>
  );
};
