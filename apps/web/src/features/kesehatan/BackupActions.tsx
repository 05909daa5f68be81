import { cadangkanSekarang } from '@kadar/contract/endpoints/kesehatan.ts';
import { Button } from '@mantine/core';
import { IconDatabaseExport, IconRestore, IconSettings } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { later } from '../../kit/later.tsx';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import type { Data } from './HealthRows.tsx';
import { kesehatanQuery } from './queries.ts';

const ScheduleDialog = later(() => import('./ScheduleDialog.tsx'));

/** The queue takes a moment until it begins: looked at again then, in ms. */
const LOOKS = [1_000, 3_000, 6_000, 12_000] as const;

type Macam = 'CADANGAN' | 'UJI_PULIH';

/** What may be done about backups, by who may. */
export const BackupActions = ({ data }: { data: Data }) => {
  const { t } = useTranslation('kesehatan');
  const client = useQueryClient();
  const [setting, setSetting] = useState(false);
  const { send, sending } = useOutbox(
    'cadangkan',
    (macam: Macam, options) => call(cadangkanSekarang, { body: { macam } }, options),
    { asks: false },
  );
  const again = () => void client.invalidateQueries({ queryKey: kesehatanQuery.queryKey });
  const busy = sending || data.jalan !== null;
  const begin = async (macam: Macam) => {
    if (busy) return;
    try {
      await send(macam);
      toast(t('started'));
      for (const ms of LOOKS) setTimeout(again, ms);
    } catch (error) {
      showFailure(error);
    }
    again();
  };
  useScreenKeys([
    ['F9', () => void begin('CADANGAN')],
    ['F8', () => void begin('UJI_PULIH')],
    ['F7', () => setSetting(true)],
  ]);
  return (
    <>
      <Button
        h={40}
        onClick={() => setSetting(true)}
        leftSection={<IconSettings size={18} />}
        rightSection={<Hotkey keys="F7" />}
      >
        {t('setUp')}
      </Button>
      <Button
        h={40}
        disabled={busy}
        onClick={() => void begin('UJI_PULIH')}
        leftSection={<IconRestore size={18} />}
        rightSection={<Hotkey keys="F8" />}
      >
        {t('tryNow')}
      </Button>
      <Button
        h={40}
        variant="filled"
        disabled={busy}
        onClick={() => void begin('CADANGAN')}
        leftSection={<IconDatabaseExport size={18} />}
        rightSection={<Hotkey keys="F9" />}
      >
        {t('backupNow')}
      </Button>
      {setting && (
        <ScheduleDialog
          atur={data.atur}
          onDone={() => {
            setSetting(false);
            again();
          }}
          onClose={() => setSetting(false)}
        />
      )}
    </>
  );
};
