import type { ReportMode } from '@kadar/contract/report.ts';
import { SegmentedControl } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../text.ts';

interface Props {
  modes: readonly ReportMode[];
  mode: ReportMode;
  onChange: (mode: ReportMode) => void;
  /** Whether it was switched: what it shows is drawn anew, and the keys stay on it. */
  switched: RefObject<boolean>;
}

/** Ways to look at one report. */
export const ModeSwitch = ({ modes, mode, onChange, switched }: Props) => {
  const { t } = useTranslation('kit');
  const read = useText();
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (switched.current) own.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    switched.current = false;
  }, [switched]);
  return (
    <SegmentedControl
      ref={own}
      aria-label={t('viewMode')}
      data={modes.map(({ value, label }) => ({ value, label: read(label) }))}
      value={mode.value}
      onChange={(value) => {
        const next = modes.find((one) => one.value === value);
        if (!next) return;
        switched.current = true;
        onChange(next);
      }}
    />
  );
};
