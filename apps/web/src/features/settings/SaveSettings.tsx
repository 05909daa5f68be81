import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import type { SettingsForm } from './useSettings.ts';

/** Saves what was changed, and says how much that is. */
export const SaveSettings = ({ settings }: { settings: SettingsForm }) => {
  const { t } = useTranslation('settings');
  const count = Object.keys(settings.changes).length;
  useScreenKeys([['mod+S', () => void settings.save()]]);
  return (
    <Button
      variant="filled"
      disabled={count === 0}
      loading={settings.sending}
      onClick={() => void settings.save()}
      rightSection={<Hotkey keys="Ctrl+S" />}
    >
      {count > 0 ? t('saveChanges', { count }) : t('save')}
    </Button>
  );
};
