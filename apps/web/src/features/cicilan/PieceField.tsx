import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BarcodeField } from '../../kit/fields/TextFields.tsx';
import { showGram, showRupiah } from '../../kit/format.ts';
import { useScanner } from '../../kit/useScanner.ts';
import css from './cicilan.module.css';
import type { EntryState } from './useEntry.ts';

interface Props {
  entry: Pick<EntryState, 'piece' | 'missed' | 'unanswered' | 'scan'> & { values: { kode_barcode: string } };
  refused: string | undefined;
}

/** The piece by its scan, and what it costs now. */
export const PieceField = ({ entry, refused }: Props) => {
  const { t } = useTranslation('cicilan');
  const [typing, setTyping] = useState<string | null>(null);
  const { values, piece, missed, unanswered } = entry;
  const take = (code: string) => {
    setTyping(null);
    entry.scan(code);
  };
  useScanner(take, { enabled: !unanswered });
  return (
    <>
      <BarcodeField
        name="kode_barcode"
        className={css.half ?? ''}
        label={t('scan')}
        withAsterisk
        data-autofocus
        autoFocus
        disabled={unanswered}
        value={typing ?? values.kode_barcode}
        onChange={setTyping}
        onBlur={() => typing !== null && take(typing)}
        onKeyDown={(event) => {
          // Enter takes it, and goes on to the next field.
          if (event.key === 'Enter' && typing !== null) take(typing);
        }}
        error={refused ?? missed}
      />
      {piece && (
        <div className={css.piece}>
          <span>
            <strong>{piece.nama_barang}</strong>
            <small className="num">
              {piece.kode_barcode} · {showGram(piece.berat)}
            </small>
          </span>
          <strong className="num">{showRupiah(piece.harga_jual)}</strong>
        </div>
      )}
    </>
  );
};
