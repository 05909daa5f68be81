import type { DataOpname, ScannedOpname, SesiOpname } from '@kadar/contract/endpoints/opname.ts';
import { Button } from '@mantine/core';
import { IconArrowRight, IconListCheck, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { useWorksOffline } from '../../kit/dialogs/offline-screens.ts';
import { alertError, alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { showCell } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useCan } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import { type Last, LastCard } from './LastCard.tsx';
import css from './opname.module.css';
import { People } from './People.tsx';
import { ResultView } from './ResultView.tsx';
import { ScanBox } from './ScanBox.tsx';
import { SentLine } from './SentLine.tsx';
import { sound } from './tone.ts';
import { useDevice } from './useDevice.ts';
import type { Opname } from './useOpname.ts';
import { BUTTONS, toneOf } from './words.ts';

interface Props {
  toko: string;
  sesi: SesiOpname;
  data: DataOpname;
  opname: Opname;
}

/** What the last scan came to: on the device at once, and as soon as the server said so. */
const useLast = () => {
  const [last, setLast] = useState<Last | null>(null);
  const answered = (answers: readonly ScannedOpname[]) => {
    const counted = answers.filter(({ hasil }) => hasil !== 'HILANG');
    const newest = counted.at(-1);
    if (!newest) return;
    const worst = counted.find(({ hasil }) => toneOf(hasil) === 'bad') ?? newest;
    sound(toneOf(worst.hasil));
    setLast((was) => ({
      no: newest.no_faktur_hutang,
      scanned: counted.find(({ id }) => id === was?.id) ?? newest,
    }));
  };
  return { last, setLast, answered };
};

/** A running count: scanning, and what it came to so far. */
export const Counting = ({ toko, sesi, data, opname }: Props) => {
  const { t } = useTranslation('opname');
  const message = useMessage();
  const [result, setResult] = useState(false);
  useWorksOffline();
  const { last, setLast, answered } = useLast();
  const device = useDevice(toko, (answers) => {
    answered(answers);
    opname.soon();
  });
  const ends = useCan('opname.selesai') !== undefined;
  const keep = (no: string, jenis: 'SCAN' | 'CARI', more: { tempat: string; berat: number | null }) => {
    try {
      const id = device.keep({ sesi_id: sesi.id, jenis, no_faktur_hutang: no, ...more });
      if (jenis === 'SCAN') setLast({ id, no });
    } catch {
      alertError(t('noRoom'));
    }
  };
  const empty = async () => {
    const sure = await confirm({
      title: message(BUTTONS.empty),
      text: t('emptyText', { count: data.orang.reduce((sum, { jumlah }) => sum + jumlah, 0) }),
      ok: message(BUTTONS.empty),
      danger: true,
    });
    if (!sure) return;
    try {
      const answer = await opname.empty.send({});
      alertSuccess(answer.message ?? message('OPNAME_DIKOSONGKAN'));
      opname.put(answer.data);
    } catch (error) {
      showFailure(error);
    }
  };
  useScreenKeys([
    ['F8', () => setResult(true)],
    ['F9', () => setResult(false)],
  ]);
  useScreenKeys([['alt+K', () => void empty()]], { enabled: ends });
  const own = device.waiting.filter((scan) => scan.sesi_id === sesi.id && scan.jenis === 'SCAN').length;
  const others = data.orang.reduce((sum, { jumlah }) => sum + jumlah, 0) - data.saya;
  return (
    <Page
      title={t('title')}
      under={sesi.tempat || t('allPlaces')}
      actions={
        <>
          {ends && (
            <Button
              leftSection={<IconTrash size={18} aria-hidden="true" />}
              rightSection={<Hotkey keys="Alt+K" />}
              onClick={() => void empty()}
            >
              {message(BUTTONS.empty)}
            </Button>
          )}
          {result ? (
            <Button
              leftSection={<IconArrowRight size={18} aria-hidden="true" />}
              rightSection={<Hotkey keys="F9" />}
              onClick={() => setResult(false)}
            >
              {message(BUTTONS.goOn)}
            </Button>
          ) : (
            <Button
              variant="filled"
              leftSection={<IconListCheck size={18} aria-hidden="true" />}
              rightSection={<Hotkey keys="F8" />}
              onClick={() => setResult(true)}
            >
              {message(BUTTONS.result)}
            </Button>
          )}
        </>
      }
    >
      {result ? (
        <ResultView
          toko={toko}
          opname={opname}
          waiting={device.waiting.length}
          onSearched={(no) => keep(no, 'CARI', { tempat: '', berat: null })}
        />
      ) : (
        <div className={css.columns}>
          <div className={css.main}>
            <div className={css.count}>
              <strong className={css.figure}>{showCell('integer', data.saya + own)}</strong>
              <span className={css.quiet}>
                {data.harus === null
                  ? t('mine')
                  : t('mineOf', {
                      all: showCell('integer', data.saya + own + others),
                      expected: showCell('integer', data.harus),
                    })}
              </span>
            </div>
            <ScanBox places={data.tempat} place={sesi.tempat} onScan={(no, more) => keep(no, 'SCAN', more)} />
            <SentLine sent={data.saya} device={device} />
            <LastCard last={last} />
          </div>
          <People rows={data.orang} blind={data.harus === null} />
        </div>
      )}
    </Page>
  );
};
