import { Modal, Progress, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LiveEvents, useLive } from '../live.ts';
import { useReturnFocus } from './return-focus.ts';

const Downloading = ({ id }: { id: string }) => {
  const { t } = useTranslation('kit');
  const [news, setNews] = useState<LiveEvents['progress']>({ id, progress: 0 });
  useReturnFocus();
  useLive('progress', (heard) => heard.id === id && setNews(heard));
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
      <Progress value={100} animated aria-label={t('pleaseWait')} size="lg" />
      <Text className="num" size="sm" c="dimmed" mt={6} ta="end">
        {t('progressRows', { done: news.progress })}
      </Text>
    </Modal>
  );
};

/** 'Mohon Menunggu, …' while a download named `id` runs whose rows nobody counted before; null runs none. */
export const DownloadDialog = ({ id }: { id: string | null }) => id !== null && <Downloading id={id} />;
