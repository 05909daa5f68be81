import { changePassword } from '@kadar/contract/endpoints/session.ts';
import type { Field } from '@kadar/contract/fields.ts';
import { Avatar, Menu, SegmentedControl, Text, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconKey, IconLogout } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { alertSuccess } from '../../kit/dialogs/toasts.ts';
import { FormModal } from '../../kit/list/FormModal.tsx';
import { useMe } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import { signOut } from '../session.ts';
import css from './shell.module.css';

const PASSWORD_FIELDS: Record<string, Field> = {
  password: {
    kind: 'password',
    label: { id: 'Password Sekarang', en: 'Current password' },
    required: true,
    min: 1,
  },
  password_baru: {
    kind: 'password',
    label: { id: 'Password Baru', en: 'New password' },
    help: { id: 'Minimal 8 karakter', en: 'At least 8 characters' },
    required: true,
  },
};

const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('shell');
  const message = useMessage();
  return (
    <FormModal
      title={t('changePassword')}
      fields={PASSWORD_FIELDS}
      row={null}
      draft="password"
      onClose={onClose}
      onSave={async (values) => {
        await call(changePassword, {
          body: { password: String(values.password), password_baru: String(values.password_baru) },
        });
        alertSuccess(message('DATA_DIEDIT'));
        onClose();
      }}
    />
  );
};

type Scheme = 'light' | 'dark' | 'auto';

/** Who is logged in, his password, the colours of this device, and the way out. */
export const UserMenu = () => {
  const { t } = useTranslation('shell');
  const { user } = useMe();
  const client = useQueryClient();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [changing, setChanging] = useState(false);
  const initials = user.usere_name
    .split(/\s+/)
    .map((word) => word[0])
    .slice(0, 2)
    .join('');
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={250}>
        <Menu.Target>
          <UnstyledButton className={css.user} aria-label={t('userMenu', { name: user.usere_name })}>
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
          <Menu.Label>
            {user.user_id} · {user.level} · {user.kode_toko}
          </Menu.Label>
          <Text size="xs" c="dimmed" px="sm" pb={4} id="colour-scheme">
            {t('colours')}
          </Text>
          <SegmentedControl
            fullWidth
            size="xs"
            mb={6}
            aria-labelledby="colour-scheme"
            value={colorScheme}
            onChange={(scheme) => setColorScheme(scheme as Scheme)}
            data={[
              { value: 'light', label: t('light') },
              { value: 'dark', label: t('dark') },
              { value: 'auto', label: t('system') },
            ]}
          />
          <Menu.Item leftSection={<IconKey size={16} />} onClick={() => setChanging(true)}>
            {t('changePassword')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconLogout size={16} />}
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
