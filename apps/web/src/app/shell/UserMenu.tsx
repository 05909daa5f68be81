import { Avatar, Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import {
  IconCheck,
  IconDeviceDesktop,
  IconKey,
  IconLogout,
  IconMoon,
  IconShieldCheck,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { laterDialog } from '../../kit/dialogs/later-dialog.ts';
import { useGo } from '../../kit/page/AppLink.tsx';
import { useCan, useMe } from '../../kit/session.ts';
import { signOut } from '../session.ts';
import css from './shell.module.css';

const PasswordDialog = laterDialog(() => import('../../features/profil/PasswordDialog.tsx'));

const SCHEMES = [
  { scheme: 'light', label: 'light', Icon: IconSun },
  { scheme: 'dark', label: 'dark', Icon: IconMoon },
  { scheme: 'auto', label: 'system', Icon: IconDeviceDesktop },
] as const;

/** Who is logged in, his password, the colours of this device, and the way out. */
export const UserMenu = () => {
  const { t } = useTranslation('shell');
  const { user } = useMe();
  const approves = useCan('otorisasi.approve') !== undefined;
  const client = useQueryClient();
  const go = useGo();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [changing, setChanging] = useState(false);
  const initials = user.usere_name
    .split(/\s+/)
    .map((word) => word[0])
    .slice(0, 2)
    .join('');
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={250} withinPortal={false}>
        <Menu.Target>
          <UnstyledButton className={`${css.user} k-touch`}>
            <Avatar size={30} radius="xl" className={css.avatar ?? ''} aria-hidden="true">
              {initials}
            </Avatar>
            <span className={css.userText}>
              <span>{user.usere_name}</span>
              <span className={css.userLevel}>{user.level}</span>
            </span>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{user.usere_name}</Menu.Label>
          <Menu.Label pt={0}>
            {user.user_id} · {user.level} · {user.kode_toko}
          </Menu.Label>
          <Menu.Label>{t('colours')}</Menu.Label>
          {SCHEMES.map(({ scheme, label, Icon }) => (
            <Menu.Item
              key={scheme}
              leftSection={<Icon size={18} />}
              rightSection={scheme === colorScheme && <IconCheck size={18} aria-hidden="true" />}
              aria-current={scheme === colorScheme || undefined}
              closeMenuOnClick={false}
              onClick={() => setColorScheme(scheme)}
            >
              {t(label)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconUser size={18} />} onClick={() => go('/profil')}>
            {t('profile')}
          </Menu.Item>
          {approves && (
            // A load of its own: the page has a session of its own.
            <Menu.Item component="a" href="/otorisator" leftSection={<IconShieldCheck size={18} />}>
              {t('approvals')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconKey size={18} />} onClick={() => setChanging(true)}>
            {t('changePassword')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconLogout size={18} />}
            onClick={() => void signOut(client, user.user_id)}
          >
            {t('logout')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {changing && <PasswordDialog onClose={() => setChanging(false)} />}
    </>
  );
};
