import type { Field } from '@kadar/contract/fields.ts';
import type { ComponentType, Ref } from 'react';
import type { FormValues } from './form-values.ts';

export interface FieldInputProps {
  name: string;
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur?: () => void;
  error?: string | undefined;
  disabled?: boolean;
  /** Gets the focus when the form opens. */
  first?: boolean;
  /** What the whole form holds, for an input that follows another one. */
  values?: FormValues;
  /** The record to change; null where one is added. */
  row?: FormValues | null;
  ref?: Ref<HTMLInputElement>;
}

/** Replaces the input of single fields of a form. */
export type FieldInputs = Readonly<Record<string, ComponentType<FieldInputProps>>>;
