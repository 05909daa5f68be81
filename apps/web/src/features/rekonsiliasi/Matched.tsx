import { type CocokRow, lepasCocok } from '@kadar/contract/endpoints/rekonsiliasi.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import { useCan } from '../../kit/session.ts';
import { Pair } from './Line.tsx';
import css from './rekonsiliasi.module.css';
import { SideList } from './SideList.tsx';
import { showSen } from './sen.ts';

const UndoDialog = ({
  no_rekening,
  id,
  onClose,
}: {
  no_rekening: string;
  id: number;
  onClose: () => void;
}) => {
  const { t } = useTranslation('rekonsiliasi');
  const [alasan, setAlasan] = useState('');
  return (
    <FormDialog
      danger
      title={t('undo')}
      action={t('undo')}
      what={`rekonsiliasi/${no_rekening}/lepas/${id}`}
      body={{ id, alasan }}
      send={(body, options) => call(lepasCocok, { params: { no_rekening }, body }, options)}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorAt) => (
        <TextField
          label={t('why')}
          withAsterisk
          data-autofocus
          value={alasan}
          onChange={setAlasan}
          maxLength={200}
          error={errorAt('alasan')}
        />
      )}
    </FormDialog>
  );
};

/** What is matched of a month, newest first; L takes one apart. */
export const Matched = ({ no_rekening, rows }: { no_rekening: string; rows: readonly CocokRow[] }) => {
  const { t } = useTranslation('rekonsiliasi');
  const { moment } = useShopTime();
  const may = useCan('rekonsiliasi.post') !== undefined;
  const undo = ({ id }: CocokRow) => {
    if (may)
      void openDialog<null>(
        (close) => <UndoDialog no_rekening={no_rekening} id={id} onClose={() => close(null)} />,
        null,
      );
  };
  return (
    <SideList
      label={t('matched')}
      note={String(rows.length)}
      rows={rows}
      keyOf={({ id }) => String(id)}
      draw={(row) => (
        <>
          <Pair {...row} />
          <span className={css.quiet}>
            {[
              t(`why${row.sebab}`),
              t(`by${row.cara}`, { who: row.oleh, when: moment(row.at) }),
              row.catatan,
              row.selisih_sen !== 0 && t('differsBy', { rp: showSen(row.selisih_sen) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      )}
      onKey={(key, row) => key === 'l' && undo(row)}
      actions={(row) =>
        may && (
          <Button size="compact-sm" rightSection={<Hotkey keys="L" />} onClick={() => undo(row)}>
            {t('undo')}
          </Button>
        )
      }
      empty={t('nothingMatched')}
      first
    />
  );
};
