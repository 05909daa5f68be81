import { ActionIcon, Button, SegmentedControl, Select } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../dialogs/toasts.ts';
import { localeOf } from '../fields/locales.ts';
import { RupiahField } from '../fields/NumberFields.tsx';
import { TextField } from '../fields/TextFields.tsx';
import { showRupiah } from '../format.ts';
import { AppLink } from '../page/AppLink.tsx';
import { Hotkey, useScreenKeys } from '../page/Hotkey.tsx';
import { moveOn } from '../page/move-on.ts';
import pageCss from '../page/page.module.css';
import { useLanguage, useMessage } from '../text.ts';
import { AccountSelect } from './AccountSelect.tsx';
import { DocumentLink } from './DocumentLink.tsx';
import css from './entry.module.css';
import type { EntryValues } from './entry.ts';
import { printVoucher } from './paper.ts';
import { DAY_SCREEN, typeOfNumber } from './types.ts';
import { Unanswered } from './Unanswered.tsx';
import { type EntryKind, useEntryForm } from './useEntryForm.ts';

/** A field of a new document: a choice of two, one of some, an account of the shop, rupiah, or words. */
export interface EntryField {
  name: string;
  label: string;
  as: 'switch' | 'select' | 'account' | 'rupiah' | 'text';
  choices?: readonly { value: string; label: string }[];
  placeholder?: string;
  /** Said where no choice is left. */
  nothing?: string;
  /** Sums that a button adds. */
  quick?: readonly number[];
}

/** What the drawer will hold afterwards, and whether someone must approve. */
export interface Afterwards {
  /** Rupiah; below zero it cannot be posted. null for who counts the drawer without being told. */
  left: number | null;
  /** Rupiah above which the amount is approved; null where it is not. */
  limit: number | null;
}

interface Props<V extends EntryValues, B extends EntryValues> extends EntryKind<V, B> {
  fields: (values: V) => readonly EntryField[];
  /** What else changes with a field. */
  follow?: (change: Partial<V>) => Partial<V>;
  /** What the button says that it does. */
  action: (values: V) => string | null;
  after: (values: V) => Afterwards | null;
  /** Whether the business day is open; undefined while nobody knows. */
  open: boolean | undefined;
  /** The amount's input, where Ins goes to. */
  first: Ref<HTMLInputElement>;
}

const MAX_TEXT = 200;

interface InputProps {
  field: EntryField;
  value: string | number | null;
  error: string | undefined;
  locked: boolean;
  first: Ref<HTMLInputElement>;
  onChange: (value: string | number | null) => void;
}

const Amount = ({ field, value, error, locked, first, onChange }: InputProps) => {
  const { t } = useTranslation('dokumen');
  const compact = new Intl.NumberFormat(localeOf(useLanguage()), { notation: 'compact' });
  const amount = typeof value === 'number' ? value : null;
  return (
    <div>
      <RupiahField
        name={field.name}
        label={field.label}
        error={error}
        ref={first}
        withAsterisk
        disabled={locked}
        value={amount}
        onChange={onChange}
        styles={{ input: { height: 52, fontSize: 24, fontWeight: 650 } }}
      />
      <div className={css.quick}>
        {(field.quick ?? []).map((step) => (
          <Button
            key={step}
            size="compact-sm"
            px={4}
            fz={13}
            disabled={locked}
            onClick={() => onChange((amount ?? 0) + step)}
          >
            {t('plus', { amount: compact.format(step) })}
          </Button>
        ))}
      </div>
    </div>
  );
};

const Input = (props: InputProps) => {
  const { field, value, error, locked, onChange } = props;
  const { as, name, label, choices = [], placeholder, nothing } = field;
  const text = String(value ?? '');
  const common = { name, label, error, withAsterisk: true, disabled: locked, placeholder };
  switch (as) {
    case 'switch':
      return (
        <SegmentedControl
          fullWidth
          size="md"
          aria-label={label}
          disabled={locked}
          value={text}
          onChange={onChange}
          data={[...choices]}
        />
      );
    case 'select':
      return (
        <Select
          {...common}
          searchable
          openOnFocus={false}
          selectFirstOptionOnChange
          nothingFoundMessage={nothing}
          data={[...choices]}
          value={text || null}
          onChange={(next) => onChange(next ?? '')}
        />
      );
    case 'account':
      return <AccountSelect {...common} openOnFocus={false} value={text} onChange={onChange} />;
    case 'rupiah':
      return <Amount {...props} />;
    case 'text':
      return <TextField {...common} value={text} onChange={onChange} maxLength={MAX_TEXT} />;
  }
};

