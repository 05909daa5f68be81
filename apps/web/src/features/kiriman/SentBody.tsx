import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import {
  type KirimanBaris,
  postHilangKirim,
  postKembaliBarang,
  suratJalan,
} from '@kadar/contract/endpoints/kiriman.ts';
import { STATUS_KIRIMAN_WORDS } from '@kadar/contract/kiriman-words.ts';
import { Button, Checkbox } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { send } from '../../kit/api/transport.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { printPdf } from '../../kit/print/print-pdf.ts';
import { useCan } from '../../kit/session.ts';
import { useText } from '../../kit/text.ts';
import css from '../../parts/barang/piece-form.module.css';
import { DocumentFacts } from '../../parts/dokumen/DocumentBody.tsx';
import { Facts } from '../../parts/dokumen/Facts.tsx';
import { kirimanQuery } from './queries.ts';

interface EndProps {
  no_kirim: string;
  toko: string;
  urut: readonly number[];
  onClose: () => void;
}

/** What was refused, or never came, lies where it lay again. */
const BackDialog = ({ no_kirim, toko, urut, onClose }: EndProps) => {
  const { t } = useTranslation('kiriman');
  const [keterangan, setKeterangan] = useState('');
  return (
    <FormDialog
      title={t('back', { count: urut.length })}
      action={t('back', { count: urut.length })}
      what={`kembali-barang/${no_kirim}`}
      body={{ no_kirim, keterangan, lines: urut.map((one) => ({ urut: one })) }}
      send={(body, { key }) => call(postKembaliBarang, { body }, { key, toko })}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorAt) => (
        <TextField
          name="keterangan"
          label={t('keterangan')}
          maxLength={150}
          error={errorAt('keterangan')}
          value={keterangan}
          onChange={setKeterangan}
        />
      )}
    </FormDialog>
  );
};

/** What was lost on the way is claimed of its carrier, or written off. */
const LostDialog = ({ no_kirim, toko, urut, onClose }: EndProps) => {
  const { t } = useTranslation('kiriman');
  const [keterangan, setKeterangan] = useState('');
  const [klaim, setKlaim] = useState(true);
  return (
    <FormDialog
      danger
      title={t('lost', { count: urut.length })}
      action={t('lost', { count: urut.length })}
      what={`hilang-kirim/${no_kirim}`}
      body={{ no_kirim, klaim, keterangan, lines: urut.map((one) => ({ urut: one })) }}
      send={(body, { key }) => call(postHilangKirim, { body }, { key, toko })}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <Checkbox
            label={t('klaim')}
            checked={klaim}
            onChange={(event) => setKlaim(event.currentTarget.checked)}
          />
          <TextField
            name="keterangan"
            label={t('keterangan')}
            withAsterisk
            maxLength={150}
            error={errorAt('keterangan')}
            value={keterangan}
            onChange={setKeterangan}
          />
        </>
      )}
    </FormDialog>
  );
};

/** Lines of a shipment with where each is; those on the road can be chosen. */
const Lines = ({
  baris,
  chosen,
  onChoose,
}: {
  baris: readonly KirimanBaris[];
  chosen: readonly number[];
  onChoose: ((urut: number, on: boolean) => void) | undefined;
}) => {
  const { t } = useTranslation('kiriman');
  const text = useText();
  return (
    <ul className={css.pieces} aria-label={t('pieces')}>
      {baris.map(({ urut, kode_barcode, nama_barang, objek, berat, qty, status, sisa_qty, berat_terima }) => (
        <li key={urut}>
          {onChoose && (status === 'JALAN' || status === 'TOLAK') && (
            <Checkbox
              aria-label={t('choose', { kode_barcode })}
              checked={chosen.includes(urut)}
              onChange={(event) => onChoose(urut, event.currentTarget.checked)}
            />
          )}
          <span>
            <strong>{nama_barang}</strong>
            <small className="num">
              {[kode_barcode, objek !== 'BARANG' && t('many', { count: qty }), berat > 0 && showGram(berat)]
                .filter(Boolean)
                .join(' · ')}
              {berat_terima !== null && ` · ${t('weighed', { berat: showGram(berat_terima) })}`}
            </small>
            <small>
              {text(STATUS_KIRIMAN_WORDS[status])}
              {sisa_qty > 0 && sisa_qty < qty && ` · ${t('left', { count: sisa_qty })}`}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
};

/** A shipment in its sender's drawer: how it travels, where each line is, and what ended otherwise. */
export const SentBody = ({ no_faktur, dok }: { no_faktur: string; dok: Dokumen | null }) => {
  const { t } = useTranslation('kiriman');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const mayTakeBack = useCan('kirim.terima') !== undefined;
  const mayLose = useCan('kirim.hilang') !== undefined;
  const { data: sent } = useQuery({ ...kirimanQuery(no_faktur), enabled: dok?.jenis === 'KIRIM_BARANG' });
  const open = sent?.baris.filter(
    ({ urut, status }) => chosen.includes(urut) && (status === 'JALAN' || status === 'TOLAK'),
  );
  const urut = open?.map((one) => one.urut) ?? [];
  const toko = sent?.kode_toko ?? '';
  const show = (Dialog: typeof BackDialog) =>
    void openDialog<null>(
      (close) => <Dialog no_kirim={no_faktur} toko={toko} urut={urut} onClose={() => close(null)} />,
      null,
    );
  if (!dok) return null;
  if (!sent) return <DocumentFacts dok={dok} />;
  return (
    <>
      <DocumentFacts dok={dok} />
      <Facts
        facts={[
          [t('segel'), sent.segel],
          [t('kurir'), sent.kurir],
          [t('berat_paket'), sent.berat_paket === null ? '' : showGram(sent.berat_paket)],
          [
            t('onRoad'),
            sent.sisa_qty > 0 ? t('roadLeft', { count: sent.sisa_qty, usia: sent.usia }) : t('ended'),
          ],
        ]}
      />
      <Lines
        baris={sent.baris}
        chosen={chosen}
        onChoose={
          mayTakeBack || mayLose
            ? (one, on) => setChosen((was) => (on ? [...was, one] : was.filter((other) => other !== one)))
            : undefined
        }
      />
      {urut.length > 0 && mayTakeBack && (
        <Button h={44} onClick={() => show(BackDialog)}>
          {t('back', { count: urut.length })}
        </Button>
      )}
      {urut.length > 0 && mayLose && (
        <Button h={44} color="red" variant="light" onClick={() => show(LostDialog)}>
          {t('lost', { count: urut.length })}
        </Button>
      )}
    </>
  );
};

/** Its paper, which goes along. */
export const SuratJalan = ({ no_faktur }: { no_faktur: string }) => {
  const { t } = useTranslation('kiriman');
  const path = suratJalan.path.replace('{no_faktur}', no_faktur);
  const print = () => void printPdf(() => send('GET', path)).catch(showFailure);
  useScreenKeys([['F10', print]], { inDialog: true });
  return (
    <Button
      h={44}
      variant="filled"
      leftSection={<IconPrinter size={18} aria-hidden="true" />}
      rightSection={<Hotkey keys="F10" />}
      onClick={print}
    >
      {t('suratJalan')}
    </Button>
  );
};
