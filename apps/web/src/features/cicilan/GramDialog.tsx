import { scanBarang } from '@kadar/contract/endpoints/barang.ts';
import { type KartuCicilan, postBayarCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import type { SaleSettings } from '@kadar/contract/sale-terms.ts';
import { normalizeBarcode } from '@kadar/domain/barcode.ts';
import { boughtBy } from '@kadar/domain/gram-plan.ts';
import { gramToMg, inGrams } from '@kadar/domain/weight.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { hariQuery } from '../../kit/dokumen/queries.ts';
import { useToday } from '../../kit/fields/dates.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { showGram, showRupiah } from '../../kit/format.ts';
import { useMe } from '../../kit/session.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { IN_CASH, OnePayment } from '../../parts/dokumen/OnePayment.tsx';
import { VoucherDialog } from '../../parts/dokumen/VoucherDialog.tsx';
import { useShown } from '../../parts/layar/useShown.ts';
import { stillPaid } from './gram.ts';
import { PieceField } from './PieceField.tsx';
import { kartuQuery } from './queries.ts';
import { screenOfPayment } from './screen.ts';

interface Props {
  kartu: KartuCicilan & { gram: NonNullable<KartuCicilan['gram']> };
  /** The piece is fetched with it; else it buys grams. */
  ambil?: boolean;
  onClose: () => void;
}

/** The piece that is fetched, and what it still costs: that of the plan, or for a model one of the stock by its scan. */
const useFetched = ({ no_faktur, kode_toko: toko, kode_barcode: named, gram }: Props['kartu']) => {
  const [kode_barcode, setBarcode] = useState('');
  const settings = useMe().settings as unknown as SaleSettings;
  const today = useToday();
  const { data: hari } = useQuery(hariQuery(toko));
  const scanned = useQuery({
    queryKey: ['barang-cicilan', toko, kode_barcode, no_faktur],
    queryFn: async ({ signal }) =>
      (await call(scanBarang, { params: { kode_barcode } }, { signal, toko })).data,
    enabled: gram.model && kode_barcode !== '',
    retry: false,
  });
  const piece = gram.model && kode_barcode ? scanned.data : undefined;
  const scan = (code: string) => setBarcode(normalizeBarcode(code));
  const missed = isApiError(scanned.error) ? scanned.error.message : undefined;
  const field = { values: { kode_barcode }, piece, missed, unanswered: false, scan };
  if (!gram.model) return { barcode: named, rp: gram.kurang_rp, kurang: gram.kurang, field: null };
  if (!piece) return { barcode: kode_barcode, rp: null, kurang: null, field };
  const of = { settings, toko, tanggal: hari?.tgl_system ?? today };
  const bought = gramToMg(gram.beli);
  return {
    barcode: kode_barcode,
    rp: stillPaid(piece, bought, of),
    kurang: inGrams(Math.max(0, gramToMg(piece.berat) - bought)),
    field,
  };
};

/** A payment on a gram plan: it buys grams at today's price, or pays what the piece that is fetched still costs. */
const GramDialog = ({ kartu: opened, ambil = false, onClose }: Props) => {
  const { t } = useTranslation('cicilan');
  // As it is by now: a payment may have come in, or gold cost another sum.
  const { data } = useQuery(kartuQuery(opened.no_faktur));
  const kartu = data?.gram ? { ...data, gram: data.gram } : opened;
  const [jumlah, setJumlah] = useState<number | null>(null);
  const [paying, setPaying] = useState(IN_CASH);
  const fetched = useFetched(kartu);
  const { gram } = kartu;
  const jumlah_rp = (ambil ? fetched.rp : jumlah) ?? 0;
  const buys = gram.harga_emas ? inGrams(boughtBy(jumlah_rp, gram.harga_emas)) : 0;
  const body = {
    no_cicilan: kartu.no_faktur,
    kode_sales: kartu.kode_sales,
    jumlah_rp,
    ...(ambil && { ambil: fetched.barcode }),
    payments: jumlah_rp > 0 ? [{ ...paying, jumlah_rp }] : [],
  };
  useShown(
    screenOfPayment(kartu, {
      jumlah_rp,
      sisa: ambil ? 0 : Math.max(0, (gram.kurang_rp ?? kartu.sisa) - jumlah_rp),
      jenis: paying.jenis,
    }),
  );
  return (
    <VoucherDialog
      title={t(ambil ? 'takeTitle' : 'bayarTitle', { no: kartu.no_faktur, name: kartu.nama_customer })}
      action={t(ambil ? 'takeFor' : 'bayarFor', { amount: showRupiah(jumlah_rp) })}
      what={`cicilan-bayar/${kartu.no_faktur}`}
      body={body}
      send={(sent, options) => call(postBayarCicilan, { body: sent }, { ...options, toko: kartu.kode_toko })}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          {ambil && fetched.field && <PieceField entry={fetched.field} refused={errorAt('ambil')} />}
          <dl className={docCss.sums}>
            <Sum name={t('grown')} value={showGram(gram.beli)} />
            {gram.harga_emas !== null && <Sum name={t('perGram')} value={showRupiah(gram.harga_emas)} />}
            {ambil ? (
              <>
                <Sum
                  name={t('missingGram')}
                  value={fetched.kurang === null ? '–' : showGram(fetched.kurang)}
                />
                <Sum name={t('missing')} value={fetched.rp === null ? '–' : showRupiah(fetched.rp)} strong />
              </>
            ) : (
              <Sum name={t('buys')} value={showGram(buys)} strong />
            )}
          </dl>
          {ambil ? (
            !fetched.field && errorAt('ambil') && <p role="alert">{errorAt('ambil')}</p>
          ) : (
            <RupiahField
              label={t('amount')}
              withAsterisk
              data-autofocus
              value={jumlah}
              onChange={setJumlah}
              error={errorAt('jumlah_rp')}
            />
          )}
          <OnePayment
            value={paying}
            error={errorAt}
            onChange={(change) => setPaying({ ...paying, ...change })}
          />
        </>
      )}
    </VoucherDialog>
  );
};
export default GramDialog;
