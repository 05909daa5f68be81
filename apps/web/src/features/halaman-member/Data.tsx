import { eksporMember, type HalamanMember } from '@kadar/contract/endpoints/halaman-member.ts';
import { Button } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../kit/api/download.ts';
import { laterDialog } from '../../kit/dialogs/later-dialog.ts';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { useCan } from '../../kit/session.ts';
import css from './member.module.css';

const EraseDialog = laterDialog(() => import('./EraseDialog.tsx'));

/** What a member may ask of the shop: his data to take along, and that they are erased. For the owner alone. */
export const Data = ({ member }: { member: HalamanMember['member'] }) => {
  const { t } = useTranslation('halaman-member');
  const mayExport = useCan('member.export') !== undefined;
  const mayErase = useCan('member.erase') !== undefined;
  const [busy, setBusy] = useState(false);
  const { kode_customer } = member;
  if (!mayExport) return null;
  const take = async () => {
    setBusy(true);
    try {
      const path = eksporMember.path.replace('{kode_customer}', encodeURIComponent(kode_customer));
      await download(path, {}, `member-${kode_customer}.zip`);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const erase = () =>
    void openDialog<null>((close) => <EraseDialog member={member} onClose={() => close(null)} />, null);
  return (
    <section className={css.panel} aria-labelledby="member-data">
      <h2 id="member-data">{t('data')}</h2>
      <Button
        loading={busy}
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        onClick={() => void take()}
      >
        {t('takeData')}
      </Button>
      {mayErase && !member.dihapus && (
        <Button color="brick.6" leftSection={<IconTrash size={18} aria-hidden="true" />} onClick={erase}>
          {t('eraseData')}
        </Button>
      )}
    </section>
  );
};
