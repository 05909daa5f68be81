import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../live.ts';
import { confirm } from './confirm.tsx';

/** [spec B §9] */
const RELOAD_MS = 1000;

/** Asks to refresh when the server says that settings changed; Ya reloads after 1 s. */
export const SettingsChangedDialog = () => {
  const { t } = useTranslation('kit');
  const asking = useRef(false);
  useLive('settings-changed', async () => {
    if (asking.current) return;
    asking.current = true;
    const yes = await confirm({ text: t('settingsChanged'), ok: t('yes') });
    asking.current = false;
    if (yes) setTimeout(() => window.location.reload(), RELOAD_MS);
  });
  return null;
};
