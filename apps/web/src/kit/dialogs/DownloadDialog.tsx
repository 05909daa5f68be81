import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LiveEvents, useLive } from '../live.ts';
import { BlockingProgress } from './BlockingProgress.tsx';

const Downloading = ({ id }: { id: string }) => {
  const { t } = useTranslation('kit');
  const [news, setNews] = useState<LiveEvents['progress']>({ id, progress: 0 });
  useLive('progress', (heard) => heard.id === id && setNews(heard));
  return <BlockingProgress percent={null} done={t('progressRows', { done: news.progress })} />;
};

/** 'Mohon Menunggu, …' while a download named `id` runs whose rows nobody counted before; null runs none. */
export const DownloadDialog = ({ id }: { id: string | null }) => id !== null && <Downloading id={id} />;
