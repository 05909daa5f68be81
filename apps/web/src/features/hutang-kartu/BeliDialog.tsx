import type { HutangCard } from '@kadar/contract/endpoints/hutang.ts';
import { postBeliHutang } from '@kadar/contract/endpoints/hutang-bayar.ts';
import { fotoIdentitas } from '@kadar/contract/endpoints/identitas.ts';
import { SegmentedControl, UnstyledButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import type { Problems } from '../../kit/dialogs/refused-fields.ts';
import type { ErrorAt } from '../../kit/dialogs/useRefusals.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showCell, showGram, showRupiah } from '../../kit/format.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { BuyLine } from '../../parts/pembelian/BuyLine.tsx';
import { type BuyPiece, paidFor } from '../../parts/pembelian/piece.ts';
import { TakePhoto } from '../../parts/pembelian/TakePhoto.tsx';
import { HITUNG_KEY, UNPRICED, usePrices } from '../../parts/pembelian/usePrices.ts';
import { useScale } from '../../parts/scale/useScale.ts';
import { BagWeight } from './BagWeight.tsx';
import { boughtLines, goodsOff, isComplete, piecesOf, worthOf } from './beli.ts';
import css from './kartu.module.css';
import { PayForm } from './PayForm.tsx';
import { usePin } from './PinField.tsx';
import type { AboutPledge } from './queries.ts';
import { showSaved } from './SavedProof.tsx';
import { useWaiver } from './useWaiver.tsx';

const OUT = ['CASH', 'TRANSFER'] as const;
const digits = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 16);

type Prices = ReturnType<typeof usePrices>;

