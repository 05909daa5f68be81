import { HUTANG } from '@kadar/contract/dokumen/hutang.ts';
import {
  type DataOpname,
  type ScannedOpname,
  type SesiOpname,
  sendOpname,
} from '@kadar/contract/endpoints/opname.ts';
import { OPNAME_LENGTH, scannedNumber } from '@kadar/domain/opname.ts';
import { Button } from '@mantine/core';
import { IconArrowRight, IconListCheck, IconTrash } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { useWorksOffline } from '../../kit/dialogs/offline-screens.ts';
import { alertError, alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showCell, showGram, showRupiah } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useCan } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import { LastCard } from '../../parts/opname/LastCard.tsx';
import css from '../../parts/opname/opname.module.css';
import { People } from '../../parts/opname/People.tsx';
import { ScanBox } from '../../parts/opname/ScanBox.tsx';
import { SentLine } from '../../parts/opname/SentLine.tsx';
import { type Counts, useDevice } from '../../parts/opname/useDevice.ts';
import { useLast } from '../../parts/opname/useLast.ts';
import { BUTTONS } from '../../parts/opname/words.ts';
import { ResultView } from './ResultView.tsx';
import type { Opname } from './useOpname.ts';

interface Props {
  toko: string;
  sesi: SesiOpname;
  data: DataOpname;
  opname: Opname;
}

const AWALAN = HUTANG.awalan;

/** The pledge number in what was scanned: the bare number, or the address in a slip's QR. */
const numberIn = (text: string): string | null => {
  const no = scannedNumber(text, AWALAN);
  return no.length === OPNAME_LENGTH ? no : null;
};

const COUNTS: Counts<ScannedOpname> = {
  objek: 'HUTANG',
  post: async ({ perangkat, scan }) => {
    const bags = scan.map(({ kode: no_faktur_hutang, ...event }) => ({ ...event, no_faktur_hutang }));
    return (await call(sendOpname, { body: { perangkat, scan: bags } })).data;
  },
};

const Facts = ({ nama_customer, tgl_hutang, berat_total, jumlah_hutang }: ScannedOpname) => {
  const { date } = useShopTime();
  if (tgl_hutang === null) return null;
  return (
    <p className={css.facts}>
      <strong>{nama_customer}</strong>
      <span className="num">{date(`${tgl_hutang}T05:00:00Z`)}</span>
      <span className="num">{showGram(berat_total)}</span>
      <span className="num">{showRupiah(jumlah_hutang)}</span>
    </p>
  );
};

/** The field for a pledge number, which is whole by its length. */
const BagScan = (props: Pick<ComponentProps<typeof ScanBox>, 'places' | 'place' | 'onScan'>) => {
  const { t } = useTranslation('opname');
  const words = {
    scan: t('scan'),
    placeholder: t('scanPlaceholder'),
    refused: t('length', { count: OPNAME_LENGTH }),
    weight: t('bag'),
  };
  return <ScanBox {...props} codeOf={numberIn} whole words={words} />;
};

/** A running count: scanning, and what it came to so far. */
export const Counting = ({ toko, sesi, data, opname }: Props) => {
  const { t } = useTranslation('opname');
  const message = useMessage();
  const [result, setResult] = useState(false);
  useWorksOffline();
  const { last, setLast, answered } = useLast<ScannedOpname>(({ no_faktur_hutang }) => no_faktur_hutang);
  const device = useDevice(COUNTS, toko, (answers) => {
    answered(answers);
    opname.soon();
  });
  const ends = useCan('opname.selesai') !== undefined;
  const keep = (no: string, jenis: 'SCAN' | 'CARI', more: { tempat: string; berat: number | null }) => {
    try {
      const id = device.keep({ sesi_id: sesi.id, jenis, kode: no, ...more });
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
            <BagScan places={data.tempat} place={sesi.tempat} onScan={(no, more) => keep(no, 'SCAN', more)} />
            <SentLine sent={data.saya} device={device} />
            <LastCard last={last} nothing={t('nothingYet')} facts={(scanned) => <Facts {...scanned} />} />
          </div>
          <People rows={data.orang} blind={data.harus === null} />
        </div>
      )}
    </Page>
  );
};
