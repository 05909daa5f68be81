import { ActionIcon, Button, SegmentedControl, Select } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Unanswered } from '../../kit/counter/Unanswered.tsx';
import formCss from '../../kit/dialogs/form.module.css';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { type Hari, hariQuery } from '../../kit/dokumen/queries.ts';
import { DAY_SCREEN, typeOfNumber } from '../../kit/dokumen/types.ts';
import { focusNamed } from '../../kit/fields/focus-named.ts';
import { localeOf } from '../../kit/fields/locales.ts';
import { GramField, IntegerField, PercentField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { OfToko } from '../../kit/fields/records.ts';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showRupiah, unbroken } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import pageCss from '../../kit/page/page.module.css';
import { tokoChoices, useMe } from '../../kit/session.ts';
import { useLanguage, useMessage } from '../../kit/text.ts';
import { AccountSelect } from './AccountSelect.tsx';
import css from './entry.module.css';
import { type EntryValue, type EntryValues, TOKO } from './entry.ts';
import { printVoucher } from './paper.ts';
import { type Choice, Several } from './Several.tsx';
import { type EntryKind, useEntryForm } from './useEntryForm.ts';

/** A field of a new document: a choice of two, one or several of some, a record of a list, an account of the shop, rupiah, grams, a share, a count, or words. */
export interface EntryField {
  name: string;
  label: string;
  as:
    | 'switch'
    | 'select'
    | 'several'
    | 'record'
    | 'account'
    | 'rupiah'
    | 'gram'
    | 'percent'
    | 'count'
    | 'text';
  /** For `record`: the name of the list. */
  master?: string;
  choices?: readonly Choice[];
  /** Its choices are one shop's: emptied with another one. An account always is. */
  ofShop?: boolean;
  placeholder?: string;
  /** May stay empty; what stands in `optional` of the form always may. */
  optional?: boolean;
  /** Said where no choice is left. */
  nothing?: string;
  /** Characters, for `text`. */
  max?: number;
  /** Sums that a button adds. */
  quick?: readonly number[];
  /** What can be done about the value, below it. */
  below?: ReactNode;
}

/** What the drawer will hold afterwards, and whether someone must approve. */
export interface Afterwards {
  /** Rupiah; below zero it cannot be posted. null for who counts the drawer without being told. */
  left: number | null;
  /** Rupiah above which the amount is approved; null where it is not. */
  limit: number | null;
}

interface Props<V extends EntryValues, B extends EntryValues> extends EntryKind<V, B> {
  /** `toko` is the shop it is for, '' while nobody said. */
  fields: (values: V, toko: string) => readonly EntryField[];
  /** What else changes with a field. */
  follow?: (change: Partial<V>) => Partial<V>;
  /** What the button says that it does. */
  action: (values: V) => string | null;
  /** `hari` is the business day of the shop it is for. */
  after: (values: V, hari: Hari) => Afterwards | null;
  /** The amount's input, where Ins goes to. */
  first: Ref<HTMLInputElement>;
}

const MAX_TEXT = 200;

interface InputProps {
  field: EntryField;
  required: boolean;
  value: EntryValue;
  error: string | undefined;
  locked: boolean;
  first: Ref<HTMLInputElement>;
  onChange: (value: EntryValue) => void;
}

