import { PINDAH_BARANG } from '@kadar/contract/dokumen/pindah-barang.ts';
import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { buktiPindah } from '@kadar/contract/endpoints/pindah-barang.ts';
import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../kit/api/download.ts';
import { send } from '../../kit/api/transport.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { showGram } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Photo } from '../../kit/page/Photo.tsx';
import { printPdf } from '../../kit/print/print-pdf.ts';
import css from '../../parts/barang/piece-form.module.css';
import { DocumentFacts, DocumentLines } from '../../parts/dokumen/DocumentBody.tsx';

/** The pieces of a transfer with their photos, each from where to where; of a group what moved. */
export const Moved = ({ dok }: { no_faktur: string; dok: Dokumen | null }) => {
  const { t } = useTranslation('pindah-barang');
  if (!dok) return null;
  if (dok.jenis !== PINDAH_BARANG.jenis)
    return (
      <>
        <DocumentFacts dok={dok} />
        <DocumentLines dok={dok} />
      </>
    );
  return (
    <>
      <DocumentFacts dok={dok} />
      <ul className={css.pieces} aria-label={t('pieces')}>
        {dok.lines.map((line) => (
          <li key={String(line.kode_barcode)}>
            <Photo kode_barcode={String(line.kode_barcode)} className={css.photo} />
            <span>
              <strong>{line.nama_barang}</strong>
              <small className="num">
                {line.kode_barcode} · {showGram(Number(line.berat))}
              </small>
              <small>{t('way', { from: String(line.dari_baki), to: String(line.kode_baki) })}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};

/** A sheet is fetched this long after it was asked for [spec A §9], so that a second press asks for no second one. */
const EXCEL_DELAY_MS = 600;

const ProofOf = ({ no_faktur }: { no_faktur: string }) => {
  const { t } = useTranslation('pindah-barang');
  const [fetching, setFetching] = useState(false);
  const path = buktiPindah.path.replace('{no_faktur}', no_faktur);
  const sheet = async () => {
    setFetching(true);
    await new Promise((late) => setTimeout(late, EXCEL_DELAY_MS));
    await download(path, { format: 'xlsx' }, `pindah-${no_faktur}.xlsx`).catch(showFailure);
    setFetching(false);
  };
  const print = () => void printPdf(() => send('GET', path)).catch(showFailure);
  useScreenKeys([['F10', print]], { inDialog: true });
  return (
    <>
      <Button
        h={44}
        variant="filled"
        leftSection={<IconPrinter size={18} aria-hidden="true" />}
        rightSection={<Hotkey keys="F10" />}
        onClick={print}
      >
        {t('proofPdf')}
      </Button>
      <Button
        h={44}
        leftSection={<IconFileSpreadsheet size={18} aria-hidden="true" />}
        loading={fetching}
        onClick={() => void sheet()}
      >
        {t('proofExcel')}
      </Button>
    </>
  );
};

/** Its proof, on paper and as a sheet; a group's move has its voucher. */
export const Proof = ({ no_faktur }: { no_faktur: string }) =>
  no_faktur.startsWith(PINDAH_BARANG.awalan) ? <ProofOf no_faktur={no_faktur} /> : null;
