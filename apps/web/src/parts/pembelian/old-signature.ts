import type { NotaBeli } from '@kadar/contract/endpoints/pembelian.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { callLanguage } from '../../kit/api/context.ts';
import { toast } from '../../kit/dialogs/toasts.ts';

/** Says of a nota whose signature is of before the key of today that its number, pieces and weight are what counts. */
export const tellOldSignature = ({ tanda_lama, no_faktur }: NotaBeli): void => {
  if (tanda_lama) toast(messageText('TANDA_TANGAN_LAMA', callLanguage(), { no_faktur }));
};
