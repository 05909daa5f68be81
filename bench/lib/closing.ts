import { PECAHAN } from '@kadar/contract/endpoints/hari.ts';
import type { Connection } from './connection.ts';
import { requireOk } from './load.ts';

interface Status {
  kas: { saldo_akhir: number };
  non_cash: { no_rekening: string; jumlah_rp: number }[];
  penjualan: { dokumen: number };
}

/** Notes and coins of an amount, as a drawer would be counted; all of it, since the sales end on 500. */
const counted = (rupiah: number): { pecahan: number; lembar: number }[] => {
  let left = rupiah;
  return PECAHAN.map((pecahan) => {
    const lembar = Math.floor(left / pecahan);
    left -= lembar * pecahan;
    return { pecahan, lembar };
  });
};

export const post = async (connection: Connection, path: string, body: object): Promise<void> =>
  requireOk([await connection.call('POST', path, JSON.stringify(body))]);

/** What closes the open day with nothing amiss, and how many sales it had. */
export const countOf = async (
  connection: Connection,
  tanggal: string,
): Promise<{ body: object; dokumen: number }> => {
  const status = await connection.call('GET', 'hari');
  requireOk([status]);
  const { kas, non_cash, penjualan } = (JSON.parse(status.body) as { data: Status }).data;
  const body = {
    tanggal,
    rincian_kas: counted(kas.saldo_akhir),
    non_cash: non_cash.map(({ no_rekening, jumlah_rp }) => ({ no_rekening, jumlah_rp })),
  };
  return { body, dokumen: penjualan.dokumen };
};
