import { kirimLuar, type SiapLuar } from '@kadar/contract/endpoints/barang-luar.ts';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram } from '../../kit/format.ts';
import css from './barang-luar.module.css';
import type { Channel } from './queries.ts';

interface Props {
  toko: string;
  channel: Channel;
  pieces: readonly SiapLuar[];
  onDone: () => void;
  onClose: () => void;
}

/** The name and the price of each chosen piece on the channel, and who brings it to its buyer. */
const KirimDialog = ({ toko, channel, pieces, onDone, onClose }: Props) => {
  const { t } = useTranslation('barang-luar');
  const [ekspedisi, setEkspedisi] = useState(
    channel.ekspedisi.length === 1 ? (channel.ekspedisi[0] ?? '') : '',
  );
  const [kode_sales, setSales] = useState('');
  const [lines, setLines] = useState(
    pieces.map(({ kode_barcode, nama_barang, harga_kini }) => ({
      kode_barcode,
      judul: `${nama_barang} ${kode_barcode}`,
      harga: harga_kini,
    })),
  );
  const set = (at: number, part: Partial<(typeof lines)[number]>) =>
    setLines((was) => was.map((line, nth) => (nth === at ? { ...line, ...part } : line)));
  return (
    <FormDialog
      title={t('sendCount', { count: pieces.length, channel: channel.nama })}
      action={t('send')}
      what={`barang-luar/${channel.kode}`}
      body={{ kode_marketplace: channel.kode, ekspedisi, kode_sales, lines }}
      send={(body, options) => call(kirimLuar, { body }, { ...options, toko })}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          {channel.ekspedisi.length > 0 ? (
            <Select
              label={t('courier')}
              withAsterisk
              data-autofocus
              openOnFocus={false}
              data={channel.ekspedisi}
              value={ekspedisi || null}
              onChange={(chosen) => setEkspedisi(chosen ?? '')}
              error={errorAt('ekspedisi')}
            />
          ) : (
            <TextField
              label={t('courier')}
              withAsterisk
              data-autofocus
              maxLength={40}
              value={ekspedisi}
              onChange={setEkspedisi}
              error={errorAt('ekspedisi')}
            />
          )}
          <SearchSelect
            master="sales"
            label={t('seller')}
            withAsterisk
            value={kode_sales}
            onChange={(chosen) => setSales(chosen ?? '')}
            error={errorAt('kode_sales')}
          />
          <ul className={css.lines} aria-label={t('pieces')}>
            {lines.map(({ kode_barcode, judul, harga }, at) => {
              const wrong = errorAt.under(`lines.${at}`);
              const piece = pieces[at];
              return (
                <li key={kode_barcode} className={css.line}>
                  <small className="num">
                    {kode_barcode} · {showGram(piece?.berat ?? 0)}
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
                    value={harga}
                    onChange={(next) => set(at, { harga: next })}
                    error={wrong.harga}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </FormDialog>
  );
};
export default KirimDialog;
