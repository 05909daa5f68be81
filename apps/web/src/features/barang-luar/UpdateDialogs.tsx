import { type Luar, periksaLuar, postPesananLuar, ubahLuar } from '@kadar/contract/endpoints/barang-luar.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { GramField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import css from './barang-luar.module.css';

interface About {
  toko: string;
  pieces: readonly Luar[];
  onDone: () => void;
  onClose: () => void;
}

/** As much above or below the list as before. */
const followed = ({ harga, harga_kini, harga_daftar }: Luar): number =>
  harga + (harga_kini ?? harga_daftar) - harga_daftar;

/** What is different about chosen pieces: their price and name there. */
export const UbahDialog = ({ toko, pieces, onDone, onClose }: About) => {
  const { t } = useTranslation('barang-luar');
  const [lines, setLines] = useState(
    pieces.map((piece) => ({
      kode_barcode: piece.kode_barcode,
      kode_marketplace: piece.kode_marketplace,
      judul: piece.judul,
      harga: followed(piece) as number | null,
    })),
  );
  const set = (at: number, part: Partial<(typeof lines)[number]>) =>
    setLines((was) => was.map((line, nth) => (nth === at ? { ...line, ...part } : line)));
  return (
    <FormDialog
      title={t('updateCount', { count: pieces.length })}
      action={t('send')}
      what="barang-luar/ubah"
      body={{ lines }}
      send={(body, options) => call(ubahLuar, { body }, { ...options, toko })}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorAt) => (
        <ul className={css.lines} aria-label={t('pieces')}>
          {lines.map(({ kode_barcode, kode_marketplace, judul, harga }, at) => {
            const wrong = errorAt.under(`lines.${at}`);
            return (
              <li key={`${kode_marketplace} ${kode_barcode}`} className={css.line}>
                <small className="num">
                  {kode_barcode} · {kode_marketplace} ·{' '}
                  {t('was', { amount: showRupiah(pieces[at]?.harga ?? 0) })}
                  {wrong.kode_barcode && <em role="alert"> {wrong.kode_barcode}</em>}
                </small>
                <TextField
                  label={t('nameThere')}
                  upper={false}
                  maxLength={120}
                  value={judul}
                  onChange={(next) => set(at, { judul: next })}
                  error={wrong.judul}
                />
                <RupiahField
                  label={t('priceThere')}
                  {...(at === 0 && { 'data-autofocus': true })}
                  value={harga}
                  onChange={(next) => set(at, { harga: next })}
                  error={wrong.harga}
                />
              </li>
            );
          })}
        </ul>
      )}
    </FormDialog>
  );
};

/** Chosen pieces are no longer shown. */
export const TurunDialog = ({ toko, pieces, onDone, onClose }: About) => {
  const { t } = useTranslation('barang-luar');
  return (
    <FormDialog
      title={t('takeDownCount', { count: pieces.length })}
      action={t('takeDown')}
      danger
      what="barang-luar/turun"
      body={{
        lines: pieces.map(({ kode_barcode, kode_marketplace }) => ({
          kode_barcode,
          kode_marketplace,
          turun: true,
        })),
      }}
      send={(body, options) => call(ubahLuar, { body }, { ...options, toko })}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorAt) => (
        <ul className={css.lines} aria-label={t('pieces')}>
          {pieces.map(({ kode_barcode, kode_marketplace, judul }, at) => (
            <li key={`${kode_marketplace} ${kode_barcode}`}>
              {judul} <small className="num">{`${kode_barcode} · ${kode_marketplace}`}</small>
              {errorAt(`lines.${at}.kode_barcode`) && (
                <em role="alert"> {errorAt(`lines.${at}.kode_barcode`)}</em>
              )}
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  );
};

/** A piece that came back is weighed; that it was photographed since, the server knows. */
export const PeriksaDialog = ({ toko, pieces: [piece], onDone, onClose }: About) => {
  const { t } = useTranslation('barang-luar');
  const [berat, setBerat] = useState<number | null>(null);
  const kode_barcode = piece?.kode_barcode ?? '';
  return (
    <FormDialog
      title={t('checkTitle', { no: kode_barcode })}
      action={t('check')}
      what={`barang-luar/periksa/${kode_barcode}`}
      body={{ kode_barcode, berat: berat ?? 0 }}
      send={(body, options) => call(periksaLuar, { body }, { ...options, toko })}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <p>{t('checkText')}</p>
          <GramField
            label={t('weight')}
            withAsterisk
            data-autofocus
            value={berat}
            onChange={setBerat}
            error={errorAt('berat')}
          />
          {errorAt('kode_barcode') && <em role="alert">{errorAt('kode_barcode')}</em>}
        </>
      )}
    </FormDialog>
  );
};

/** An order of a channel that is served by hand, of the chosen pieces. */
export const PesananDialog = ({ toko, pieces, onDone, onClose }: About) => {
  const { t } = useTranslation('barang-luar');
  const [no_pesanan_luar, setNo] = useState('');
  const [nama_customer, setName] = useState('');
  const kode_marketplace = pieces[0]?.kode_marketplace ?? '';
  return (
    <FormDialog
      title={t('orderTitle', { channel: kode_marketplace, count: pieces.length })}
      action={t('order')}
      what={`barang-luar/pesanan/${kode_marketplace}`}
      body={{
        kode_marketplace,
        no_pesanan_luar,
        nama_customer,
        lines: pieces.map(({ kode_barcode }) => ({ kode_barcode })),
      }}
      send={(body, options) => call(postPesananLuar, { body }, { ...options, toko })}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <TextField
            label={t('orderNo')}
            withAsterisk
            data-autofocus
            maxLength={40}
            value={no_pesanan_luar}
            onChange={setNo}
            error={errorAt('no_pesanan_luar')}
          />
          <TextField
            label={t('buyer')}
            maxLength={60}
            value={nama_customer}
            onChange={setName}
            error={errorAt('nama_customer')}
          />
          <strong className="num">{showRupiah(pieces.reduce((sum, { harga }) => sum + harga, 0))}</strong>
          {(errorAt('kode_marketplace') ?? errorAt('lines')) && (
            <em role="alert">{errorAt('kode_marketplace') ?? errorAt('lines')}</em>
          )}
        </>
      )}
    </FormDialog>
  );
};
