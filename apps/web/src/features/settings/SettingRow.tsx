import type { SettingChangeRow } from '@kadar/contract/endpoints/sistem.ts';
import { effectOf, guardSentence, isGuarded } from '@kadar/contract/setting-effects.ts';
import { SETTINGS, type SettingKey } from '@kadar/contract/settings.ts';
import { ActionIcon, Anchor, Badge, Tooltip } from '@mantine/core';
import { IconRotate } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/format.ts';
import { useProblem } from '../../kit/list/problems.ts';
import { isCode, useLanguage, useText } from '../../kit/text.ts';
import { SettingInput } from './SettingInput.tsx';
import css from './settings.module.css';
import { type Origin, RESET } from './useSettings.ts';

interface Props {
  settingKey: SettingKey;
  value: unknown;
  changed: boolean;
  origin: Origin;
  /** The origin that a write would have: settings of that kind can be returned to their default. */
  own: Origin;
  problem: string | undefined;
  disabled: boolean;
  onChange: (value: unknown) => void;
  /** Its last change, and the way to all of them, where the screen tells them. */
  last?: SettingChangeRow | undefined;
  onHistory?: (() => void) | undefined;
}

const COLOURS: Record<Origin, string> = { STANDAR: 'gray', PUSAT: 'ink', TOKO: 'emerald' };

/** One setting: what it means, where its value comes from, its input and the way back to the default. */
export const SettingRow = ({
  settingKey,
  value,
  changed,
  origin,
  own,
  problem,
  disabled,
  onChange,
  last,
  onHistory,
}: Props) => {
  const { t } = useTranslation('settings');
  const read = useText();
  const words = useProblem();
  const { meaning } = SETTINGS[settingKey];
  const show = useFormat();
  const language = useLanguage();
  const effect = onHistory && (changed ? guardSentence : effectOf)(settingKey, value, language);
  const told = onHistory && (last !== undefined || isGuarded(settingKey));
  const id = `setting-${settingKey}`;
  const label = { label: meaning };
  return (
    <div className={css.row} data-setting={settingKey} data-changed={changed || undefined}>
      <div className={css.meaning}>
        <span id={id}>{read(meaning)}</span>
        {effect && <span className={css.effect}>{effect}</span>}
        <code className={css.key}>{settingKey}</code>
        {told && (
          <span className={css.last}>
            {last ? t('lastChange', { oleh: last.oleh, at: show('datetime', last.at) }) : t('noHistory')}
            {last && (
              <Anchor
                component="button"
                type="button"
                size="xs"
                className="k-touch"
                onClick={onHistory}
                aria-label={t('historyOf', { setting: read(meaning) })}
              >
                {t('history')}
              </Anchor>
            )}
          </span>
        )}
      </div>
      <Badge variant="light" color={COLOURS[origin]} radius="sm" className={css.origin ?? ''}>
        {t(`origin${origin}`)}
      </Badge>
      <div className={css.input}>
        <SettingInput
          settingKey={settingKey}
          value={value}
          onChange={onChange}
          error={problem === undefined || isCode(problem) ? words(problem, label) : problem}
          disabled={disabled}
          labelledBy={id}
        />
      </div>
      <Tooltip label={t('reset')}>
        <ActionIcon
          onClick={() => onChange(RESET)}
          disabled={disabled || origin !== own}
          aria-label={t('resetOf', { setting: read(meaning) })}
        >
          <IconRotate size={18} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
};
