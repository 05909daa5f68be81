import { notaPembelian } from '@kadar/contract/endpoints/pembelian.ts';
import { Alert, Button, Modal } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { focusNamed } from '../../kit/fields/focus-named.ts';
import { BarcodeField, TextField } from '../../kit/fields/TextFields.tsx';
import { useOnceReckoned } from '../../kit/keys/useOnceReckoned.ts';
import { newId } from '../../kit/new-id.ts';
import { useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useScanner } from '../../kit/useScanner.ts';
import { BuyLine } from '../../parts/pembelian/BuyLine.tsx';
import { NotaPieces } from '../../parts/pembelian/NotaPieces.tsx';
import { type BuyPiece, NIK, pieceOfNota, strangePiece } from '../../parts/pembelian/piece.ts';
import { UNPRICED, usePrices } from '../../parts/pembelian/usePrices.ts';
import { useWhyNot } from '../../parts/pembelian/useWhyNot.ts';
import { useScale } from '../../parts/scale/useScale.ts';
import css from './dialogs.module.css';
import type { OldPiece } from './draft.ts';
import { TakeFoot } from './TakeFoot.tsx';
import { useFoundNota } from './useFoundNota.ts';

export interface OldProps {
  /** The piece that is looked at again; none for another one. */
  old: OldPiece | null;
  no_ktp: string;
  onKtp: (no_ktp: string) => void;
  onTake: (old: OldPiece) => void;
  onClose: () => void;
}

/** F6: an old piece on the counter, taken in exchange at the price it is bought for. */
export const TukarDialog = ({ old, no_ktp, onKtp, onTake, onClose }: OldProps) => {
  const { t } = useTranslation(['pos', 'pembelian']);
  useReturnFocus();
  const [piece, setPiece] = useState<BuyPiece | null>(old?.piece ?? null);
  const [text, setText] = useState('');
  const scale = useScale();
  const price = usePrices(piece ? [piece] : []).get(piece?.id ?? '') ?? UNPRICED;
  const found = useFoundNota(notaPembelian, (of, line, kutipan) =>
    setPiece(pieceOfNota(newId(), of, line, kutipan)),
  );
  useScanner((code) => void found.look(code), { enabled: piece === null });
  const hitungan = price.hitungan;
  const needsKtp = piece !== null && piece.sumber !== 'NOTA_KAMI';
  const why = useWhyNot()({ piece, price, ktp: !needsKtp || NIK.test(no_ktp) });
  const editor = useRef<HTMLDivElement>(null);
  const chosen = piece?.id;
  // What it was found by is gone: the cursor goes on to the first of what is asked now.
  const focusFirst = useEffectEvent(() => focusNamed(editor.current, needsKtp ? 'no_ktp' : 'berat_kotor'));
  useEffect(() => {
    if (chosen !== undefined) focusFirst();
  }, [chosen]);
  const { ask: take } = useOnceReckoned(price.pending, () => {
    if (why !== null || !piece || !hitungan) return false;
    onTake({ piece, hitungan });
    return true;
  });
  useScreenKeys([['mod+S', take]], { inDialog: true });
  return (
    <Modal opened onClose={onClose} title={t('tukar')} size="xl">
      {found.problem && (
        <Alert color="brick" variant="light" p="xs" mb="xs" role="alert">
          {found.problem}
        </Alert>
      )}
      {piece === null ? (
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            void found.look(text);
          }}
        >
          <BarcodeField
            data-autofocus
            label={t('pembelian:scanNota')}
            value={text}
            onChange={setText}
            onCode={(code) => void found.look(code)}
          />
          {(['NOTA_LAIN', 'TANPA_SURAT'] as const).map((sumber) => (
            <Button key={sumber} h={44} onClick={() => setPiece(strangePiece(newId(), sumber))}>
              {t(`pembelian:sumber.${sumber}`)}
            </Button>
          ))}
        </form>
      ) : (
        <div ref={editor}>
          {needsKtp && (
            <TextField
              name="no_ktp"
              data-autofocus
              label={t('pembelian:ktp')}
              description={t('pembelian:ktpHelp')}
              value={no_ktp}
              onChange={onKtp}
              inputMode="numeric"
              maxLength={16}
            />
          )}
          <BuyLine
            {...scale}
            piece={piece}
            price={price}
            problems={{}}
            locked={false}
            onChange={(change) => setPiece((was) => was && { ...was, ...change })}
          />
        </div>
      )}
      {found.nota && (
        <NotaPieces
          nota={found.nota}
          onPick={(line) => found.nota && found.pick(found.nota, line)}
          onClose={found.leave}
        />
      )}
      <TakeFoot why={why} label={t('tukarTake')} onClose={onClose} onTake={take} />
    </Modal>
  );
};
