import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconRestore, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MasterRow } from '../masters.ts';
import { Hotkey } from '../page/Hotkey.tsx';

interface Props {
  active: MasterRow | null;
  /** The list shows what was deleted. */
  deleted: boolean;
  mayWrite: boolean;
  /** Undefined where nothing may be added. */
  onAdd: (() => void) | undefined;
  onEdit: (row: MasterRow | null) => void;
  /** Undefined where nothing may be deleted. */
  onRemove: ((row: MasterRow | null) => void) | undefined;
  onRevive: (row: MasterRow) => void;
}

/** What may be done with the active row of a list, and a new one beside it. */
export const RowActions = ({ active, deleted, mayWrite, onAdd, onEdit, onRemove, onRevive }: Props) => {
  const { t } = useTranslation('kit');
  if (deleted)
    return (
      <Button
        leftSection={<IconRestore size={18} />}
        disabled={!active || !mayWrite}
        onClick={() => active && onRevive(active)}
      >
        {t('reactivate')}
      </Button>
    );
  return (
    <>
      {onRemove && (
        <Button
          leftSection={<IconTrash size={18} />}
          rightSection={<Hotkey keys="Del" />}
          disabled={!active}
          onClick={() => onRemove(active)}
        >
          {t('delete')}
        </Button>
      )}
      {mayWrite && (
        <Button
          leftSection={<IconPencil size={18} />}
          rightSection={<Hotkey keys="Enter" />}
          disabled={!active}
          onClick={() => onEdit(active)}
        >
          {t('edit')}
        </Button>
      )}
      {onAdd && (
        <Button
          variant="filled"
          leftSection={<IconPlus size={18} />}
          rightSection={<Hotkey keys="Ins" />}
          onClick={onAdd}
        >
          {t('add')}
        </Button>
      )}
    </>
  );
};
