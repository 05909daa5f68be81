import type { PaymentJenis } from '@kadar/domain/payment.ts';
import {
  IconBuildingBank,
  IconCash,
  IconCreditCard,
  IconCreditCardPay,
  IconQrcode,
  IconStar,
} from '@tabler/icons-react';

/** The ways to pay a sale, in the order of their keys Alt+1 … Alt+6. Deposits come with orders. */
export const METHODS = [
  { jenis: 'CASH', label: 'cash', Icon: IconCash },
  { jenis: 'TRANSFER', label: 'transfer', Icon: IconBuildingBank },
  { jenis: 'DEBET', label: 'debit', Icon: IconCreditCardPay },
  { jenis: 'CREDIT', label: 'credit', Icon: IconCreditCard },
  { jenis: 'QRIS', label: 'qris', Icon: IconQrcode },
  { jenis: 'POIN', label: 'poin', Icon: IconStar },
] as const satisfies readonly { jenis: PaymentJenis; label: string; Icon: typeof IconCash }[];
