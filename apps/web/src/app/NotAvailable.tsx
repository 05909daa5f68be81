import { Button, Stack, Text, Title } from '@mantine/core';
import { IconLockSquareRounded } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { homeOf } from '../kit/home.ts';
import { screenDrawn } from '../kit/keys/keys.ts';
import { useGo } from '../kit/page/AppLink.tsx';
import { useMe } from '../kit/session.ts';

/** The one page for closed gates, missing rights and unknown addresses [spec A §2]. */
export const NotAvailable = ({ title }: { title?: string | undefined }) => {
  const { t } = useTranslation('shell');
  const go = useGo();
  const me = useMe();
  useEffect(screenDrawn, []);
  useEffect(() => {
    document.title = `${t('notAvailable')} · Kadar`;
  }, [t]);
  return (
    <Stack align="center" justify="center" gap="sm" mih="60vh" ta="center">
      <IconLockSquareRounded size={56} color="var(--k-dim)" aria-hidden="true" />
      <Title order={1} fz={22}>
        {t('notAvailable')}
      </Title>
      <Text c="dimmed" maw={460}>
        {title ? t('notAvailableFor', { title }) : t('notAvailableText')}
      </Text>
      <Button onClick={() => go(homeOf(me))}>{t('toStart')}</Button>
    </Stack>
  );
};
