import type { SettingKey } from '@kadar/contract/settings.ts';
import { SettingRow } from './SettingRow.tsx';
import type { SettingsForm } from './useSettings.ts';

interface Props {
  settings: SettingsForm;
  keys: readonly SettingKey[];
  disabled?: boolean;
  onHistory?: (key: SettingKey) => void;
}

export const SettingRows = ({ settings, keys, disabled = false, onHistory }: Props) =>
  keys.map((key) => (
    <SettingRow
      key={key}
      settingKey={key}
      value={settings.valueOf(key)}
      changed={key in settings.changes}
      origin={settings.originOf(key)}
      own={settings.own}
      problem={settings.problems[key]}
      disabled={disabled}
      onChange={(value) => settings.set(key, value)}
      last={settings.lastOf(key)}
      onHistory={onHistory && (() => onHistory(key))}
    />
  ));
