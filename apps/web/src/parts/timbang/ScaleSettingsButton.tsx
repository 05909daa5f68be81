import { ActionIcon, Popover, Select, Stack, Text } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ScaleConnection, ScaleState } from '../scale/scale-connection.ts';
import { BAUD_RATES, FRAMES, REQUESTS, type ScaleSettings } from '../scale/scale-settings.ts';

/** The line's settings; kept on this machine for the connected device. The protocol is found by itself. */
export const ScaleSettingsButton = ({ scale, state }: { scale: ScaleConnection; state: ScaleState }) => {
  const { t } = useTranslation('timbang');
  const { settings, protocol, status } = state;
  const set = (change: Partial<Omit<ScaleSettings, 'protocol'>>) => void scale.configure(change);
  return (
    <Popover position="bottom-end" width={280} shadow="md" trapFocus withinPortal={false}>
      <Popover.Target>
        <ActionIcon aria-label={t('settings')} disabled={status !== 'OPEN'}>
          <IconSettings size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          <Select
            label={t('baud')}
            data={BAUD_RATES.map(String)}
            value={String(settings.baudRate)}
            onChange={(next) => next && set({ baudRate: Number(next) })}
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
          />
          <Select
            label={t('frame')}
            data={[...FRAMES]}
            value={settings.frame}
            onChange={(next) => next && set({ frame: next })}
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
          />
          <Select
            label={t('request')}
            description={t('requestHelp')}
            data={REQUESTS.map((value) => ({ value, label: value === '' ? t('requestNone') : value }))}
            value={settings.request}
            onChange={(next) => next !== null && set({ request: next })}
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
          />
          <Text size="sm">
            {t('protocol')}: {protocol ?? t('protocolUnknown')}
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};
