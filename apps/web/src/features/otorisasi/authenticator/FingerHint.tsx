import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddFingerprint } from '../../../kit/fingerprint/AddFingerprint.tsx';
import { fingerIsHere } from '../../../kit/fingerprint/this-device.ts';
import { useMe } from '../../../kit/session.ts';
import css from './otorisator.module.css';
import { ownFingerQuery } from './queries.ts';

/** Offers to register this device's reader where it has one that never signed for this user. */
export const FingerHint = () => {
  const { t } = useTranslation('otorisasi');
  const client = useQueryClient();
  const { data: finger } = useQuery(ownFingerQuery);
  const { user_id } = useMe().user;
  const [adding, setAdding] = useState(false);
  const [here, setHere] = useState(() => fingerIsHere(user_id));
  if (!finger?.reader || here) return null;
  return (
    <section className={css.hint}>
      <IconFingerprint size={30} aria-hidden="true" />
      <span>{t('fingerHint')}</span>
      <Button size="md" onClick={() => setAdding(true)}>
        {t('registerFinger')}
      </Button>
      {adding && (
        <AddFingerprint
          onClose={() => {
            setAdding(false);
            setHere(fingerIsHere(user_id));
          }}
          onAdded={() => {
            setAdding(false);
            setHere(true);
            void client.invalidateQueries({ queryKey: ownFingerQuery.queryKey });
          }}
        />
      )}
    </section>
  );
};
