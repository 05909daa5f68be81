import type { PaymentJenis } from '@kadar/domain/payment.ts';
import {
  IconBuildingBank,
  IconCash,
  IconCreditCard,
  IconCreditCardPay,
  IconQrcode,
  IconStar,
} from '@tabler/icons-react';

/** The ways to pay, in the order of their keys Alt+1 … Alt+6. Deposits come with orders. */
export const METHODS = [
  { jenis: 'CASH', Icon: IconCash },
  { jenis: 'TRANSFER', Icon: IconBuildingBank },
  { jenis: 'DEBET', Icon: IconCreditCardPay },
  { jenis: 'CREDIT', Icon: IconCreditCard },
  { jenis: 'QRIS', Icon: IconQrcode },
  { jenis: 'POIN', Icon: IconStar },
] as const satisfies readonly { jenis: PaymentJenis; Icon: typeof IconCash }[];
