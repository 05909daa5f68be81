import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { laterDialog } from '../../kit/dialogs/later-dialog.ts';
import { later } from '../../kit/later.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useCan, useMe } from '../../kit/session.ts';
import css from './profil.module.css';

const PasswordDialog = laterDialog(() => import('./PasswordDialog.tsx'));
const Fingerprints = later(() => import('./Fingerprints.tsx'));

/** The user's own page: who he is, his password, and for approvers his fingerprints. */
const Profil = () => {
  const { t } = useTranslation(['profil', 'shell']);
  const { user, tokos } = useMe();
  const approves = useCan('otorisasi.approve') !== undefined;
  const [changing, setChanging] = useState(false);
  const toko = tokos.find(({ kode_toko }) => kode_toko === user.kode_toko);
  const facts = [
    [t('userId'), user.user_id],
    [t('name'), user.usere_name],
    [t('level'), user.level],
    [t('toko'), [user.kode_toko, toko?.nama_toko].filter(Boolean).join(' · ')],
    [t('address'), toko?.alamat_toko],
  ] as const;
  return (
    <Page
      title={t('title')}
      actions={
        <Button leftSection={<IconKey size={18} />} onClick={() => setChanging(true)}>
          {t('shell:changePassword')}
        </Button>
      }
    >
      <div className={css.columns}>
        <section className={css.card} aria-label={t('title')}>
          <dl className={css.facts}>
            {facts.map(
              ([name, value]) =>
                value && (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </section>
        {approves && <Fingerprints />}
      </div>
      {changing && <PasswordDialog onClose={() => setChanging(false)} />}
    </Page>
  );
};

export default Profil;
