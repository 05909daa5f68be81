import type { Master } from '@kadar/contract/master.ts';
import { Button, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconListCheck, IconSquareCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Query } from '../api/envelope.ts';
import { laterDialog } from '../dialogs/later-dialog.ts';
import { showCount } from '../format.ts';
import { Hotkey, useScreenKeys } from '../page/Hotkey.tsx';
import css from './list.module.css';
import type { Bulk } from './useBulk.tsx';

const BulkDialog = laterDialog(async () => ({ default: (await import('./BulkDialog.tsx')).BulkDialog }));
const BulkHistory = laterDialog(async () => ({ default: (await import('./BulkHistory.tsx')).BulkHistory }));

interface Props {
  master: Master;
  bulk: Bulk;
  /** What the list is asked for, and how many that are. */
  query: Query;
  count: number;
}

const NAMED = 3;

/** What is done with the chosen records, or with all that the list is asked for, and the way back. */
export const BulkBar = ({ master, bulk, query, count }: Props) => {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState<'edit' | 'past' | null>(null);
  const chosen = bulk.keys.size;
  const some = chosen > 0 ? chosen : count;
  const edit = () => bulk.may && bulk.oneShop && some > 0 && setOpen('edit');
  const undo = () => bulk.last && void bulk.undo(bulk.last.id);
  useScreenKeys([
    ['alt+U', edit],
    ['alt+Z', undo],
  ]);
  if (!bulk.may) return null;
  const small = { size: 'compact-sm', variant: 'subtle', color: 'gray' } as const;
  const left = bulk.last?.tinggal ?? [];
  return (
    <div className={css.footActions}>
      {left.length > 0 && (
        <span role="alert">
          {t('bulkLeft', {
            count: left.length,
            nama: left
              .slice(0, NAMED)
              .map(({ nama, kunci }) => nama || kunci)
              .join(', '),
          })}
        </span>
      )}
      {bulk.last && (
        <Button
          {...small}
          leftSection={<IconArrowBackUp size={18} />}
          rightSection={<Hotkey keys="Alt+Z" />}
          onClick={undo}
        >
          {t('bulkUndoLast', { jumlah: showCount(bulk.last.diubah) })}
        </Button>
      )}
      {bulk.mayTick && !bulk.ticking && (
        <Button {...small} leftSection={<IconSquareCheck size={18} />} onClick={() => bulk.setTicking(true)}>
          {t('pick')}
        </Button>
      )}
      {(chosen > 0 || bulk.ticking) && (
        <Button {...small} leftSection={<IconX size={18} />} onClick={bulk.clear}>
          {t('bulkClear')}
        </Button>
      )}
      <Tooltip label={t('bulkOneShop')} disabled={bulk.oneShop}>
        <Button
          {...small}
          leftSection={<IconListCheck size={18} />}
          rightSection={<Hotkey keys="Alt+U" />}
          {...(!(bulk.oneShop && some > 0) && { 'data-disabled': true })}
          aria-disabled={!(bulk.oneShop && some > 0)}
          onClick={edit}
        >
          {t(chosen > 0 ? 'bulkEditChosen' : 'bulkEditAll', { jumlah: showCount(some) })}
        </Button>
      </Tooltip>
      {open === 'edit' && (
        <BulkDialog
          master={master}
          meant={{ kunci: chosen > 0 ? [...bulk.keys] : null, query }}
          onDone={(done) => {
            setOpen(null);
            void bulk.done(done);
          }}
          onHistory={() => setOpen('past')}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'past' && <BulkHistory master={master} onUndo={bulk.undo} onClose={() => setOpen(null)} />}
    </div>
  );
};
