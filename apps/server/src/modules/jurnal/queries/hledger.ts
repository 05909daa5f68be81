import { Readable } from 'node:stream';
import { checkReportRange } from '@kadar/domain/dates.ts';
import type { FastifyReply } from 'fastify';
import { shopsOf } from '../../../platform/database/shops.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { chartOf } from './chart.ts';

export interface Account {
  jenis: string;
  nomor_akun: string;
  nama_akun: string;
  /** Cash or bank: hledger tells its flows. */
  kas?: boolean;
}

export interface LedgerLine extends Account {
  kode_toko: string;
  tanggal: string;
  no_jurnal: string;
  trx: string;
  keterangan: string;
  /** Debit positive, credit negative, rupiah. */
  rp: number;
}

const CHUNK = 65_536;
const BATCH = 2_000;
/** hledger's letter of each kind of account, by which its balance sheet and income statement find them; C is cash, an asset too. */
const TYPES: Record<string, string> = { ASET: 'A', KEWAJIBAN: 'L', MODAL: 'E', PENDAPATAN: 'R', BEBAN: 'X' };

/** Without what would end a text or start a comment in the format: line ends, double spaces, semicolons, bars. */
const plain = (text: string): string => text.replaceAll(/[;|\s]+/g, ' ').trim();

/** `kind:number name`; a colon of the name itself would make a sub-account. */
const accountName = (account: Account): string =>
  `${account.jenis}:${plain(`${account.nomor_akun} ${account.nama_akun}`.replaceAll(':', ' '))}`;

/** Currency and accounts, said before the first transaction, so that a strict check passes too. */
const head = (accounts: readonly Account[]): string => {
  const kinds = Object.entries(TYPES).map(([jenis, type]) => `account ${jenis}  ; type:${type}`);
  const names = accounts.map(
    (account) => `account ${accountName(account)}${account.kas ? '  ; type:C' : ''}`,
  );
  return `commodity Rp 1000.\n\n${[...kinds, ...names].join('\n')}\n`;
};

const transactionHead = (line: LedgerLine): string =>
  `\n${line.tanggal} * (${line.no_jurnal}) ${plain(`${line.trx} ${line.keterangan}`)}  ; toko:${line.kode_toko}\n`;

/**
 * Lines in the order of their journals as text that hledger reads: one transaction per journal and shop, the shop as the
 * tag `toko`, integer rupiah. The same lines give the same text.
 */
export async function* hledgerText(
  accounts: readonly Account[],
  lines: AsyncIterable<LedgerLine>,
): AsyncGenerator<string> {
  let text = head(accounts);
  let journal = '';
  for await (const line of lines) {
    const key = `${line.kode_toko} ${line.no_jurnal}`;
    if (key !== journal) text += transactionHead(line);
    journal = key;
    text += `    ${accountName(line)}  Rp ${line.rp}\n`;
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** Streams the journal of a period. Throws TANGGAL_AWAL_LEBIH_BESAR. */
export const sendHledger = async (
  call: Call<unknown, { tgl_from: string; tgl_to: string }>,
): Promise<FastifyReply> => {
  const { tgl_from, tgl_to } = call.query;
  const code = checkReportRange(tgl_from, tgl_to, { oneMonth: false });
  if (code) throw new AppError(code, {}, { fields: { tgl_from: { code }, tgl_to: { code } } });
  const chart = await call.kadar.db.read(call.scope, chartOf);
  const accounts = chart.map((account) => ({ ...account, kas: account.kelompok === 'KAS' }));
  const lines = call.kadar.db.stream<LedgerLine>(
    call.scope,
    sql<LedgerLine>`
      select j.kode_toko, j.tanggal, j.no_jurnal, j.trx, a.jenis, j.nomor_akun, a.nama_akun, j.debet - j.kredit as rp,
        first_value(j.keterangan) over (partition by j.kode_toko, j.tanggal, j.no_jurnal order by j.id) as keterangan
      from ${shopsOf(call.toko)} s
      join jurnal j on j.kode_toko = s.kode_toko and j.tanggal between ${tgl_from}::date and ${tgl_to}::date
      join akuns a on a.nomor_akun = j.nomor_akun
      order by j.kode_toko, j.tanggal, j.no_jurnal, j.id`,
    BATCH,
  );
  const name = `jurnal-${call.toko === '*' ? 'semua' : call.toko}-${tgl_from}-${tgl_to}.journal`;
  return call.reply
    .header('content-type', 'text/plain; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(hledgerText(accounts, lines), { objectMode: false }));
};
