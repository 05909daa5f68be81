import type { Answer, DataOf } from '@kadar/contract/endpoint.ts';
import { type BatalPesananInput, type Pesanan, postBatalPesanan } from '@kadar/contract/endpoints/pesanan.ts';
import { gramToMg, inGrams } from '@kadar/domain/weight.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram, showRupiah } from '../../kit/format.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { IN_CASH, OnePayment } from '../../parts/dokumen/OnePayment.tsx';
import { printVoucher } from '../../parts/dokumen/paper.ts';
import { type AboutOrder, orderQuery } from './queries.ts';

const OUT = ['CASH', 'TRANSFER'] as const;

interface EndProps {
  /** What is left of its deposit, what of that is kept, and the pieces that wait for a tray. */
  order: Pick<Pesanan, 'no_faktur' | 'kode_toko' | 'saldo' | 'hangus_rp' | 'barang'>;
  /** Fine gold of the customer that goes back to him, grams. */
  emas?: number;
  title: string;
  send: (
    body: BatalPesananInput,
    options: { key: string },
  ) => Promise<Answer<DataOf<typeof postBatalPesanan>>>;
  onClose: () => void;
}

/** Gives an order or a pre-order up, or pays out what pickups left: what goes back where stands before the button. */
export const EndForm = ({ order, emas = 0, title, send, onClose }: EndProps) => {
  const { t } = useTranslation(['pesanan', 'dokumen']);
  const [kode_baki, setBaki] = useState('');
  const [keterangan, setKeterangan] = useState('');
  const [paying, setPaying] = useState(IN_CASH);
  const jumlah_rp = order.saldo - order.hangus_rp;
  return (
    <FormDialog
      danger
      title={title}
      action={t('payOutAmount', { amount: showRupiah(jumlah_rp) })}
      what={`batal-pesanan/${order.no_faktur}`}
      body={{
        no_pesanan: order.no_faktur,
        kode_baki,
        jenis: paying.jenis === 'TRANSFER' ? ('TRANSFER' as const) : ('CASH' as const),
        no_rekening: paying.no_rekening,
        jumlah_rp,
        emas,
        keterangan,
      }}
      send={send}
      onDone={({ no_faktur }) => {
        onClose();
        void printVoucher(no_faktur).catch(showFailure);
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <dl className={docCss.sums}>
            <Sum name={t('left')} value={showRupiah(order.saldo)} />
            {order.hangus_rp > 0 && <Sum name={t('forfeited')} value={showRupiah(-order.hangus_rp)} />}
            <Sum name={t('toCustomer')} value={showRupiah(jumlah_rp)} strong />
            {emas > 0 && <Sum name={t('goldBack')} value={showGram(emas)} strong />}
          </dl>
          {order.barang.length > 0 && (
            <SearchSelect
              master="baki"
              label={t('backTo', { count: order.barang.length })}
              withAsterisk
              openOnFocus={false}
              data-autofocus
              value={kode_baki}
              onChange={setBaki}
              error={errorAt('kode_baki')}
            />
          )}
          <OnePayment
            kinds={OUT}
            value={paying}
            error={errorAt}
            onChange={(change) => setPaying({ ...paying, ...change })}
          />
          <TextField
            label={t('dokumen:remark')}
            value={keterangan}
            onChange={setKeterangan}
            maxLength={160}
            error={errorAt('keterangan')}
          />
        </>
      )}
    </FormDialog>
  );
};

/** B: ends an order. */
const EndDialog = ({ order: given, onClose }: AboutOrder) => {
  const { t } = useTranslation('pesanan');
  const order = useQuery(orderQuery(given.no_faktur)).data ?? given;
  const isOpen = order.lines.some(({ status }) => status !== 'DIAMBIL' && status !== 'BATAL');
  return (
    <EndForm
      order={order}
      emas={inGrams(order.lines.reduce((sum, line) => sum + gramToMg(line.emas), 0))}
      title={t(isOpen ? 'giveUpTitle' : 'payOutTitle', { no: order.no_faktur, name: order.nama_customer })}
      send={(body, options) => call(postBatalPesanan, { body }, { ...options, toko: order.kode_toko })}
      onClose={onClose}
    />
  );
};
export default EndDialog;
