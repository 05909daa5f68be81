import { Modal, Progress, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LiveEvents, useLive } from '../live.ts';

const Progressing = ({ id }: { id: string }) => {
  const { t } = useTranslation('kit');
  const [state, setState] = useState<LiveEvents['progress']>({ id: '', done: 0 });
  useLive('progress', setState);
  const { done, total = 0 } = state.id === id ? state : { done: 0 };
  const percent = total > 0 ? Math.round((done / total) * 100) : 100;
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="sm"
      title={t('pleaseWait')}
    >
      <Progress value={percent} animated={total === 0} aria-label={t('pleaseWait')} size="lg" />
      <Text className="num" size="sm" c="dimmed" mt={6} ta="end">
        {total > 0 ? t('progressOf', { done, total }) : t('progressRows', { done })}
      </Text>
    </Modal>
  );
};

/** 'Mohon Menunggu, …' with progress over total, while a process named `id` runs; null runs none [spec B §2]. */
export const ProgressDialog = ({ id }: { id: string | null }) => id !== null && <Progressing id={id} />;
