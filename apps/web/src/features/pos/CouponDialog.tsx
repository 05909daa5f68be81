import { cekKupon } from '@kadar/contract/endpoints/kupon.ts';
import type { Coupon } from '@kadar/domain/coupon.ts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { keysWaitFor } from '../../kit/keys/keys.ts';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import css from './dialogs.module.css';

interface Props {
  coupon: Coupon | null;
  onTake: (coupon: Coupon | null) => void;
  onClose: () => void;
}

/** Alt+8: a coupon by its code, typed or scanned. What it is bound to is judged with the sale. */
export const CouponDialog = ({ coupon, onTake, onClose }: Props) => {
  const { t } = useTranslation('pos');
  useReturnFocus();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const take = async () => {
    if (code === '' || asking) return;
    setAsking(true);
    try {
      onTake((await keysWaitFor(() => call(cekKupon, { params: { kode_kupon: code } }))).data);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.message);
    } finally {
      setAsking(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title={t('coupon')} size="sm">
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <TextField
          data-autofocus
          label={t('couponCode')}
          description={coupon ? t('couponTaken', { code: coupon.kode_kupon }) : null}
          value={code}
          onChange={(text) => {
            setCode(text.trim().toUpperCase());
            setProblem(null);
          }}
          maxLength={20}
          error={problem}
        />
        <DialogFoot>
          {coupon ? (
            <Button onClick={() => onTake(null)}>{t('couponDrop')}</Button>
          ) : (
            <Button onClick={onClose} rightSection={<Hotkey keys="Esc" />}>
              {t('back')}
            </Button>
          )}
          <Button
            type="submit"
            variant="filled"
            loading={asking}
            disabled={code === ''}
            rightSection={<Hotkey keys="Enter" />}
          >
            {t('use')}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
};
