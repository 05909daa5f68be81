import type { BarangSortir, KolomSortir, LotBelian } from '@kadar/contract/endpoints/sortir-belian.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showCell, showGram, showRupiah } from '../../kit/format.ts';
import { columnsOf, sumsOf } from './board-model.ts';
import css from './sortir.module.css';

interface Props {
  pieces: readonly BarangSortir[];
  lots: readonly LotBelian[];
  chosen: ReadonlySet<string>;
  /** The column that the arrows point at. */
  target: KolomSortir | null;
  /** On a phone one column at a time. */
  only: KolomSortir | null;
  onToggle: (kode_barcode: string) => void;
  onEnd: (lot: LotBelian) => void;
}

const LOTS_IN: Partial<Record<KolomSortir, readonly LotBelian['jenis'][]>> = {
  CUCI_SEPUH: ['CUCI', 'SEPUH'],
  LEBUR: ['LEBUR'],
};

const Piece = ({
  piece,
  chosen,
  onToggle,
}: {
  piece: BarangSortir;
  chosen: boolean;
  onToggle: () => void;
}) => {
  const { t } = useTranslation('sortir');
  const showDate = useShowDate();
  const { kode_barcode, nama_barang, kadar, berat, harga, status, ditahan_sampai, kondisi_barang, kolom } =
    piece;
  const held = ditahan_sampai
    ? t('heldUntil', { date: showDate(ditahan_sampai) })
    : status === 'DITAHAN_POLISI'
      ? t('police')
      : '';
  const note =
    held || (kolom === 'CUCI_SEPUH' ? t(`ke.${status === 'SEPUH' ? 'SEPUH' : 'CUCI'}`) : kondisi_barang);
  return (
    <button
      type="button"
      className={css.piece}
      aria-pressed={chosen}
      onClick={onToggle}
      data-barcode={kode_barcode}
    >
      <strong>{nama_barang}</strong>
      <small className="num">{kode_barcode}</small>
      <span className="num">{showGram(berat)}</span>
      <small>
        {showCell('kadar', kadar)} · {note}
      </small>
      <small className="num">{showRupiah(harga)}</small>
    </button>
  );
};

const Lot = ({ lot, onEnd }: { lot: LotBelian; onEnd: () => void }) => {
  const { t } = useTranslation('sortir');
  const showDate = useShowDate();
  const { no_lot, jenis, keterangan, qty, berat, murni, tanggal } = lot;
  return (
    <div className={css.lot}>
      <span>
        <strong>{t(`ke.${jenis}`)}</strong> <DocumentLink no={no_lot} />
      </span>
      <small className="num">
        {[
          showDate(tanggal),
          keterangan,
          t('pieces', { count: qty }),
          showGram(jenis === 'LEBUR' ? murni : berat),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      <Button
        size="compact-sm"
        disabled={qty === 0}
        title={qty === 0 ? t('lotEmpty') : undefined}
        onClick={onEnd}
      >
        {t(jenis === 'LEBUR' ? 'melt' : 'finish')}
      </Button>
    </div>
  );
};

/** The bought pieces by where they stand; heads say pieces, grams and rupiah. */
export const Board = ({ pieces, lots, chosen, target, only, onToggle, onEnd }: Props) => {
  const { t } = useTranslation('sortir');
  const columns = columnsOf(pieces).filter(({ kolom }) => only === null || kolom === only);
  return (
    <div className={css.board} data-single={only !== null || undefined}>
      {columns.map(({ kolom, pieces: here }) => {
        const { qty, berat, harga } = sumsOf(here);
        const own = lots.filter(({ jenis }) => LOTS_IN[kolom]?.includes(jenis));
        return (
          <section
            key={kolom}
            className={css.column}
            aria-label={t(`kolom.${kolom}`)}
            data-target={kolom === target || undefined}
          >
            <h2 className={css.head}>
              <span>{t(`kolom.${kolom}`)}</span>
              <small className="num">
                {t('pieces', { count: qty })} · {showGram(berat)}
              </small>
              <small className="num">{showRupiah(harga)}</small>
            </h2>
            <div className={css.list}>
              {own.map((lot) => (
                <Lot key={lot.no_lot} lot={lot} onEnd={() => onEnd(lot)} />
              ))}
              {here.map((piece) => (
                <Piece
                  key={piece.kode_barcode}
                  piece={piece}
                  chosen={chosen.has(piece.kode_barcode)}
                  onToggle={() => onToggle(piece.kode_barcode)}
                />
              ))}
              {here.length === 0 && own.length === 0 && <p className={css.none}>{t(`none.${kolom}`)}</p>}
            </div>
          </section>
        );
      })}
    </div>
  );
};
