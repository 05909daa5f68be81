import type { DataOpname } from '@kadar/contract/endpoints/opname.ts';
import { Button, Select, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useCan } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import css from '../../parts/opname/opname.module.css';
import { BUTTONS } from '../../parts/opname/words.ts';
import { Differences } from './Differences.tsx';
import type { Opname } from './useOpname.ts';

/** Nothing is counted: what to count, and what earlier counts left open. */
export const Idle = ({ data, opname }: { data: DataOpname; opname: Opname }) => {
  const { t } = useTranslation('opname');
  const message = useMessage();
  const [tempat, setTempat] = useState('');
  const [buta, setButa] = useState(true);
  const decides = useCan('opname.selesai') !== undefined;
  const { start, put, state } = opname;
  const go = async () => {
    if (start.sending) return;
    try {
      const answer = await start.send({ tempat, buta });
      put(answer.data);
      toast(answer.message ?? message('OPNAME_TERSEDIA'));
    } catch (error) {
      showFailure(error);
      void state.refetch();
    }
  };
  useScreenKeys([['F9', () => void go()]]);
  return (
    <Page title={t('title')}>
      <div className={css.start}>
        <p className={css.quiet}>{t('startHelp')}</p>
        <Select
          label={t('place')}
          data={[
            { value: '', label: t('allPlaces') },
            ...data.tempat.map((value) => ({ value, label: value })),
          ]}
          value={tempat}
          onChange={(value) => setTempat(value ?? '')}
          allowDeselect={false}
        />
        {decides && (
          <Switch
            label={t('blind')}
            description={t('blindHelp')}
            checked={buta}
            onChange={(event) => setButa(event.currentTarget.checked)}
          />
        )}
        <Button
          variant="filled"
          size="md"
          loading={start.sending}
          rightSection={<Hotkey keys="F9" />}
          onClick={() => void go()}
          data-autofocus
        >
          {message(BUTTONS.goOn)}
        </Button>
      </div>
      {data.selisih.length > 0 && <Differences rows={data.selisih} opname={opname} />}
    </Page>
  );
};
