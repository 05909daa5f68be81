import { zodResolver } from '@hookform/resolvers/zod';
import { fieldsSchema } from '@kadar/contract/field-schemas.ts';
import type { Field } from '@kadar/contract/fields.ts';
import { Button, Modal, Text } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { type Control, Controller, type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../api/errors.ts';
import { confirm } from '../dialogs/confirm.tsx';
import { DialogFoot } from '../dialogs/DialogFoot.tsx';
import { useOwnEscape } from '../dialogs/own-escape.ts';
import { useReturnFocus } from '../dialogs/return-focus.ts';
import { showFailure } from '../dialogs/toasts.ts';
import { OfToko } from '../fields/records.ts';
import { Hotkey, useScreenKeys } from '../page/Hotkey.tsx';
import { moveOn } from '../page/move-on.ts';
import { useMessage } from '../text.ts';
import { dropDraft, readDraft, useDraft } from './drafts.ts';
import { FieldInput } from './FieldInput.tsx';
import type { FieldInputProps, FieldInputs } from './field-input.ts';
import { askedFields, type FormValues, sentValues, startValues } from './form-values.ts';
import css from './list.module.css';
import { fieldOf, firstProblem, needsOnlyLabel, useProblem } from './problems.ts';
import { UploadBase } from './upload-base.ts';

export interface FormModalProps {
  title: string;
  fields: Record<string, Field>;
  /** The record to change; null adds one, and `fixed` fields are then open. */
  row: FormValues | null;
  /** Under this name a draft survives a reload; it is dropped when saved or closed. */
  draft: string;
  /** Sends the values; an ApiError's fields are shown in their places. */
  onSave: (values: FormValues) => Promise<void>;
  onClose: () => void;
  inputs?: FieldInputs;
  /** Stands above the fields, such as a note. */
  head?: string;
  /** Stands beside the fields and shows what is typed. */
  Aside?: ComponentType<{ values: FormValues }>;
  /** Call path of the master whose pictures the form uploads. */
  uploadBase?: string;
  /** What a new record starts from, where nothing typed before was found. */
  typed?: FormValues;
  /** Whose records its pickers offer, where that is not the picked shop. */
  ofToko?: (values: FormValues) => string | undefined;
}

/** The fields an edit judges: a password may stay unsaid. */
const judged = (fields: Record<string, Field>, editing: boolean): Record<string, Field> =>
  editing
    ? Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          field.kind === 'password' ? { ...field, required: false } : field,
        ]),
      )
    : fields;

/** Shows each refusal at its field, and what belongs to none of them above the form. */
const useRefusal = (form: UseFormReturn<FormValues>, fields: Record<string, Field>) => {
  const message = useMessage();
  return (error: unknown): void => {
    if (!isApiError(error) || Object.keys(error.fields).length === 0) {
      showFailure(error);
      return;
    }
    const told = new Set<string>();
    for (const [path, { code, message: said }] of Object.entries(error.fields)) {
      const name = fieldOf(path);
      if (told.has(name)) continue;
      const ours = needsOnlyLabel(message(code));
      form.setError(name, { type: 'server', message: ours ? code : said }, { shouldFocus: told.size === 0 });
      told.add(name);
    }
    if (![...told].some((name) => name in fields)) showFailure(error);
  };
};

type BoundProps = Omit<FieldInputProps, 'value' | 'onChange' | 'onBlur' | 'ref'> & {
  Input: ComponentType<FieldInputProps>;
  control: Control<FormValues>;
};

/** An input that holds the form's value of its name. */
const BoundInput = ({ Input, control, ...props }: BoundProps) => (
  <Controller
    name={props.name}
    control={control}
    render={({ field: { value, onChange, onBlur, ref } }) => (
      <Input {...props} value={value} onChange={onChange} onBlur={onBlur} ref={ref} />
    )}
  />
);

