import type { Text } from '@kadar/contract/text.ts';
import { isCode, useMessage, useText } from '../text.ts';

/** A field's problem in words: codes of the schema get the label that stands above the field. */
export const useProblem = () => {
  const message = useMessage();
  const read = useText();
  return (problem: string | undefined, field: { label: Text } | undefined): string | undefined => {
    if (problem === undefined) return undefined;
    const label = field ? read(field.label) : '';
    return message(isCode(problem) ? problem : 'ISIAN_TIDAK_SAH', { label });
  };
};

const ONLY_LABEL = /\{(?!label\})\w+\}/;

/** Whether a code's text needs nothing but the field's label; then the client's own label reads better than a name. */
export const needsOnlyLabel = (template: string): boolean => !ONLY_LABEL.test(template);

/** The form's field that a refusal's path such as `detail_group.0` or `harga.2.sampai` is about; a list shows it at itself. */
export const fieldOf = (path: string): string => path.split('.')[0] ?? path;

interface Problem {
  type?: unknown;
  message?: unknown;
}

/** The first problem in a field, or in what a list of values or rows holds. */
export const firstProblem = (error: unknown): Problem | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if (typeof (error as Problem).type === 'string') return error;
  for (const inner of Object.values(error)) {
    const found = firstProblem(inner);
    if (found) return found;
  }
  return undefined;
};
