import type pg from 'pg';
import type { Vault } from '../identity/vault.ts';
import { BLOCK_TABLES, type BlockTable, brokenBlocks } from './blocks.ts';
import { CONTRADICTIONS } from './contradictions.ts';
import type { Finding, Note } from './finding.ts';
import { NOTES } from './notes.ts';
import { unusedNumbers } from './numbers.ts';
import { readUnsealed, type Unsealed } from './unsealed.ts';
import { verifyFormer } from './verify-former.ts';
import { verifyHistory } from './verify-history.ts';
import { verifySeals } from './verify-seals.ts';
import { cutChains } from './witness.ts';

export interface Verification {
  findings: Finding[];
  notes: Note[];
  unsealed: Unsealed[];
  /** The tip of every chain, as hex: what a restored copy must show again. */
  tips: { tabel: string; kode_toko: string; nomor: number; hash: string }[];
  /** In blocks and under seals. */
  rows: number;
}

/** Told one by one up to here, then counted. */
const SHOWN = 20;

const told = (check: string, details: readonly string[], all = details.length): Finding[] => [
  ...details.slice(0, SHOWN).map((detail) => ({ check, detail })),
  ...(all > SHOWN ? [{ check, detail: `… (${all})` }] : []),
];

const verifyBlocks = async (client: pg.ClientBase, table: BlockTable): Promise<Finding[]> =>
  told(
    `chain ${table}`,
    (await brokenBlocks(client, table)).map(
      ({ kode_toko, nomor, intact, rows, about }) =>
        `${kode_toko} block ${nomor} of ${rows} rows (${about.join(', ')}): ${intact ? 'not linked to the one before' : 'rows were changed, added or removed'}`,
    ),
  );

const toldBy = async (
  client: pg.ClientBase,
  statements: Readonly<Record<string, string>>,
): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const [check, statement] of Object.entries(statements)) {
    const { rows } = await client.query<{ detail: string; all: number }>(
      `select detail, count(*) over ()::int as all from (${statement}) x limit ${SHOWN}`,
    );
    findings.push(
      ...told(
        check,
        rows.map(({ detail }) => detail),
        rows[0]?.all,
      ),
    );
  }
  return findings;
};

const NO_SEALS_YET = `select to_regclass('public.segel') is null as early`;

/** The last block of every chain and the last seal of every shop, in the order of table and shop. */
export const chainTips = async (client: pg.ClientBase): Promise<Verification['tips']> => {
  type Tips = Verification['tips'];
  const blocks = await client.query<Tips[number]>(
    `select distinct on (tabel, kode_toko) tabel, kode_toko, nomor, encode(hash, 'hex') as hash from chain_blocks order by tabel, kode_toko, nomor desc`,
  );
  // A backup of an older version is looked at before its copy is brought up to date.
  const { rows } = await client.query<{ early: boolean }>(NO_SEALS_YET);
  if (rows[0]?.early) return blocks.rows;
  const seals = await client.query<Tips[number]>(
    `select distinct on (kode_toko) 'segel' as tabel, kode_toko, count(*) over (partition by kode_toko)::int as nomor, encode(hash, 'hex') as hash
     from segel order by kode_toko, chain_pos desc, no desc`,
  );
  return [...blocks.rows, ...seals.rows];
};

const NO_KEY = { findings: [], notes: [] };

/**
 * Checks chains, seals, balances and stock against movements, in one consistent view; reads only. With the key of identity
 * cards, also what the audit was before their numbers were masked in it.
 */
export const verifyDatabase = async (client: pg.ClientBase, vault?: Vault): Promise<Verification> => {
  await client.query('begin isolation level repeatable read read only');
  try {
    const findings: Finding[] = [];
    for (const table of BLOCK_TABLES) findings.push(...(await verifyBlocks(client, table)));
    findings.push(
      ...told('seal', await verifySeals(client)),
      ...told('end of chain', await cutChains(client)),
    );
    findings.push(...(await toldBy(client, CONTRADICTIONS)));
    for (const { table, details, all } of await verifyHistory(client, SHOWN))
      findings.push(...told(`history ${table}`, details, all));
    const former = vault ? await verifyFormer(client, vault) : NO_KEY;
    const { rows: counted } = await client.query<{ rows: string }>(
      'select coalesce(sum(jumlah), 0) as rows from (select jumlah from chain_blocks union all select jumlah from segel) x',
    );
    return {
      findings: [...findings, ...former.findings],
      notes: [
        ...told('unused numbers', await unusedNumbers(client)),
        ...(await toldBy(client, NOTES)),
        ...former.notes,
      ],
      unsealed: await readUnsealed(client),
      tips: await chainTips(client),
      rows: Number(counted[0]?.rows ?? 0),
    };
  } finally {
    await client.query('rollback');
  }
};

/** The trial balance of the whole chain, account by account: what a restored copy must show again. */
export const trialBalance = async (
  client: pg.ClientBase,
): Promise<{ kode_toko: string; nomor_akun: string; debet: string; kredit: string }[]> =>
  (
    await client.query(
      `select kode_toko, nomor_akun, sum(debet)::text as debet, sum(kredit)::text as kredit from jurnal group by 1, 2 order by 1, 2`,
    )
  ).rows;