/** A form made from declared fields: label above, help below, error in the field's place, Ctrl+S saves. */
export const FormModal = ({
  title,
  fields,
  row,
  draft,
  onSave,
  onClose,
  inputs = {},
  head,
  Aside,
  uploadBase = '',
  typed,
  ofToko,
}: FormModalProps) => {
  const { t } = useTranslation('kit');
  const problem = useProblem();
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const editing = row !== null;
  const [restored] = useState(() => readDraft<FormValues>(draft));
  const start = startValues(fields, row);
  const begun = restored ?? typed;
  const form = useForm<FormValues>({
    defaultValues: start,
    ...(begun && { values: { ...start, ...begun }, resetOptions: { keepDefaultValues: true } }),
    resolver: zodResolver(fieldsSchema(judged(fields, editing)), undefined, { raw: true }),
    mode: 'onTouched',
  });
  const { control, formState } = form;
  const values = form.watch();
  useDraft(draft, formState.isDirty ? withoutSecrets(fields, values) : null);

  const refuse = useRefusal(form, fields);
  const save = form.handleSubmit(async (typed) => {
    try {
      await onSave(sentValues(fields, typed));
      dropDraft(draft);
    } catch (error) {
      refuse(error);
    }
  });
  const close = async (): Promise<void> => {
    if (formState.isDirty && !(await confirm({ text: t('dropChanges'), ok: t('drop'), danger: true })))
      return;
    dropDraft(draft);
    onClose();
  };
  useScreenKeys([['mod+S', () => void save()]], { inDialog: true });

  const errorOf = (name: string, field: Field): string | undefined => {
    const error = firstProblem((formState.errors as FieldErrors<FormValues>)[name]);
    const said = typeof error?.message === 'string' ? error.message : error ? 'ISIAN_TIDAK_SAH' : undefined;
    return error?.type === 'server' && said?.includes(' ') ? said : problem(said, field);
  };
  const asked = askedFields(judged(fields, editing)).filter(([, field]) => editing || !field.generated);
  const first = asked.find(([, field]) => !(editing && field.fixed))?.[0];
  return (
    <Modal
      opened
      onClose={() => void close()}
      title={title}
      size={Aside ? 1080 : asked.length > 6 ? 'xl' : 'md'}
      closeOnClickOutside={false}
      closeOnEscape={closeOnEscape}
      trapFocus
    >
      <form onSubmit={save} onKeyDown={moveOn} noValidate>
        {(head || restored) && (
          <Text size="sm" c="dimmed" mb="sm" role="status">
            {restored ? t('draftRestored') : head}
          </Text>
        )}
        <UploadBase value={uploadBase}>
          <OfToko value={ofToko?.(values)}>
            <div className={Aside && css.withAside}>
              <div className={asked.length > 6 ? css.twoColumns : css.oneColumn}>
                {asked.map(([name, field]) => (
                  <div key={name} className={wide(field) ? css.wide : undefined}>
                    <BoundInput
                      name={name}
                      field={field}
                      Input={inputs[name] ?? FieldInput}
                      control={control}
                      error={errorOf(name, field)}
                      disabled={editing && field.fixed === true}
                      first={name === first}
                      values={values}
                      row={row}
                    />
                  </div>
                ))}
              </div>
              {Aside && (
                <aside className={css.aside}>
                  <Aside values={values} />
                </aside>
              )}
            </div>
          </OfToko>
        </UploadBase>
        <DialogFoot>
          <Button onClick={() => void close()} rightSection={<Hotkey keys="Esc" />}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            variant="filled"
            loading={formState.isSubmitting}
            rightSection={<Hotkey keys="Ctrl+S" />}
          >
            {t('save')}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
};

const wide = (field: Field): boolean => ['longtext', 'rows', 'json', 'image', 'images'].includes(field.kind);

/** A draft outlives the page; a password must not. */
const withoutSecrets = (fields: Record<string, Field>, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => fields[name]?.kind !== 'password'));
