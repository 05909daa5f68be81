import { getDefaultZIndex, Modal, Progress, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from './return-focus.ts';

interface Props {
  /** Per cent done; null while nobody knows of how much. */
  percent: number | null;
  /** What is done so far, in words. */
  done: string;
  zIndex?: number;
}

/** 'Mohon Menunggu, …': stands while it is mounted, and cannot be closed. */
export const BlockingProgress = ({ percent, done, zIndex = getDefaultZIndex('modal') }: Props) => {
  const { t } = useTranslation('kit');
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="sm"
      zIndex={zIndex}
      title={t('pleaseWait')}
    >
      <Progress value={percent ?? 100} animated={percent === null} aria-label={t('pleaseWait')} size="lg" />
      <Text className="num" size="sm" c="dimmed" mt={6} ta="end">
        {done}
      </Text>
    </Modal>
  );
};
