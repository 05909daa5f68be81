import { Checkbox, Input } from '@mantine/core';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { showRupiah, useFormat } from '../../kit/format.ts';
import css from './entry.module.css';

/** What may be chosen, with its small print and its rupiah. */
export interface Choice {
  value: string;
  label: string;
  note?: string;
  rp?: number;
}

interface Props {
  name: string;
  label: string;
  error: string | undefined;
  withAsterisk: boolean;
  disabled: boolean;
  choices: readonly Choice[];
  nothing: string | undefined;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** Some of a list, each under a box; the one at its head takes all, and says how many are taken and what they come to. */
export const Several = ({ name, label, error, withAsterisk, disabled, choices, nothing, ...rest }: Props) => {
  const { value, onChange } = rest;
  const { t } = useTranslation('dokumen');
  const format = useFormat();
  const id = useId();
  const taken = new Set(value);
  const chosen = choices.filter((choice) => taken.has(choice.value));
  const toggle = (one: string) =>
    onChange(choices.map((choice) => choice.value).filter((other) => taken.has(other) !== (other === one)));
  const all = chosen.length === choices.length;
  const gone = !disabled && choices.length > 0 && chosen.length < value.length;
  // What somebody else took meanwhile is no longer sent.
  useEffect(() => {
    if (gone) onChange(chosen.map((choice) => choice.value));
  });
  return (
    <Input.Wrapper
      component="fieldset"
      className={css.several}
      label={label}
      labelElement="div"
      labelProps={{ id }}
      aria-labelledby={id}
      error={error}
      withAsterisk={withAsterisk}
    >
      {choices.length === 0 ? (
        <p className={css.closed}>{nothing}</p>
      ) : (
        <>
          <Checkbox
            name={name}
            className={css.all}
            disabled={disabled}
            checked={all}
            indeterminate={!all && chosen.length > 0}
            onChange={() => onChange(all ? [] : choices.map((choice) => choice.value))}
            label={t('takeAll', { chosen: chosen.length, count: choices.length })}
            description={showRupiah(chosen.reduce((sum, { rp = 0 }) => sum + rp, 0))}
          />
          <ul>
            {choices.map((choice) => (
              <li key={choice.value}>
                <Checkbox
                  disabled={disabled}
                  checked={taken.has(choice.value)}
                  onChange={() => toggle(choice.value)}
                  label={choice.label}
                  description={choice.note}
                />
                {choice.rp !== undefined && <span className="num">{format('integer', choice.rp)}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Input.Wrapper>
  );
};
