import { ActionIcon } from '@mantine/core';
import { IconBell, IconBellOff, IconDownload, IconLogout, IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnected } from '../../../kit/live.ts';
import { LanguageMenu } from '../../../kit/page/LanguageMenu.tsx';
import { useMe } from '../../../kit/session.ts';
import { setSound, soundOn } from './alarm.ts';
import { leave } from './leave.ts';
import css from './otorisator.module.css';
import { useInstall } from './useInstall.ts';

const Sound = () => {
  const { t } = useTranslation('otorisasi');
  const [on, setOn] = useState(soundOn);
  const Bell = on ? IconBell : IconBellOff;
  return (
    <ActionIcon
      size={44}
      className={css.tool ?? ''}
      aria-label={t(on ? 'soundOn' : 'soundOff')}
      aria-pressed={on}
      onClick={() => {
        setSound(!on);
        setOn(!on);
      }}
    >
      <Bell size={20} />
    </ActionIcon>
  );
};

const Line = () => {
  const { t } = useTranslation('otorisasi');
  const connected = useConnected();
  const Sign = connected ? IconWifi : IconWifiOff;
  return (
    <Sign
      size={18}
      className={css.line}
      data-up={connected || undefined}
      role="img"
      aria-label={t(connected ? 'connected' : 'notConnected')}
    />
  );
};

/** Who decides, for which shop, whether news arrive, and the way out. */
export const DeskHeader = () => {
  const { t } = useTranslation('otorisasi');
  const { user, toko, pusat } = useMe();
  const install = useInstall();
  return (
    <header className={css.bar}>
      <img src="/kadar.svg" alt="" width={30} height={30} />
      <span className={css.who}>
        <strong>{user.usere_name}</strong>
        <span>
          {user.level} · {toko?.nama_toko ?? (pusat ? t('allTokos') : user.kode_toko)}
        </span>
      </span>
      <Line />
      {install && (
        <ActionIcon size={44} className={css.tool ?? ''} aria-label={t('install')} onClick={install}>
          <IconDownload size={18} />
        </ActionIcon>
      )}
      <Sound />
      <LanguageMenu className={css.tool} />
      <ActionIcon
        size={44}
        className={css.tool ?? ''}
        aria-label={t('logout')}
        onClick={() => void leave(user.user_id)}
      >
        <IconLogout size={18} />
      </ActionIcon>
    </header>
  );
};
