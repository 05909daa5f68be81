import type { Barang } from '@kadar/contract/endpoints/barang.ts';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const COLORS: Partial<Record<Barang['status'], string>> = {
  READY: 'emerald',
  HOLD: 'gold',
  TRANSIT: 'gold',
  HILANG: 'brick',
  HANCUR: 'brick',
};

/** Where a piece stands, in words; the colour only helps. */
export const StatusBadge = ({ status }: { status: Barang['status'] }) => {
  const { t } = useTranslation('barang');
  const color = COLORS[status] ?? 'gray';
  return (
    <Badge
      variant="light"
      radius="sm"
      size="sm"
      tt="none"
      color={color}
      // The light variant's own text falls under contrast 4.5 for emerald and brick.
      c={color === 'emerald' ? 'var(--k-in)' : color === 'brick' ? 'var(--k-out)' : 'var(--k-text)'}
    >
      {t(`status.${status}`)}
    </Badge>
  );
};
