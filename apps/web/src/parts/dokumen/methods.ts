import type { PaymentJenis } from '@kadar/domain/payment.ts';
import {
  IconBuildingBank,
  IconCash,
  IconCreditCard,
  IconCreditCardPay,
  IconPigMoney,
  IconQrcode,
  IconStar,
} from '@tabler/icons-react';

/** The ways to pay, in the order of their keys Alt+1 … Alt+7. */
export const METHODS = [
  { jenis: 'CASH', Icon: IconCash },
  { jenis: 'TRANSFER', Icon: IconBuildingBank },
  { jenis: 'DEBET', Icon: IconCreditCardPay },
  { jenis: 'CREDIT', Icon: IconCreditCard },
  { jenis: 'QRIS', Icon: IconQrcode },
  { jenis: 'POIN', Icon: IconStar },
  { jenis: 'TITIPAN', Icon: IconPigMoney },
] as const satisfies readonly { jenis: PaymentJenis; Icon: typeof IconCash }[];