const Amount = ({ field, required, value, error, locked, first, onChange }: InputProps) => {
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
        withAsterisk={required}
        disabled={locked}
        value={amount}
        onChange={onChange}
        styles={{ input: { height: 52, fontSize: 22, fontWeight: 650 } }}
      />
      <div className={css.quick}>
        {(field.quick ?? []).map((step) => (
          <Button
            key={step}
            size="compact-sm"
            px={4}
            fz={12}
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
  const { field, required, value, error, locked, first, onChange } = props;
  const { as, name, label, choices = [], placeholder, nothing, master = '', max = MAX_TEXT } = field;
  const text = String(value ?? '');
  const common = { name, label, error, withAsterisk: required, disabled: locked, placeholder };
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
    case 'several':
      return (
        <Several
          {...common}
          nothing={nothing}
          choices={choices}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
        />
      );
    case 'percent':
      return (
        <PercentField {...common} value={typeof value === 'number' ? value : null} onChange={onChange} />
      );
    case 'gram':
      return <GramField {...common} value={typeof value === 'number' ? value : null} onChange={onChange} />;
    case 'record':
      return (
        <SearchSelect
          {...common}
          master={master}
          addable
          openOnFocus={false}
          value={text}
          onChange={onChange}
        />
      );
    case 'count':
      return (
        <IntegerField
          {...common}
          positive
          ref={first}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      );
    case 'account':
      return <AccountSelect {...common} openOnFocus={false} value={text} onChange={onChange} />;
    case 'rupiah':
      return <Amount {...props} />;
    case 'text':
      return <TextField {...common} value={text} onChange={onChange} maxLength={max} />;
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
          <IconPrinter size={18} />
        </ActionIcon>
      ) : (
        <DocumentLink no={no_faktur} />
      )}
    </div>
  );
};

/** Which shop the document is for, before everything that hangs on it. */
const Toko = ({ value, error, locked, onChange }: Omit<InputProps, 'field' | 'first' | 'required'>) => {
  const { t } = useTranslation('kit');
  const { tokos } = useMe();
  return (
    <Select
      name={TOKO}
      label={t('toko')}
      error={error}
      withAsterisk
      disabled={locked}
      searchable
      openOnFocus={false}
      selectFirstOptionOnChange
      allowDeselect={false}
      placeholder={t('pickToko')}
      data={tokoChoices(tokos)}
      value={String(value ?? '') || null}
      onChange={onChange}
    />
  );
};

/** The form of a new document; after it the next one. Ctrl+S posts, a draft survives a reload. */
export const EntryForm = <V extends EntryValues, B extends EntryValues>(props: Props<V, B>) => {
  const { t } = useTranslation('dokumen');
  const message = useMessage();
  const place = useRef<HTMLFormElement>(null);
  const form = useEntryForm(props, (name) => focusNamed(place.current, name));
  const { values, problems, sending, unanswered, toko } = form;
  const { data: hari } = useQuery({ ...hariQuery(toko), enabled: toko !== '' });
  // Without a shop the button says that one is missing.
  const mayPost = toko === '' || hari?.buka === true;
  const after = hari ? props.after(values, hari) : null;
  const fields = props.fields(values, toko);
  const ofShop = Object.fromEntries(
    fields.flatMap(({ name, as, ofShop }) => (as === 'account' || ofShop ? [[name, props.start[name]]] : [])),
  );
  useScreenKeys(
    [
      ['mod+S', () => void form.save()],
      ['F9', () => void form.save()],
    ],
    { inDialog: true, enabled: mayPost },
  );
  return (
    <form
      ref={place}
      className={formCss.form}
      onKeyDown={moveOn}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
      noValidate
    >
      {form.asksToko && (
        <Toko
          value={toko}
          error={problems[TOKO] && message(problems[TOKO])}
          locked={unanswered}
          onChange={(next) => form.setToko(String(next ?? ''), ofShop as Partial<V>)}
        />
      )}
      <OfToko value={toko || undefined}>
        {fields.map((field) => (
          <Fragment key={field.name}>
            <Input
              field={field}
              required={!(field.optional || props.optional?.includes(field.name))}
              value={values[field.name] ?? null}
              error={problems[field.name] && message(problems[field.name] as string, { label: field.label })}
              locked={unanswered}
              first={props.first}
              onChange={(value) => {
                const change = { [field.name]: value } as Partial<V>;
                form.set({ ...change, ...props.follow?.(change) });
              }}
            />
            {field.below}
          </Fragment>
        ))}
      </OfToko>
      {unanswered ? (
        <Unanswered onRelease={form.release}>{t('unansweredText')}</Unanswered>
      ) : (
        after && <After {...after} />
      )}
      {hari?.buka === false ? (
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
          rightSection={<Hotkey keys="F9" />}
        >
          {unanswered ? t('resend') : unbroken(props.action(values) ?? t('save'))}
        </Button>
      )}
      {form.posted && <Posted no_faktur={form.posted} />}
    </form>
  );
};
