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
