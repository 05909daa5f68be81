import type { TungguRow } from '@kadar/contract/endpoints/tunggu.ts';
import type { MessageCode } from '@kadar/contract/errors.ts';

export const TABS = ['VALIDASI', 'ANTRIAN', 'SELESAI', 'DITOLAK'] as const;
/** What waits for its validation or for cash, and what became of those before. */
export type Tab = (typeof TABS)[number];

/** Of what is still to be done. */
export const isOpen = (tab: Tab): tab is 'VALIDASI' | 'ANTRIAN' => tab === 'VALIDASI' || tab === 'ANTRIAN';

/** What the list is asked for. */
export const queryOf = (tab: Tab) =>
  isOpen(tab) ? ({ keadaan: 'MENUNGGU', macam: tab } as const) : ({ keadaan: tab } as const);

export type Row = Pick<TungguRow, 'no_tunggu' | 'total' | 'boleh'>;

/** What F9 does with a document: validates it, or pays its place in the queue; null where it may not be done. */
export const moveOf = ({ boleh }: Pick<Row, 'boleh'>): 'validasi' | 'bayar' | null =>
  boleh.validasi ? 'validasi' : boleh.bayar ? 'bayar' : null;

/** What may be done with a selection: forward with all of it or not at all, and so with taking it back. */
export const offerOf = (selected: readonly Row[]) => ({
  count: selected.length,
  total: selected.reduce((sum, { total }) => sum + total, 0),
  forward: selected.length > 0 && selected.every((row) => moveOf(row) !== null),
  refuse: selected.length > 0 && selected.every(({ boleh }) => boleh.batal),
});

/** In the words of the specification: why nothing is sent, or what became of what was. */
export const outcomeOf = ({ sent, failed }: { sent: number; failed: number }): MessageCode => {
  if (sent === 0) return 'HARAP_PILIH_TRANSAKSI';
  return failed > 0 ? 'GAGAL_DIVALIDASI' : 'BERHASIL_DIVALIDASI';
};

/** Names of the buttons; 'Batal Validasi' clears the selection and undoes nothing. */
export const BAR = {
  clear: 'BATAL_VALIDASI',
  validasi: 'VALIDASI',
  bayar: 'BAYARKAN',
} as const satisfies Record<string, MessageCode>;