const After = ({ left, limit }: Afterwards) => {
  const { t } = useTranslation('dokumen');
  return (
    <div className={css.after} aria-live="polite">
      {left !== null && (
        <>
          <span>{t('saldoAfter')}</span>
          <span className="num" data-short={left < 0 || undefined}>
            {showRupiah(left)}
          </span>
        </>
      )}
      {left !== null && left < 0 && <em>{t('notEnough')}</em>}
      {(left === null || left >= 0) && limit !== null && (
        <em>{t('needsApproval', { limit: showRupiah(limit) })}</em>
      )}
    </div>
  );
};

const Posted = ({ no_faktur }: { no_faktur: string }) => {
  const { t } = useTranslation('dokumen');
  return (
    <div className={css.posted} role="status">
      <span className="num">{t('postedAs', { no_faktur })}</span>
      {typeOfNumber(no_faktur)?.paper?.name === 'voucher' ? (
        <ActionIcon
          variant="default"
          size={34}
          aria-label={t('printVoucher')}
          title={t('printVoucher')}
          onClick={() => void printVoucher(no_faktur).catch(showFailure)}
        >
          <IconPrinter size={17} />
        </ActionIcon>
      ) : (
        <DocumentLink no={no_faktur} />
      )}
    </div>
  );
};

/** A select keeps its name on a hidden input behind the one that is typed into. */
const focusNamed = (form: HTMLFormElement | null, name: string): void => {
  const field = form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (field?.type === 'hidden') field.previousElementSibling?.querySelector('input')?.focus();
  else field?.focus();
};

/** The form of a new document; after it the next one. Ctrl+S posts, a draft survives a reload. */
export const EntryForm = <V extends EntryValues, B extends EntryValues>(props: Props<V, B>) => {
  const { t } = useTranslation('dokumen');
  const message = useMessage();
  const place = useRef<HTMLFormElement>(null);
  const form = useEntryForm(props, (name) => focusNamed(place.current, name));
  const { values, problems, sending, unanswered } = form;
  const mayPost = props.open === true;
  const after = props.after(values);
  useScreenKeys([['mod+S', () => void form.save()]], { inDialog: true, enabled: mayPost });
  return (
    <form
      ref={place}
      className={css.form}
      onKeyDown={moveOn}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
      noValidate
    >
      {props.fields(values).map((field) => (
        <Input
          key={field.name}
          field={field}
          value={values[field.name] ?? null}
          error={problems[field.name] && message(problems[field.name] as string, { label: field.label })}
          locked={unanswered}
          first={props.first}
          onChange={(value) => {
            const change = { [field.name]: value } as Partial<V>;
            form.set({ ...change, ...props.follow?.(change) });
          }}
        />
      ))}
      {unanswered ? (
        <Unanswered onRelease={form.release}>{t('unansweredText')}</Unanswered>
      ) : (
        after && <After {...after} />
      )}
      {props.open === false ? (
        <p className={css.closed} role="status">
          {t('dayClosed')}{' '}
          <AppLink href={DAY_SCREEN} className={pageCss.link}>
            {t('openDay')}
          </AppLink>
        </p>
      ) : (
        <Button
          type="submit"
          variant="filled"
          size="md"
          h={48}
          px="xs"
          classNames={{ label: css.amount ?? '' }}
          loading={sending}
          disabled={!mayPost}
          rightSection={<Hotkey keys="Ctrl+S" />}
        >
          {unanswered ? t('resend') : (props.action(values) ?? t('save'))}
        </Button>
      )}
      {form.posted && <Posted no_faktur={form.posted} />}
    </form>
  );
};
