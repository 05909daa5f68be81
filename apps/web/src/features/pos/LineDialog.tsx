import { Alert, Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { GramField, IntegerField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { showGram, showRupiah } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { useMessage } from '../../kit/text.ts';
import css from './dialogs.module.css';
import { averageGram, type DraftLine, isAccessory, isGroup, qtyOf } from './draft.ts';
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

interface PartProps {
  piece: DraftLine['piece'];
  qty: number | null;
  gram: number | null;
  /** There are not so many; there is not so much, or some of it would be left of none. */
  few: boolean;
  wrongGram: boolean;
  first: boolean;
  onQty: (qty: number | null) => void;
  onGram: (gram: number | null) => void;
}

/** How many of an accessory; of a group also how much. */
const PartFields = ({ piece, qty, gram, few, wrongGram, first, onQty, onGram }: PartProps) => {
  const { t } = useTranslation('pos');
  const message = useMessage();
  const { stock = 0 } = piece;
  return (
    <>
      <IntegerField
        label={t('qty')}
        description={
          isGroup(piece)
            ? t('groupHelp', { stock, weight: showGram(piece.berat) })
            : t('qtyHelp', { stock, price: showRupiah(piece.harga_jual) })
        }
        positive
        value={qty}
        onChange={onQty}
        error={few ? message('STOCK_TIDAK_TERSEDIA') : undefined}
        size="md"
        {...(first && { 'data-autofocus': true })}
      />
      {isGroup(piece) && (
        <GramField
          label={t('weight')}
          value={gram}
          onChange={onGram}
          error={wrongGram ? message('STOCK_TIDAK_TERSEDIA') : undefined}
          size="md"
        />
      )}
    </>
  );
};

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
  const group = isGroup(piece);
  const stock = piece.stock ?? 0;
  const [gram, setGram] = useState<number | null>(line.gram ?? null);
  const few = (counted || group) && (!qty || qty > stock);
  // The last ones weigh all that is left, and what leaves some leaves some of the weight.
  const wrongGram = group && (!gram || gram > piece.berat || (qty === stock) !== (gram === piece.berat));
  const none = few || wrongGram;
  const agreed = !counted && perGram && perGram !== listed ? perGram : null;
  const many = group ? { qty: qty ?? 1, gram: gram ?? 0 } : counted ? { qty: qty ?? 1 } : {};
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
        {(counted || group) && (
          <PartFields
            piece={piece}
            qty={qty}
            gram={gram}
            few={few}
            wrongGram={wrongGram}
            first={counted ? first !== 'diskon' : first === 'qty'}
            onQty={(next) => {
              setQty(next);
              if (group) setGram(next ? averageGram(piece, next) : null);
            }}
            onGram={setGram}
          />
        )}
        {!counted && (
          <RupiahField
            label={t('perGram')}
            description={t('perGramHelp', {
              list: showRupiah(listed),
              weight: showGram(group ? (gram ?? 0) : piece.berat),
            })}
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
