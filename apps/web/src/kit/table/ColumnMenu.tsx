import { ActionIcon, Checkbox, Group, Popover, Stack, Tooltip, UnstyledButton } from '@mantine/core';
import { IconColumns3, IconCopy } from '@tabler/icons-react';
import type { RowData } from '@tanstack/react-table';
import { useTranslation } from 'react-i18next';
import { useTableLayout } from './layout.ts';
import type { Column } from './types.ts';
import type { TableModelOf } from './useTableModel.ts';

interface Props<T extends RowData> {
  id: string;
  table: TableModelOf<T>;
  columns: ReadonlyMap<string, Column<T>>;
  onCopy: () => void;
}

/** Which columns are shown, and the table as text on the clipboard. */
export const ColumnMenu = <T extends RowData>({ id, table, columns, onCopy }: Props<T>) => {
  const { t } = useTranslation('kit');
  const [, , forget] = useTableLayout(id);
  return (
    <Group gap={2} wrap="nowrap">
      <Tooltip label={t('copyTable')}>
        <ActionIcon onClick={onCopy} aria-label={t('copyTable')} size={28}>
          <IconCopy size={18} />
        </ActionIcon>
      </Tooltip>
      <Popover position="bottom-end" trapFocus shadow="md">
        <Popover.Target>
          <Tooltip label={t('chooseColumns')}>
            <ActionIcon aria-label={t('chooseColumns')} size={28}>
              <IconColumns3 size={18} />
            </ActionIcon>
          </Tooltip>
        </Popover.Target>
        <Popover.Dropdown>
          <Stack gap={8} mah={360} style={{ overflow: 'auto' }}>
            {table.getAllLeafColumns().map((column) => (
              <Checkbox
                key={column.id}
                label={columns.get(column.id)?.title ?? column.id}
                checked={column.getIsVisible()}
                disabled={!column.getCanHide()}
                onChange={column.getToggleVisibilityHandler()}
              />
            ))}
            <UnstyledButton onClick={forget} fz="sm" mt={4}>
              {t('standardColumns')}
            </UnstyledButton>
          </Stack>
        </Popover.Dropdown>
      </Popover>
    </Group>
  );
};
