import { postAmbilService } from '@kadar/contract/endpoints/service.ts';
import { depositShare } from '@kadar/domain/service.ts';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { showRupiah } from '../../kit/format.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { IN_CASH, OnePayment } from '../../parts/dokumen/OnePayment.tsx';
import { printVoucher } from '../../parts/dokumen/paper.ts';
import { useShown } from '../../parts/layar/useShown.ts';
import type { AboutService } from './queries.ts';
import { screenOfPickup, thanksForPickup } from './screen.ts';

/** Pieces that are done go back to their customer, who pays the rest; what is too much goes back with them. */
const TakeDialog = ({ service, onClose }: AboutService) => {
  const { t } = useTranslation('service');
  const ready = service.pieces.filter(({ status }) => status === 'SELESAI');
  const [left, setLeft] = useState<readonly string[]>([]);
  const [paying, setPaying] = useState(IN_CASH);
  const taken = ready.filter(({ no_service }) => !left.includes(no_service));
  const cost = (piece: (typeof ready)[number]): number => piece.jasa_rp + piece.tambah_rp;
  const total = taken.reduce((sum, piece) => sum + cost(piece), 0);
  const paid = depositShare(
    service.saldo,
    service.pieces
      .filter(({ status }) => status !== 'DIAMBIL' && status !== 'BATAL')
      .map((piece) => ({ rp: cost(piece), taken: taken.includes(piece) })),
  );
  const sisa = total - paid;
  const sayLast = useShown(screenOfPickup(service, taken, { total, paid, jenis: paying.jenis }));
  const body = {
    no_service: service.no_faktur,
    lines: taken.map(({ no_service }) => no_service),
    sisa,
    payments: sisa > 0 ? [{ ...paying, jumlah_rp: sisa }] : [],
  };
  return (
    <FormDialog
      title={t('takeTitle', { no: service.no_faktur, name: service.nama_customer })}
      action={
        sisa === 0
          ? t('takePaid')
          : t(sisa < 0 ? 'takeBack' : 'takeAmount', { amount: showRupiah(Math.abs(sisa)) })
      }
      ready={taken.length > 0}
      what={`ambil-service/${service.no_faktur}`}
      body={body}
      send={(sent, options) =>
        call(postAmbilService, { body: sent }, { ...options, toko: service.kode_toko })
      }
      onDone={({ no_faktur, ...done }) => {
        sayLast(thanksForPickup(done));
        onClose();
        void printVoucher(no_faktur).catch(showFailure);
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          {ready.map((piece, at) => (
            <Checkbox
              data-autofocus={(sisa <= 0 && at === 0) || undefined}
              key={piece.no_service}
              label={`${piece.urut}. ${piece.nama_barang} · ${showRupiah(cost(piece))}`}
              checked={taken.includes(piece)}
              onChange={({ currentTarget: { checked } }) =>
                setLeft(
                  checked ? left.filter((one) => one !== piece.no_service) : [...left, piece.no_service],
                )
              }
            />
          ))}
          <dl className={docCss.sums}>
            <Sum name={t('total')} value={showRupiah(total)} />
            <Sum name={t('paid')} value={showRupiah(-paid)} />
            <Sum name={t(sisa < 0 ? 'change' : 'rest')} value={showRupiah(Math.abs(sisa))} strong />
          </dl>
          {sisa > 0 && (
            <OnePayment
              first
              value={paying}
              error={errorAt}
              onChange={(change) => setPaying({ ...paying, ...change })}
            />
          )}
        </>
      )}
    </FormDialog>
  );
};
export default TakeDialog;
