import { Button, type ButtonProps } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import type { Party } from './party.ts';

interface Props extends ButtonProps {
  customer: Pick<Party, 'kode_customer' | 'nama_customer'>;
  /** What it says while nobody is picked. */
  asks: string;
  onClick: () => void;
}

/** Whom it is for, and the way to another one. */
export const CustomerButton = ({ customer, asks, ...rest }: Props & { autoFocus?: boolean }) => (
  <Button
    {...rest}
    leftSection={<IconUser size={18} aria-hidden="true" />}
    rightSection={<Hotkey keys="F3" />}
  >
    {customer.kode_customer ? `${customer.kode_customer} · ${customer.nama_customer}` : asks}
  </Button>
);
