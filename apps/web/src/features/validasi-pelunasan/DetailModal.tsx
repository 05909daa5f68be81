import {
  type BelumValidasi,
  type DetailPelunasan,
  detailPelunasan,
} from '@kadar/contract/endpoints/hutang-validasi.ts';
import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { alertError } from '../../kit/dialogs/toasts.ts';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showGram, showRupiah } from '../../kit/format.ts';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { useMessage } from '../../kit/text.ts';
import doc from '../../parts/dokumen/dokumen.module.css';
import { Facts, inParts, PaymentSum, Sum } from '../../parts/dokumen/Facts.tsx';
import { SAID } from './selection.ts';

interface Props {
  row: BelumValidasi;
  chosen: boolean;
  onChoose: () => void;
  onClose: () => void;
}

/** What of it is more or less than nothing. */
const sumsOf = ({ pokok, bunga, denda, biaya, diskon }: DetailPelunasan) =>
  (
    [
      ['pokok', pokok],
      ['bunga', bunga],
      ['denda', denda],
      ['biaya', biaya],
      ['diskon', -diskon],
    ] as const
  ).filter(([, rp]) => rp !== 0);

/** How a redemption was paid. */
export const DetailModal = ({ row, chosen, onChoose, onClose }: Props) => {
  const { t } = useTranslation(['validasi-pelunasan', 'kit']);
  const message = useMessage();
  const { moment } = useShopTime();
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const { no_faktur_hutang: deskripsi, kode_toko: toko } = row;
  const { data, error, refetch } = useQuery({
    queryKey: ['validasi-pelunasan', 'detail', deskripsi],
    retry: false,
    queryFn: async ({ signal }) =>
      (await call(detailPelunasan, { query: { deskripsi } }, { signal, toko })).data,
  });
  useEffect(() => {
    if (error) alertError(message(SAID.detailFailed));
  }, [error, message]);
  return (
    <Modal opened onClose={onClose} title={deskripsi} size="md" closeOnEscape={closeOnEscape}>
      <div className={doc.detail}>
        <Facts
          facts={[
            [t('customer'), inParts(row.nama_customer, row.no_hp)],
            [t('alamat'), row.alamat_customer],
            [t('tebus'), <DocumentLink key="no" no={row.no_faktur} />],
            [t('at'), inParts(moment(row.at), row.input_by)],
            [t('bag'), inParts(row.no_segel, showGram(row.berat))],
          ]}
        />
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <WaitingRows h={180} />
        ) : (
          <dl className={doc.sums}>
            {sumsOf(data).map(([name, rp]) => (
              <Sum key={name} name={t(name)} value={showRupiah(rp)} />
            ))}
            <Sum name={t('totalBayar')} value={showRupiah(data.total_bayar)} strong />
            {data.payments.map((payment, at) => (
              <PaymentSum
                key={`${payment.jenis}-${String(at)}`}
                payment={{ ...payment, nama_bank: '', fee: 0, poin: 0 }}
              />
            ))}
            {data.kembali > 0 && <Sum name={t('kembali')} value={showRupiah(data.kembali)} />}
          </dl>
        )}
      </div>
      <DialogFoot>
        <Button onClick={onClose}>{t('kit:close')}</Button>
        <Button
          variant="filled"
          data-autofocus
          onClick={() => {
            onChoose();
            onClose();
          }}
        >
          {t(chosen ? 'unchoose' : 'choose')}
        </Button>
      </DialogFoot>
    </Modal>
  );
};
