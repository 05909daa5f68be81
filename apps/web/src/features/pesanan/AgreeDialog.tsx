import type { Answer } from '@kadar/contract/endpoint.ts';
import { type Asked, mintaSetujuPesanan } from '@kadar/contract/endpoints/persetujuan.ts';
import { type Pesanan, setujuPesanan } from '@kadar/contract/endpoints/pesanan.ts';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { Toggle } from '../../kit/fields/Toggle.tsx';
import { showGram, showRupiah } from '../../kit/format.ts';
import { useCan } from '../../kit/session.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { LinkDialog } from '../../parts/persetujuan/LinkDialog.tsx';
import { useAnswerWords } from '../../parts/persetujuan/Questions.tsx';
import type { AboutOrder } from './queries.ts';

type Way = 'TAUTAN' | 'YA' | 'TIDAK';
interface Said {
  way: Way;
  no_pesanan: string;
  kode_barcode: string;
  nama: string;
  keterangan: string;
  kirim: boolean;
}

/** Asks by a link, or writes down what was said at the counter. */
const keepIn =
  ({ kode_toko }: Pesanan) =>
  async (
    { way, no_pesanan, kode_barcode, nama, keterangan, kirim }: Said,
    options: { key: string },
  ): Promise<Answer<Asked | { at: string }>> => {
    const about = { ...options, toko: kode_toko };
    return way === 'TAUTAN'
      ? call(mintaSetujuPesanan, { body: { no_pesanan, keterangan, kirim } }, about)
      : call(setujuPesanan, { body: { no_pesanan, kode_barcode, jawab: way, nama } }, about);
  };

/** U: what the customer says to the piece that was made, asked by a link or at the counter. */
const AgreeDialog = ({ order, onClose }: AboutOrder) => {
  const { t } = useTranslation(['pesanan', 'persetujuan']);
  const answerWords = useAnswerWords();
  const mayAsk = useCan('pesanan.post') !== undefined;
  const maySay = useCan('pesanan.setuju') !== undefined;
  const first = order.barang.find(({ tunda }) => tunda) ?? order.barang[0];
  const [barcode, setBarcode] = useState(first?.kode_barcode ?? '');
  const piece = order.barang.find(({ kode_barcode }) => kode_barcode === barcode);
  const line = order.lines.find(({ kode_barcode }) => kode_barcode === barcode);
  const [way, setWay] = useState<Way>(mayAsk ? 'TAUTAN' : 'YA');
  const [nama, setNama] = useState(order.nama_customer);
  const [keterangan, setKeterangan] = useState('');
  const [kirim, setKirim] = useState(order.no_hp !== '');
  const [asked, setAsked] = useState<Asked | null>(null);
  const last = order.persetujuan.find(({ no_baris }) => no_baris === line?.no_pesanan);
  if (asked) return <LinkDialog {...asked} onClose={onClose} />;
  const ways = [
    ...(mayAsk ? [{ value: 'TAUTAN', label: t('byLink') } as const] : []),
    ...(maySay
      ? ([
          { value: 'YA', label: t('yes') },
          { value: 'TIDAK', label: t('no') },
        ] as const)
      : []),
  ];
  return (
    <FormDialog
      title={t('agreeTitle', { no: order.no_faktur, name: order.nama_customer })}
      action={t(way === 'TAUTAN' ? 'askLink' : 'keepAnswer')}
      what={`setuju-pesanan/${order.no_faktur}`}
      body={{ way, no_pesanan: line?.no_pesanan ?? '', kode_barcode: barcode, nama, keterangan, kirim }}
      send={keepIn(order)}
      onDone={(data) => ('tautan' in data ? setAsked(data) : onClose())}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          {order.barang.length > 1 && (
            <SegmentedControl
              fullWidth
              orientation="vertical"
              aria-label={t('barcode')}
              data={order.barang.map(({ kode_barcode, nama_barang }) => ({
                value: kode_barcode,
                label: `${kode_barcode} · ${nama_barang}`,
              }))}
              value={barcode}
              onChange={setBarcode}
            />
          )}
          <dl className={docCss.sums}>
            <Sum name={t('estWeight')} value={showGram(line?.est_berat ?? 0)} />
            <Sum name={t('weight')} value={showGram(piece?.berat ?? 0)} strong />
            <Sum name={t('price')} value={showRupiah(piece?.harga_jual ?? 0)} strong />
          </dl>
          {last && <p role="status">{answerWords(last)}</p>}
          <SegmentedControl
            fullWidth
            aria-label={t('answer')}
            data={ways}
            value={way}
            onChange={(next) => setWay(next)}
          />
          {way === 'TAUTAN' ? (
            <>
              <TextField
                label={t('remark')}
                data-autofocus
                value={keterangan}
                onChange={setKeterangan}
                maxLength={200}
                error={errorAt('keterangan')}
              />
              <Toggle label={t('persetujuan:send')} value={kirim} onChange={setKirim} />
            </>
          ) : (
            <TextField
              label={t('saidBy')}
              withAsterisk
              data-autofocus
              value={nama}
              onChange={setNama}
              maxLength={60}
              error={errorAt('nama')}
            />
          )}
        </>
      )}
    </FormDialog>
  );
};
export default AgreeDialog;
