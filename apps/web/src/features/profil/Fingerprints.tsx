import { type Credential, removeCredential } from '@kadar/contract/endpoints/webauthn.ts';
import { ActionIcon, Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { IconFingerprint, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { AddFingerprint } from '../../kit/fingerprint/AddFingerprint.tsx';
import { EmptyState, ErrorState } from '../../kit/page/States.tsx';
import css from './profil.module.css';
import { credentialsQuery, readerQuery } from './queries.ts';

const Row = ({ credential, onRemove }: { credential: Credential; onRemove: () => void }) => {
  const { t } = useTranslation('profil');
  const { nama_perangkat: name, host, created_at, last_used_at } = credential;
  const { moment: time } = useShopTime();
  const here = [window.location.host, window.location.hostname].includes(host);
  return (
    <li className={css.row}>
      <IconFingerprint size={28} aria-hidden="true" />
      <div className={css.rowText}>
        <strong>{name}</strong>
        <Text size="sm" c="dimmed">
          {t('createdAt', { time: time(created_at) })} ·{' '}
          {last_used_at ? t('lastUsed', { time: time(last_used_at) }) : t('neverUsed')}
        </Text>
        {!here && <Text size="sm">{t('onlyAt', { host })}</Text>}
      </div>
      <ActionIcon size={44} aria-label={t('remove', { name })} onClick={onRemove}>
        <IconTrash size={18} />
      </ActionIcon>
    </li>
  );
};

/** The approver's registered fingerprints: list, add, delete. */
const Fingerprints = () => {
  const { t } = useTranslation(['profil', 'kit']);
  const client = useQueryClient();
  const list = useQuery(credentialsQuery);
  const reader = useQuery(readerQuery);
  const [adding, setAdding] = useState(false);
  const fresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: credentialsQuery.queryKey }),
      client.invalidateQueries({ queryKey: ['own-finger'] }),
      client.invalidateQueries({ queryKey: ['approvers'] }),
    ]);
  const remove = async ({ id, nama_perangkat }: Credential) => {
    const yes = await confirm({
      text: t('confirmRemove', { name: nama_perangkat }),
      ok: t('kit:delete'),
      danger: true,
    });
    if (!yes) return;
    try {
      await call(removeCredential, { params: { id } });
      alertSuccess(t('removed'));
    } catch (error) {
      showFailure(error);
    }
    await fresh();
  };
  return (
    <section className={css.card} aria-labelledby="fingerprints">
      <Group justify="space-between" gap="sm">
        <h2 className={css.cardTitle} id="fingerprints">
          {t('fingerprints')}
        </h2>
        <Button
          leftSection={<IconPlus size={18} />}
          onClick={() => setAdding(true)}
          disabled={reader.data !== true}
        >
          {t('add')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {t('fingerprintsText')}{' '}
        <a href="/otorisator" className={css.link}>
          {t('otorisator')}
        </a>
      </Text>
      {reader.data === false && <Alert color="gold">{t('noReader')}</Alert>}
      {list.isPending && <Skeleton h={72} aria-busy="true" />}
      {list.error && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && <EmptyState text={t('empty')} />}
      {list.data && list.data.length > 0 && (
        <ul className={css.rows}>
          {list.data.map((credential) => (
            <Row key={credential.id} credential={credential} onRemove={() => void remove(credential)} />
          ))}
        </ul>
      )}
      {adding && (
        <AddFingerprint
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false);
            void fresh();
          }}
        />
      )}
    </section>
  );
};

export default Fingerprints;
