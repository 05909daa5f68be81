import type { ReportDefinition } from '@kadar/contract/report.ts';
import { Pill } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { useText } from '../text.ts';

interface Props {
  definition: ReportDefinition;
  /** The column that the plot stands on. */
  x: string;
  value: string;
  onRemove: () => void;
}

/** The mark of the plot whose rows alone are shown: 'Jenis: CINCIN ×'. */
export const MarkPill = ({ definition, x, value, onRemove }: Props) => {
  const { t } = useTranslation('laporan');
  const read = useText();
  const format = useFormat();
  const column = definition.columns[x];
  const nilai = format(column?.kind ?? 'text', value);
  return (
    <div>
      <Pill
        withRemoveButton
        size="md"
        onRemove={onRemove}
        removeButtonProps={{ 'aria-label': t('removeMark', { nilai }), 'aria-hidden': false, tabIndex: 0 }}
      >
        {t('onlyOn', { label: column ? read(column.label) : x, nilai })}
      </Pill>
    </div>
  );
};
