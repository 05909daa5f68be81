import type { DataOpnameBarang } from '@kadar/contract/endpoints/opname-barang.ts';
import { OPNAME_SAMPEL } from '@kadar/domain/opname.ts';
import { Button } from '@mantine/core';
import { IconArrowRight, IconListCheck, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorksOffline } from '../../kit/dialogs/offline-screens.ts';
import { alertError, showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { showCell, showGram } from '../../kit/format.ts';
import { keysWaitFor } from '../../kit/keys/keys.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useCan } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import { type Last, LastCard } from '../../parts/opname/LastCard.tsx';
import css from '../../parts/opname/opname.module.css';
import { People } from '../../parts/opname/People.tsx';
import { ScanBox } from '../../parts/opname/ScanBox.tsx';
import { SentLine } from '../../parts/opname/SentLine.tsx';
import { type Device, useDevice } from '../../parts/opname/useDevice.ts';
import { useLast } from '../../parts/opname/useLast.ts';
import { BUTTONS } from '../../parts/opname/words.ts';
import { Differences } from './Differences.tsx';
import { EmptyDialog } from './EmptyDialog.tsx';
import { Result } from './Result.tsx';
import { LastSample, SampleTask } from './Sample.tsx';
import { SampleDialog } from './SampleDialog.tsx';
import { Seen } from './Seen.tsx';
import { Trays } from './Trays.tsx';
import trays from './trays.module.css';
import { COUNTS, type OpnameBarang, type Scanned } from './useOpnameBarang.ts';
import { usePlaceName } from './usePlaceName.ts';

interface Props {
  toko: string;
  data: DataOpnameBarang;
  opname: OpnameBarang;
  /** What else is counted. */
  kinds: ReactNode;
}
type View = 'scan' | 'result' | 'empty' | 'draw';
type Sesi = DataOpnameBarang['sesi'][number];

/** As long as the server takes a code. */
const LONGEST = 40;
const codeIn = (text: string): string | null => text.trim().toUpperCase().slice(0, LONGEST) || null;

const Facts = ({ nama_barang, kadar, berat, kode_baki }: Scanned) =>
  nama_barang === '' ? null : (
    <p className={css.facts}>
      <strong>{nama_barang}</strong>
      <span className="num">{kadar}</span>
      <span className="num">{showGram(berat)}</span>
      <span>{kode_baki}</span>
    </p>
  );

interface CountProps {
  /** The count of the tray that is open. */
  sesi: Sesi | undefined;
  device: Device;
  last: Last<Scanned> | null;
  onScan: (code: string, berat: number | null) => void;
}

/** The scan field, and large what this device counted in the tray that is open. */
const Count = ({ sesi, device, last, onScan }: CountProps) => {
  const { t } = useTranslation(['opname-barang', 'opname']);
  const own = device.waiting.filter((one) => one.sesi_id === sesi?.id && one.jenis === 'SCAN').length;
  const all = (sesi?.orang ?? []).reduce((sum, { jumlah }) => sum + jumlah, own);
  return (
    <div className={css.columns}>
      <div className={css.main}>
        {sesi && (
          <div className={css.count}>
            <strong className={css.figure}>{showCell('integer', sesi.saya + own)}</strong>
            <span className={css.quiet}>
              {sesi.harus === null
                ? t('opname:mine')
                : t('opname:mineOf', {
                    all: showCell('integer', all),
                    expected: showCell('integer', sesi.harus),
                  })}
            </span>
          </div>
        )}
        <ScanBox
          places={[]}
          place=""
          codeOf={codeIn}
          whole={false}
          words={{
            scan: t('scan'),
            placeholder: t(sesi ? 'scanPlaceholder' : 'trayFirst'),
            refused: t('scan'),
            weight: t('opname:weight'),
          }}
          onScan={(code, { berat }) => onScan(code, berat)}
        />
        {sesi && <SentLine sent={sesi.saya} device={device} />}
        {sesi && <LastCard last={last} nothing={t('nothingYet')} facts={(one) => <Facts {...one} />} />}
      </div>
      {sesi && <People rows={sesi.orang} blind={sesi.harus === null} />}
    </div>
  );
};

interface ActionProps {
  view: View;
  ends: boolean;
  onView: (view: View) => void;
}

const Actions = ({ view, ends, onView }: ActionProps) => {
  const message = useMessage();
  return (
    <>
      {ends && (
        <Button
          leftSection={<IconTrash size={18} aria-hidden="true" />}
          rightSection={<Hotkey keys="Alt+K" />}
          onClick={() => onView('empty')}
        >
          {message(BUTTONS.empty)}
        </Button>
      )}
      {view === 'result' ? (
        <Button
          leftSection={<IconArrowRight size={18} aria-hidden="true" />}
          rightSection={<Hotkey keys="F9" />}
          onClick={() => onView('scan')}
        >
          {message(BUTTONS.goOn)}
        </Button>
      ) : (
        <Button
          variant="filled"
          leftSection={<IconListCheck size={18} aria-hidden="true" />}
          rightSection={<Hotkey keys="F8" />}
          onClick={() => onView('result')}
        >
          {message(BUTTONS.result)}
        </Button>
      )}
    </>
  );
};

/** Which tray is counted on this device, and the steps into another one. */
const useOpenTray = (data: DataOpnameBarang, opname: OpnameBarang) => {
  const message = useMessage();
  const only = data.sesi.length === 1 ? data.sesi[0] : undefined;
  const [tempat, setTempat] = useState<string | null>(only?.tempat ?? null);
  /** Of a count of all trays, the one that is stood at. */
  const [at, setAt] = useState('');
  const ofAll = data.sesi.some((one) => one.tempat === '');
  const open = async (next: string) => {
    const walks = ofAll && next !== OPNAME_SAMPEL;
    setAt(walks ? next : '');
    if (walks) return setTempat('');
    // A sample is begun where its size is said.
    if (next === OPNAME_SAMPEL) return setTempat(next);
    if (opname.start.sending) return;
    try {
      if (!data.sesi.some((one) => one.tempat === next)) {
        // What is scanned before the tray is open is of this tray.
        const answer = await keysWaitFor(() => opname.start.send({ tempat: next }));
        opname.put(answer.data);
        toast(answer.message ?? message('OPNAME_TERSEDIA'));
      }
      setTempat(next);
    } catch (error) {
      showFailure(error);
      void opname.state.refetch();
    }
  };
  return { sesi: data.sesi.find((one) => one.tempat === tempat), at, open };
};

/** Trays as tiles, the one that is counted large above them: a label of a tray opens it, whatever else is scanned is counted there. */
export const Goods = ({ toko, data, opname, kinds }: Props) => {
  const { t } = useTranslation(['opname-barang', 'opname']);
  useWorksOffline();
  const placeName = usePlaceName();
  const { sesi, at, open } = useOpenTray(data, opname);
  const [view, setView] = useState<View>('scan');
  const { last, setLast, answered } = useLast<Scanned>(({ kode_barcode }) => kode_barcode);
  const device = useDevice(COUNTS, toko, (answers) => {
    answered(answers);
    opname.soon();
  });
  const ends = useCan('opname.selesai') !== undefined;
  const choose = (code: string) => {
    setView('scan');
    void open(code);
  };
  const keep = (kode: string, jenis: 'SCAN' | 'CARI', berat: number | null) => {
    if (!sesi) return toast(t('trayFirst'));
    try {
      const id = device.keep({ sesi_id: sesi.id, jenis, kode, berat, tempat: jenis === 'SCAN' ? at : '' });
      if (jenis === 'SCAN') setLast({ id, no: kode });
    } catch {
      alertError(t('opname:noRoom'));
    }
  };
  const sampled = sesi?.tempat === OPNAME_SAMPEL;
  const scan = (code: string, berat: number | null) => {
    const isTray = data.baki.some(({ kode_baki }) => kode_baki === code);
    // Who looks for a sample passes trays and counts none.
    if (isTray && sampled) toast(t('sampleOnly'));
    else if (isTray) choose(code);
    else keep(code, 'SCAN', berat);
  };
  const nothing = data.sesi.every((one) => one.tempat === OPNAME_SAMPEL);
  const sample = () => {
    if (data.sesi.some((one) => one.tempat === OPNAME_SAMPEL)) choose(OPNAME_SAMPEL);
    else setView('draw');
  };
  useScreenKeys([
    ['F8', () => setView('result')],
    ['F9', () => setView('scan')],
  ]);
  useScreenKeys([['alt+K', () => setView('empty')]], { enabled: ends && sesi !== undefined });
  useScreenKeys([['alt+A', () => choose('')]], { enabled: nothing });
  useScreenKeys([['alt+S', sample]], { enabled: !sampled });
  return (
    <Page
      title={t('title')}
      under={sesi ? [placeName(sesi.tempat), at].filter(Boolean).join(' · ') : t('startHelp')}
      actions={
        <>
          {sesi && <Actions view={view} ends={ends} onView={setView} />}
          {nothing && (
            <Button rightSection={<Hotkey keys="Alt+A" />} onClick={() => choose('')}>
              {t('allTrays')}
            </Button>
          )}
          {!sampled && (
            <Button rightSection={<Hotkey keys="Alt+S" />} onClick={sample}>
              {t('sample')}
            </Button>
          )}
        </>
      }
    >
      {sesi && view === 'result' ? (
        <Result
          toko={toko}
          tempat={sesi.tempat}
          opname={opname}
          waiting={device.waiting.length}
          onSearched={(kode) => keep(kode, 'CARI', null)}
        />
      ) : (
        <div className={trays.page}>
          {kinds}
          {!sesi && <Seen toko={toko} />}
          {!sesi && <LastSample toko={toko} />}
          <Count sesi={sesi} device={device} last={last} onScan={scan} />
          {sampled && <SampleTask toko={toko} onSearched={(kode) => keep(kode, 'CARI', null)} />}
          <Trays trays={data.baki} open={sesi ? at || sesi.tempat : null} onOpen={choose} />
          {data.selisih.length > 0 && <Differences rows={data.selisih} opname={opname} />}
        </div>
      )}
      {view === 'draw' && (
        <SampleDialog
          onDone={(next) => {
            opname.put(next);
            choose(OPNAME_SAMPEL);
          }}
          onClose={() => setView('scan')}
        />
      )}
      {view === 'empty' && sesi && (
        <EmptyDialog running={data.sesi} open={sesi.tempat} opname={opname} onClose={() => setView('scan')} />
      )}
    </Page>
  );
};
