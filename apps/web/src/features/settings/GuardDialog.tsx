import { guardSentence, isGuarded } from '@kadar/contract/setting-effects.ts';
import { SETTINGS, type SettingKey } from '@kadar/contract/settings.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../kit/api/errors.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { useLanguage, useText } from '../../kit/text.ts';
import css from './settings.module.css';
import { RESET, type SettingsBody, type SettingsForm } from './useSettings.ts';

/** What follows from dangerous settings, and why they are changed; OWN's approval is asked for after it. */
export const GuardDialog = ({ settings, asking }: { settings: SettingsForm; asking: SettingsBody }) => {
  const { t } = useTranslation('settings');
  const read = useText();
  const language = useLanguage();
  const [alasan, setAlasan] = useState('');
  const keys = (Object.keys(asking.values) as SettingKey[]).filter(isGuarded);
  /** What a default is, head office's or the shipped one, the approval says. */
  const follows = (key: SettingKey): string | undefined =>
    asking.values[key] === RESET
      ? t('resetOf', { setting: read(SETTINGS[key].meaning) })
      : guardSentence(key, asking.values[key], language);
  return (
    <FormDialog
      title={t('guardTitle')}
      action={t('save')}
      what="setting/system"
      body={{ ...asking, alasan }}
      send={async (body, options) => {
        try {
          return await settings.put(body, options);
        } catch (error) {
          if (isApiError(error) && Object.keys(error.fields).some((name) => name !== 'alasan'))
            settings.refused(error);
          throw error;
        }
      }}
      onDone={() => void settings.saved(asking.values)}
      onClose={settings.stopAsking}
    >
      {(errorAt) => (
        <>
          <ul className={css.effects}>
            {keys.map((key) => (
              <li key={key}>
                <strong>{follows(key)}</strong>
                <span>{read(SETTINGS[key].meaning)}</span>
              </li>
            ))}
          </ul>
          <TextField
            label={t('reason')}
            description={t('guardHelp')}
            withAsterisk
            data-autofocus
            upper={false}
            maxLength={200}
            value={alasan}
            onChange={setAlasan}
            error={errorAt('alasan')}
          />
        </>
      )}
    </FormDialog>
  );
};
