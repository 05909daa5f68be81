import { isUncertain, type Kirim, ulangKirim } from '@kadar/contract/endpoints/promo.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { useMessage } from '../../kit/text.ts';
import { PROMO_KEY } from './queries.ts';

/** Asks, and queues a message once more; of an uncertain one the question says that it may arrive twice. */
export const useResend = () => {
  const { t } = useTranslation('promo');
  const message = useMessage();
  const client = useQueryClient();
  const { send } = useOutbox(
    ({ id }: Pick<Kirim, 'id'>) => `kirim/${id}`,
    ({ id, kode_toko }: Pick<Kirim, 'id' | 'kode_toko'>, { key }) =>
      call(ulangKirim, { params: { id }, body: {} }, { key, toko: kode_toko }),
    { asks: false },
  );
  return async (row: Kirim): Promise<void> => {
    const { id, kode_toko, judul, nama, no_hp } = row;
    const sure = await confirm({
      title: t('resend'),
      text: t(isUncertain(row) ? 'resendUncertain' : 'resendText', {
        judul: judul || t('jenis.PROMO'),
        penerima: [nama, no_hp].filter(Boolean).join(' '),
      }),
      ok: t('resend'),
    });
    if (!sure) return;
    try {
      const answer = await send({ id, kode_toko });
      alertSuccess(answer.message ?? message('PESAN_DIANTRIKAN'));
    } catch (error) {
      showFailure(error);
    }
    await client.invalidateQueries({ queryKey: PROMO_KEY });
  };
};
