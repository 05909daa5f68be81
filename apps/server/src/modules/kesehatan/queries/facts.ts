import { statfs } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { AturCadangan, kesehatan } from '@kadar/contract/endpoints/kesehatan.ts';
import { type HealthFacts, type HealthLine, healthOf } from '@kadar/domain/health.ts';
import { readUnsealed } from '../../../platform/chain/unsealed.ts';
import { LOCKS } from '../../../platform/database/locks.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import type { Macam } from '../cadangan/ledger.ts';

/** The last that went well of one kind of work, and the last that did not, where that was later; ages in seconds. */
interface Last {
  at: string | null;
  umur: number | null;
  tempat: string;
  berkas: string;
  ukuran: number;
  gagal_at: string | null;
  gagal_umur: number | null;
  sebab: string | null;
  rincian: string;
}

interface Disk {
  apa: 'DATA' | 'CADANGAN';
  bebas: number;
  total: number;
}

interface Row {
  atur: AturCadangan;
  jalan: { macam: Macam; at: string; maju: number } | null;
  riwayat: DataOf<typeof kesehatan>['riwayat'];
  umur: number;
  database: number;
  cadangan: Last;
  uji: Last;
  periksa: { nama: string; temuan: number; contoh: string }[];
  periksa_at: string | null;
  periksa_umur: number | null;
}

export interface Facts extends Row {
  segel: { menunggu: number; umur: number };
  disk: Disk[];
  antrian: { menunggu: number; gagal: number; tertua: number; nama: string | null } | null;
}

const last = (macam: string): string => `(
  select to_jsonb(x) from (
    select b.selesai_at as at, extract(epoch from now() - b.selesai_at)::float8 as umur, coalesce(b.tempat, '') as tempat, coalesce(b.berkas, '') as berkas,
      coalesce(b.ukuran, 0) as ukuran, g.selesai_at as gagal_at, extract(epoch from now() - g.selesai_at)::float8 as gagal_umur, g.sebab,
      coalesce(g.rincian, '') as rincian
    from (select 1) satu
    left join lateral (select * from cadangan where macam = '${macam}' and status = 'BERHASIL' order by selesai_at desc limit 1) b on true
    left join lateral (
      select * from cadangan where macam = '${macam}' and status = 'GAGAL' and selesai_at > coalesce(b.selesai_at, '-infinity') order by selesai_at desc limit 1) g on true) x)`;

/** Tries that are told one by one. */
const TOLD = 14;

const TRIES = `
  (select to_jsonb(a) - 'satu' from cadangan_atur a) as atur,
  (select jsonb_build_object('macam', macam, 'at', mulai_at, 'maju', maju) from cadangan where status = 'JALAN' and exists (
    select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database()) and classid = 0
      and objid = ${LOCKS.CADANGAN}) order by id desc limit 1) as jalan,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', id, 'macam', macam, 'status', status, 'at', selesai_at, 'tempat', tempat, 'berkas', berkas, 'ukuran', ukuran,
      'sebab', sebab, 'oleh', oleh, 'dihapus', dihapus_at is not null) order by selesai_at desc, id desc)
    from (select * from cadangan where status <> 'JALAN' order by selesai_at desc, id desc limit ${TOLD}) t), '[]') as riwayat`;

const FACTS = `
  select ${TRIES}, extract(epoch from now() - (select min(applied_at) from migrations))::float8 as umur, pg_database_size(current_database())::float8 as database,
    ${last('CADANGAN')} as cadangan, ${last('UJI_PULIH')} as uji, p.at as periksa_at, extract(epoch from now() - p.at)::float8 as periksa_umur,
    coalesce((select jsonb_agg(jsonb_build_object('nama', k.nama, 'temuan', k.temuan, 'contoh', k.contoh) order by k.id) from pemeriksaan k where k.at = p.at), '[]') as periksa
  from (select max(at) as at from pemeriksaan where id = (select max(id) from pemeriksaan)) p`;

const QUEUE = `
  select count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as menunggu,
    count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as gagal,
    coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as tertua,
    (array_agg(name order by completed_on desc) filter (where state = 'failed' and completed_on > now() - interval '1 day'))[1] as nama
  from pgboss.job where name not like '\\_\\_pgboss%'`;

/** Free and all bytes of the disk that a folder lies on; none where it cannot be seen. */
export const diskOf = async (folder: string): Promise<{ bebas: number; total: number } | undefined> => {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { bebas: bavail * bsize, total: blocks * bsize };
  } catch {
    return undefined;
  }
};

/** What there is to judge of this server, at once and without what grows with its history. */
export const readFacts = async (kadar: Kadar): Promise<Facts> => {
  const { privileged } = kadar.db;
  const [{ rows }, unsealed, data, queue] = await Promise.all([
    privileged.query<Row>(FACTS),
    readUnsealed(privileged),
    diskOf(kadar.config.dataDir),
    kadar.jobs.running ? privileged.query<NonNullable<Facts['antrian']>>(QUEUE) : undefined,
  ]);
  const [row] = rows;
  if (!row) throw new Error('a row was expected');
  const { tempat } = row.atur;
  const kept = isAbsolute(tempat) ? await diskOf(tempat) : undefined;
  return {
    ...row,
    segel: {
      menunggu: unsealed.reduce((sum, { jumlah }) => sum + jumlah, 0),
      umur: Math.round(Math.max(0, ...unsealed.map(({ umur }) => umur))),
    },
    disk: [
      ...(data ? [{ apa: 'DATA' as const, ...data }] : []),
      ...(kept ? [{ apa: 'CADANGAN' as const, ...kept }] : []),
    ],
    antrian: queue?.rows[0] ?? null,
  };
};

const ago = ({ umur, gagal_umur }: Last): HealthFacts['backup'] => ({ done: umur, failed: gagal_umur });

/** How each line stands by what was read. */
export const judged = (facts: Facts): ReturnType<typeof healthOf> =>
  healthOf({
    age: facts.umur,
    backup: ago(facts.cadangan),
    trial: ago(facts.uji),
    checks: {
      done: facts.periksa_umur,
      found: facts.periksa.reduce((sum, { temuan }) => sum + temuan, 0),
    },
    unsealed: facts.segel.umur,
    disks: facts.disk.map(({ bebas, total }) => ({ free: bebas, total })),
    queue: facts.antrian && { failed: facts.antrian.gagal, oldest: facts.antrian.tertua },
  });

/** The lines that are wrong. */
export const wrongLines = async (kadar: Kadar): Promise<HealthLine[]> => {
  const health = judged(await readFacts(kadar));
  return (Object.keys(health) as HealthLine[]).filter((line) => health[line] === 'BURUK');
};
