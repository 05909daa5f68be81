import type { BonusRow } from '@kadar/contract/endpoints/bonus-sales.ts';

/** What a dialog about the bonus of a sales person is given. */
export interface About {
  toko: string;
  /** 'yyyy-MM'. */
  bulan: string;
  row: BonusRow;
  onClose: () => void;
}
