import { getTunggu, type TungguDetail, type TungguRow } from '@kadar/contract/endpoints/tunggu.ts';
import { Button, Drawer } from '@mantine/core';
import { IconBan, IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { useKategori } from '../../kit/dialogs/kategori.ts';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { TUNGGU_KEY } from '../../kit/dokumen/waiting.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showCell, showGram, showRupiah } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { useMessage } from '../../kit/text.ts';
import doc from '../../parts/dokumen/dokumen.module.css';
import { Facts, inParts, Sum, useJenisName } from '../../parts/dokumen/Facts.tsx';
import { BAR, moveOf } from './selection.ts';
import css from './validasi.module.css';

interface Props {
  row: TungguRow;
  sending: boolean;
  onForward: () => void;
  onRefuse: () => void;
  onClose: () => void;
}

const Lines = ({ baris }: Pick<TungguDetail, 'baris'>) => {
  const { t } = useTranslation('tunggu');
  return (
    <>
      <h3>{t('lines')}</h3>
      <ul className={css.lines}>
        {baris.map(({ arah, kode_barcode, nama_barang, kadar, berat, harga }, at) => (
          <li key={`${kode_barcode}-${String(at)}`}>
            <span className={css.text}>
              <strong>{nama_barang}</strong>
              <small className="num">
                {[t(`arah${arah}`), kode_barcode, showCell('kadar', kadar), showGram(berat)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <strong className="num">{showRupiah(arah === 'BELI' ? -harga : harga)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
};

const Body = ({ detail }: { detail: TungguDetail }) => {
  const { t } = useTranslation('tunggu');
  const { moment } = useShopTime();
  const nameOf = useJenisName();
  const inWords = useKategori();
  const { input_by, at, kode_sales, nama_customer, no_hp, keterangan, harga, alasan, selesai_oleh } = detail;
  return (
    <>
      <div className={doc.headline}>
        <strong className="num">{showRupiah(detail.total)}</strong>
        <span>{t(`jenis${detail.jenis}`)}</span>
      </div>
      <Facts
        facts={[
          [t('by'), input_by],
          [t('at'), moment(at)],
          [t('sales'), kode_sales],
          [t('customer'), inParts(nama_customer, no_hp)],
          [t('remark'), keterangan],
          [t('price'), harga && t(`harga${harga}`)],
          [t('endedBy'), selesai_oleh ?? ''],
          [t('reason'), alasan],
          [t('became'), detail.no_faktur && <DocumentLink no={detail.no_faktur} />],
        ]}
      />
      <Lines baris={detail.baris} />
      <h3>{t('money')}</h3>
      <dl className={doc.sums}>
        {detail.payments.map(({ arah, jenis, jumlah_rp }, at) => (
          <Sum
            key={`${jenis}-${String(at)}`}
            name={nameOf(jenis)}
            value={showRupiah(arah === 'K' ? -jumlah_rp : jumlah_rp)}
          />
        ))}
      </dl>
      {detail.disetujui.length > 0 && (
        <>
          <h3>{t('approvedBy', { user: detail.disetujui_oleh ?? '' })}</h3>
          <ul className={css.lines}>
            {detail.disetujui.map(({ kategori, notes }) => (
              <li key={`${kategori} ${notes}`}>
                <span className={css.text}>
                  <strong>{inWords(kategori)}</strong>
                  <small>{notes}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

/** A document that waits, as it was shown to the customer, and what may be done with it now. */
export const WaitingDrawer = ({ row, sending, onForward, onRefuse, onClose }: Props) => {
  const { t } = useTranslation(['tunggu', 'kit']);
  const message = useMessage();
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const { no_tunggu, kode_toko, boleh } = row;
  const { data, error, refetch } = useQuery({
    queryKey: [...TUNGGU_KEY, 'detail', kode_toko, no_tunggu],
    queryFn: async ({ signal }) =>
      (await call(getTunggu, { params: { no_tunggu } }, { signal, toko: kode_toko })).data,
  });
  const move = moveOf(row);
  useScreenKeys(
    [
      ['F9', () => move && !sending && onForward()],
      ['Delete', () => boleh.batal && onRefuse()],
    ],
    { inDialog: true, enabled: closeOnEscape },
  );
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      closeOnEscape={closeOnEscape}
      size="min(480px, 100vw)"
      title={no_tunggu}
      closeButtonProps={{ 'aria-label': t('kit:close') }}
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <WaitingRows h={420} />
      ) : (
        <div className={doc.detail}>
          <Body detail={data} />
          <div className={doc.actions}>
            {move && (
              <Button
                h={44}
                variant="filled"
                loading={sending}
                onClick={onForward}
                leftSection={<IconChecks size={18} aria-hidden="true" />}
                rightSection={<Hotkey keys="F9" />}
              >
                {message(BAR[move])}
              </Button>
            )}
            {boleh.batal && (
              <Button
                h={44}
                onClick={onRefuse}
                leftSection={<IconBan size={18} aria-hidden="true" />}
                rightSection={<Hotkey keys="Del" />}
              >
                {t('refuse')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Drawer>
  );
};
