import { randomUUID } from 'node:crypto';
import type { Client, Reply } from '../../testing/harness.ts';
import { form } from '../../testing/pictures.ts';

export interface KoranLine {
  tanggal: string;
  teks: string;
  sen: number;
}

const shown = (sen: number): string =>
  `${Math.floor(Math.abs(sen) / 100)}`.replaceAll(/\B(?=(\d{3})+$)/g, ',') +
  `.${String(Math.abs(sen) % 100).padStart(2, '0')}`;

/** A file as BCA gives it: preamble, days, amount with its side, running balance, sums below. */
export const bcaFile = (no_rekening: string, opening: number, lines: readonly KoranLine[]): string => {
  let saldo = opening;
  const rows = lines.map(({ tanggal, teks, sen }) => {
    saldo += sen;
    const [y, m, d] = tanggal.split('-');
    return `"'${d}/${m}/${y}","${teks}","0000","${shown(sen)} ${sen < 0 ? 'DB' : 'CR'}","${saldo < 0 ? '-' : ''}${shown(saldo)}"`;
  });
  return [
    `"No. rekening : ${no_rekening}"`,
    '"Nama : TOKO EMAS KADAR"',
    '"Tanggal Transaksi","Keterangan","Cabang","Jumlah","Saldo"',
    ...rows,
    `"Saldo Akhir","${shown(saldo)}"`,
  ].join('\r\n');
};

/** Sends a statement as a browser does. */
export const send = (
  client: Client,
  path: string,
  content: string | Uint8Array,
  {
    toko = 'K01',
    fields = {},
    key = randomUUID() as string,
  }: { toko?: string; fields?: Record<string, string>; key?: string } = {},
): Promise<Reply> => {
  const { body, headers } = form([
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    { name: 'file', value: Buffer.from(content), filename: 'koran.csv' },
  ]);
  return client.call('POST', path, { body, headers, toko, key });
};