/** The goods of the bag, one of them at hand with the calculation of its price. */
const Goods = ({
  pieces,
  prices,
  problems,
  onChange,
}: {
  pieces: readonly BuyPiece[];
  prices: Prices;
  /** What each was refused for, in their order. */
  problems: readonly Problems[];
  onChange: (id: string, change: Partial<BuyPiece>) => void;
}) => {
  const { t } = useTranslation(['hutang-kartu', 'pembelian']);
  const scale = useScale();
  const [chosen, setChosen] = useState<string | null>(null);
  const wrong = (piece: BuyPiece): Problems => problems[pieces.indexOf(piece)] ?? {};
  const refused = pieces.find((piece) => Object.keys(wrong(piece)).length > 0);
  const active = pieces.find(({ id }) => id === chosen) ?? refused ?? pieces[0];
  return (
    <>
      {pieces.length > 1 && (
        <ul className={css.bought} aria-label={t('goods')}>
          {pieces.map((piece) => {
            const paid = paidFor(piece, prices.get(piece.id)?.hitungan ?? null);
            return (
              <li key={piece.id} data-active={piece === active || undefined}>
                <UnstyledButton
                  onClick={() => setChosen(piece.id)}
                  aria-current={piece === active || undefined}
                >
                  <span>
                    {piece.nama_barang}
                    <small>
                      {[
                        showGram(piece.berat_kotor ?? 0),
                        !isComplete(piece, prices) && t('pembelian:incomplete'),
                        ...Object.values(wrong(piece)),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </span>
                  <strong className="num">{paid === null ? '–' : showRupiah(paid)}</strong>
                </UnstyledButton>
              </li>
            );
          })}
        </ul>
      )}
      {active && (
        <BuyLine
          key={active.id}
          {...scale}
          piece={active}
          price={prices.get(active.id) ?? UNPRICED}
          problems={wrong(active)}
          locked={false}
          onChange={(change) => onChange(active.id, change)}
        />
      )}
    </>
  );
};

interface Seller {
  no_ktp: string;
  foto_ktp: string;
  jenis: (typeof OUT)[number];
  rekening_tujuan: string;
}
const NOBODY: Seller = { no_ktp: '', foto_ktp: '', jenis: 'CASH', rekening_tujuan: '' };

/** Who sells, as purchases ask, who buys for the shop, and how the rest is paid out. */
const Payout = ({
  value,
  errorAt,
  onChange,
}: {
  value: Seller;
  errorAt: ErrorAt;
  onChange: (change: Partial<Seller>) => void;
}) => {
  const { t } = useTranslation(['hutang-kartu', 'pembelian', 'dokumen']);
  return (
    <>
      <TextField
        label={t('pembelian:ktp')}
        description={t('pembelian:ktpHelp')}
        withAsterisk
        inputMode="numeric"
        keep={digits}
        value={value.no_ktp}
        onChange={(no_ktp) => onChange({ no_ktp })}
        error={errorAt('no_ktp')}
      />
      <TakePhoto
        label={t('pembelian:ktpPhoto')}
        path={fotoIdentitas.path}
        foto={value.foto_ktp}
        disabled={false}
        onTaken={(foto_ktp) => onChange({ foto_ktp })}
      />
      <SegmentedControl
        aria-label={t('paidOutBy')}
        data={OUT.map((one) => ({ value: one, label: t(`dokumen:jenis${one}`) }))}
        value={value.jenis}
        onChange={(next) => onChange({ jenis: next === 'TRANSFER' ? 'TRANSFER' : 'CASH' })}
      />
      {value.jenis === 'TRANSFER' && (
        <TextField
          label={t('pembelian:toAccount')}
          placeholder={t('pembelian:toAccountExample')}
          description={t('pembelian:notPaidYet')}
          withAsterisk
          maxLength={80}
          value={value.rekening_tujuan}
          onChange={(rekening_tujuan) => onChange({ rekening_tujuan })}
          error={errorAt('rekening_tujuan')}
        />
      )}
    </>
  );
};

/** What goes off the price: principal, interest and penalty, less what of these is waived. */
const Owed = ({ card, diskon }: { card: HutangCard; diskon: number }) => {
  const { t } = useTranslation('hutang-kartu');
  const { bunga, denda } = card.hari_ini;
  return (
    <>
      <Sum name={t('principal')} value={showRupiah(-card.pokok)} />
      <Sum name={t('interest')} value={showRupiah(-bunga)} />
      {denda > 0 && <Sum name={t('penalty')} value={showRupiah(-denda)} />}
      {diskon > 0 && <Sum name={t('waiver')} value={showRupiah(diskon)} />}
    </>
  );
};

/** How what is paid out comes about: the price, less principal, interest and penalty, and what of these is waived. */
const Net = ({ card, worth, diskon }: { card: HutangCard; worth: number | null; diskon: number }) => {
  const { t } = useTranslation('hutang-kartu');
  const net = worth === null ? null : worth - card.hari_ini.total_bayar + diskon;
  return (
    <>
      <dl className={docCss.sums}>
        <Sum name={t('goodsPrice')} value={worth === null ? '–' : showRupiah(worth)} />
        <Owed card={card} diskon={diskon} />
        <Sum name={t('receives')} value={net === null ? '–' : showRupiah(net)} strong />
      </dl>
      {(net === null || net < 0) && (
        <p className={net === null ? css.terms : css.off} role="status">
          {t(net === null ? 'priceFirst' : 'priceTooLow')}
        </p>
      )}
    </>
  );
};

/** J: the shop buys the goods of the pledge: what is owed goes off their price, the rest is paid out. */
export const BeliDialog = ({ card, onClose }: AboutPledge) => {
  const { t } = useTranslation(['hutang-kartu', 'pembelian']);
  const client = useQueryClient();
  const [pieces, setPieces] = useState(() => piecesOf(card));
  const [berat, setBerat] = useState<number | null>(null);
  const [seller, setSeller] = useState(NOBODY);
  const { tanpa_pin, field: pinField } = usePin(card);
  const waiver = useWaiver();
  const prices = usePrices(pieces);
  const worth = worthOf(pieces, prices);
  const { no_hutang, hari_ini, kode_toko } = card;
  const total_bayar = hari_ini.total_bayar - waiver.diskon;
  const net = worth === null ? null : worth - total_bayar;
  const { jenis, rekening_tujuan, ...who } = seller;
  const body = {
    no_hutang,
    ...who,
    diskon: waiver.diskon,
    total_bayar,
    berat_kantong: berat ?? 0,
    tanpa_pin,
    barang: boughtLines(pieces, prices),
    keluar: net
      ? [{ jenis, jumlah_rp: net, rekening_tujuan: jenis === 'TRANSFER' ? rekening_tujuan : '' }]
      : [],
  };
  return (
    <PayForm
      toko={kode_toko}
      out
      size="xl"
      title={t('buyTitle', { no: no_hutang, name: card.nama_customer })}
      totalRp={net}
      action={(amount) => t('buyFor', { amount })}
      what={`beli/${no_hutang}`}
      body={({ kode_sales }) => ({ ...body, kode_sales })}
      send={(sent, options) =>
        call(postBeliHutang, { body: sent }, options).catch((error: unknown) => {
          // Prices may have moved since they were shown.
          void client.invalidateQueries({ queryKey: HITUNG_KEY });
          throw error;
        })
      }
      done={({ no_faktur, no_beli, total_beli, diterima }) => {
        showSaved({
          no: no_beli,
          title: t('pembelian:boughtTitle'),
          number: t('pembelian:proofNumber'),
          figure: { label: t('receives'), rupiah: diterima, out: true },
          facts: (
            <>
              <Sum name={t('pembelian:boughtFor')} value={showRupiah(total_beli)} />
              <Owed card={card} diskon={waiver.diskon} />
            </>
          ),
        });
        return { message: t('boughtBy', { no: no_hutang }), print: [no_faktur] };
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <BagWeight
            sealed={card.berat_kantong}
            value={berat}
            error={errorAt('berat_kantong')}
            onChange={setBerat}
          />
          <Goods
            pieces={pieces}
            prices={prices}
            problems={pieces.map((_, at) => ({
              ...errorAt.under(`barang.${at}`),
              ...errorAt.under(`lines.${at}`),
            }))}
            onChange={(id, change) =>
              setPieces((was) => was.map((one) => (one.id === id ? { ...one, ...change } : one)))
            }
          />
          {goodsOff(card, pieces).map(({ kadarMilli, bagMg, boughtMg }) => (
            <p key={kadarMilli} className={css.off} role="status">
              {t('goodsOff', {
                kadar: showCell('kadar', kadarMilli / 1000),
                bag: showGram(bagMg / 1000),
                bought: showGram(boughtMg / 1000),
              })}
            </p>
          ))}
          {pinField(errorAt('tanpa_pin'))}
          <Payout
            value={seller}
            errorAt={errorAt}
            onChange={(change) => setSeller((was) => ({ ...was, ...change }))}
          />
          {waiver.field(errorAt('diskon'))}
          <Net card={card} worth={worth} diskon={waiver.diskon} />
        </>
      )}
    </PayForm>
  );
};
