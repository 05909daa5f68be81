import { Alert, Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { IntegerField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { showGram, showRupiah } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { useMessage } from '../../kit/text.ts';
import css from './dialogs.module.css';
import { type DraftLine, isAccessory, qtyOf } from './draft.ts';
import { priceAt } from './pricing.ts';
import { belowList, type Terms } from './totals.ts';
import type { LineChange, LineField } from './useTillState.ts';

interface Props {
  line: DraftLine;
  terms: Terms;
  /** The field that the user came for. */
  first: LineField;
  /** Whether the user may give a discount at all; someone else may have to approve it. */
  discounts: boolean;
  onSave: (change: LineChange) => void;
  onClose: () => void;
}

/** F4: a discount on a line, or a price per gram agreed on; each shows what the piece then costs. */
export const LineDialog = ({ line, terms, first, discounts, onSave, onClose }: Props) => {
  const { t } = useTranslation('pos');
  const message = useMessage();
  useReturnFocus();
  const { piece } = line;
  const listed = piece.harga_emas;
  const [perGram, setPerGram] = useState<number | null>(line.agreed ?? listed);
  const [diskon, setDiskon] = useState<number | null>(line.diskon || null);
  const counted = isAccessory(piece);
  const [qty, setQty] = useState<number | null>(qtyOf(line));
  const none = counted && (!qty || qty > (piece.stock ?? 0));
  const agreed = !counted && perGram && perGram !== listed ? perGram : null;
  const many = counted ? { qty: qty ?? 1 } : {};
  const price = priceAt({ piece, agreed, diskon: 0, ...many }, terms.ongkos, terms.settings).hargaJualRp;
  const total = price - (diskon ?? 0);
  const tooMuch = total < 0;
  const save = () => {
    if (!tooMuch && !none) onSave({ agreed, diskon: diskon ?? 0, ...many });
  };
  useScreenKeys([['mod+S', save]], { inDialog: true });
  return (
    <Modal opened onClose={onClose} title={t('lineTitle', { name: piece.nama_barang })} size="sm">
      <form
        className={css.form}
        onKeyDown={moveOn}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {counted ? (
          <IntegerField
            label={t('qty')}
            description={t('qtyHelp', { stock: piece.stock ?? 0, price: showRupiah(piece.harga_jual) })}
            positive
            value={qty}
            onChange={setQty}
            error={none ? message('STOCK_TIDAK_TERSEDIA') : undefined}
            size="md"
            {...(first !== 'diskon' && { 'data-autofocus': true })}
          />
        ) : (
          <RupiahField
            label={t('perGram')}
            description={t('perGramHelp', { list: showRupiah(listed), weight: showGram(piece.berat) })}
            value={perGram}
            onChange={setPerGram}
            size="md"
            {...(first === 'harga' && { 'data-autofocus': true })}
          />
        )}
        {discounts && (
          <>
            <RupiahField
              label={t('discount')}
              value={diskon}
              onChange={setDiskon}
              error={tooMuch ? message('DISKON_MELEBIHI_TOTAL') : undefined}
              size="md"
              {...(first === 'diskon' && { 'data-autofocus': true })}
            />
            <RupiahField
              label={t('agreedTotal')}
              description={t('agreedTotalHelp')}
              value={tooMuch ? null : total}
              onChange={(wanted) => wanted !== null && setDiskon(Math.max(0, price - wanted) || null)}
              size="md"
            />
          </>
        )}
        {!terms.mayDiscount && ((diskon ?? 0) > 0 || belowList({ piece, agreed })) && (
          <Alert color="gold" variant="light" p="xs">
            {t('priceNeedsApproval')}
          </Alert>
        )}
        <p className={css.result} style={{ margin: 0 }}>
          <span>{t('lineTotal')}</span>
          <strong className="num">{tooMuch ? '—' : showRupiah(total)}</strong>
        </p>
        <DialogFoot>
          <Button onClick={onClose} rightSection={<Hotkey keys="Esc" />}>
            {t('back')}
          </Button>
          <Button
            type="submit"
            variant="filled"
            disabled={tooMuch || none}
            rightSection={<Hotkey keys="Ctrl+S" />}
          >
            {t('use')}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
};
