import { mgToGram } from '@kadar/domain/weight.ts';
import { Badge, Button, UnstyledButton } from '@mantine/core';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../kit/dialogs/toasts.ts';
import { GramField } from '../../kit/fields/NumberFields.tsx';
import { showGram } from '../../kit/format.ts';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import { usePhone } from '../../kit/usePhone.ts';
import { noWeightReason } from './no-weight.ts';
import type { ScaleConnection, ScaleState } from './scale-connection.ts';
import css from './scale-weight.module.css';

export interface Scale {
  scale: ScaleConnection;
  state: ScaleState;
}

interface Props extends Scale {
  value: number | null;
  /** Typed, not from the scale. */
  typed: boolean;
  error: string | undefined;
  disabled: boolean;
  ref?: Ref<HTMLInputElement>;
  /** What its dialog begins with. */
  first?: boolean;
  /** Another weight than the gross one of a piece. */
  of?: { name: string; label: string };
  onChange: (grams: number | null, typed: boolean) => void;
}

/** What the scale says of itself, beside the field that takes its weight. */
const Live = ({ scale, state, onTake }: Scale & { onTake: () => void }) => {
  const { t } = useTranslation(['pembelian', 'timbang']);
  const phone = usePhone();
  const { status, reading, ready } = state;
  if (status === 'NONE') return null;
  if (status !== 'OPEN')
    return (
      <span className={css.live} role="status">
        {t(`timbang:scale.${status}`)}
        <Button
          size="compact-sm"
          className={css.connect}
          px={6}
          fz={12}
          onClick={() => void scale.connect()}
          loading={status === 'OPENING'}
        >
          {t('timbang:connect')}
        </Button>
      </span>
    );
  const said = !reading
    ? t('timbang:scale.SILENT')
    : reading.ok
      ? t('timbang:scale.STABLE')
      : t(`timbang:refusal.${reading.reason}`);
  return (
    <span className={css.live} role="status" data-ready={ready !== null || undefined}>
      <output className="num" aria-label={t('timbang:liveWeight')} aria-live="off">
        {reading?.mg === null || reading?.mg === undefined ? '–' : showGram(Number(mgToGram(reading.mg)))}
      </output>
      {said}
      {ready !== null && (
        <UnstyledButton
          {...(phone && { className: css.take ?? '' })}
          onClick={onTake}
          aria-label={t(phone ? 'takeWeight' : 'takeWeightKey')}
          title={t('takeWeight')}
        >
          {phone ? t('takeWeight') : <Hotkey keys="Space" />}
        </UnstyledButton>
      )}
    </span>
  );
};

/** The gross weight: Space takes what lies still on the scale; what is typed is marked as typed. */
export const ScaleWeight = ({
  scale,
  state,
  value,
  typed,
  error,
  disabled,
  ref,
  first,
  of,
  onChange,
}: Props) => {
  const { t } = useTranslation(['pembelian', 'timbang']);
  const take = () => {
    const mg = scale.take();
    // The same load may be taken again: it is the piece at hand, not one of many.
    scale.release();
    if (mg === null) return toast(t(`timbang:${noWeightReason({ ...state, taken: false })}`));
    onChange(Number(mgToGram(mg)), false);
  };
  return (
    <GramField
      {...(ref && { ref })}
      {...((first || !of) && { 'data-autofocus': true })}
      name={of?.name ?? 'berat_kotor'}
      label={
        <>
          {of?.label ?? t('berat_kotor')}
          {typed && value !== null && (
            <Badge ml={4} px={6} size="sm" color="gold" variant="light">
              {t('typed')}
            </Badge>
          )}
        </>
      }
      withAsterisk
      disabled={disabled}
      error={error}
      value={value}
      onChange={(grams) => onChange(grams, true)}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        take();
      }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={<Live scale={scale} state={state} onTake={take} />}
      descriptionProps={{ component: 'div' }}
    />
  );
};
