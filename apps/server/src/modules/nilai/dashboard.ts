import type { Beredar, HutangDashboard, UjiHarga } from '@kadar/contract/endpoints/nilai.ts';
import { mayUse } from '@kadar/contract/permissions.ts';
import { ltvBasisPoints } from '@kadar/domain/collateral.ts';
import { UMUR_PINJAM } from '@kadar/domain/pledge-bands.ts';
import { stressOf } from '@kadar/domain/stress.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Call } from '../../platform/http/call.ts';
import { gradesIn, waitingSource } from '../hutang/public.ts';
import { bandOf } from './bands.ts';
import { groundIn } from './revalue.ts';
import { bungaRpOf, sumsOfPledges } from './valued.ts';

/** Open pledges of one shop, grade, age and purity; everything on the dashboard is sums of these. */
interface Part {
  kode_toko: string;
  /** Code of its grade. */
  kolek: string;
  umur: (typeof UMUR_PINJAM)[number]['kode'];
  kadar: number;
  /** Falls due within 7 days, within 30, or neither. */
  jatuh: 7 | 30 | null;
  jumlah: number;
  pokok: number;
  bunga: number;
  nilai: number;
  /** Of 30 days. */
  bunga_30: number;
  kurang: number;
  kurang_jumlah: number;
}

const sumOf = (
  parts: readonly Part[],
  of: keyof Part & ('jumlah' | 'pokok' | 'bunga' | 'nilai' | 'bunga_30' | 'kurang' | 'kurang_jumlah'),
): number => parts.reduce((sum, part) => sum + part[of], 0);
const beredarOf = (parts: readonly Part[]): Beredar => {
  const [pokok, bunga, nilai] = [sumOf(parts, 'pokok'), sumOf(parts, 'bunga'), sumOf(parts, 'nilai')];
  const ltv = ltvBasisPoints(pokok + bunga, nilai);
  return { jumlah: sumOf(parts, 'jumlah'), pokok, bunga, nilai, ltv: ltv === null ? null : ltv / 100 };
};
const jumlahOf = (parts: readonly Part[]) => ({
  jumlah: sumOf(parts, 'jumlah'),
  pokok: sumOf(parts, 'pokok'),
});
const kurangIn = (parts: readonly Part[]) => ({
  jumlah: sumOf(parts, 'kurang_jumlah'),
  rp: sumOf(parts, 'kurang'),
});

/** The figures without their rupiah: how many, and of what. */
const countsOnly = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(countsOnly) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, VALUES.has(name) ? null : countsOnly(one)]),
  ) as T;
};
const VALUES = new Set(['pokok', 'bunga', 'nilai', 'ltv', 'rp', 'bunga_30']);

/** What is lent, due, past due and covered, to a cashier how many alone. With the list of grades, every open pledge is looked at once, summed by its days first: bands are told of few sums. */
export const hutangDashboard = async (call: Call): Promise<{ data: HutangDashboard }> => {
  const { parts, belum_valid, tokos, grades } = await call.kadar.db.read(
    call.scope,
    async (tx) => {
      const ground = await groundIn(call.kadar, tx, call.toko);
      const grades = await gradesIn((query) => tx.rows(query));
      return {
        grades,
        tokos: ground.shops,
        parts: await sumsOfPledges<Part>(
          tx,
          ground,
          (pledges) => sql`
          select x.kode_toko, ${bandOf(sql`x.hari - x.jatuh_tempo`, grades)} as kolek, ${bandOf(sql`x.hari - x.tanggal`, UMUR_PINJAM)} as umur, x.kadar,
            case when x.jatuh_tempo < x.hari then null when x.jatuh_tempo <= x.hari + 7 then 7 when x.jatuh_tempo <= x.hari + 30 then 30 end as jatuh,
            sum(x.jumlah)::bigint as jumlah, sum(x.pokok)::bigint as pokok, sum(x.bunga)::bigint as bunga,
            sum(x.nilai)::bigint as nilai, sum(x.bunga_30)::bigint as bunga_30, sum(x.kurang)::bigint as kurang, sum(x.kurang_jumlah)::bigint as kurang_jumlah
          from (
            select kode_toko, hari, tanggal, jatuh_tempo, kadar, count(*) as jumlah, sum(pokok) as pokok, sum(bunga) as bunga, sum(nilai) as nilai,
              sum(${bungaRpOf(sql`v`)}) as bunga_30,
              sum(kurang) as kurang, count(*) filter (where kurang > 0) as kurang_jumlah
            from ${pledges} v group by 1, 2, 3, 4, 5) x
          group by 1, 2, 3, 4, 5`,
        ),
        belum_valid: await tx.one<{ jumlah: number; rp: number }>(sql`
          select count(*) as jumlah, coalesce(sum(t.grand_total), 0)::bigint as rp from ${waitingSource}
          where h.status = 'LUNAS_BELUM_VALID' and ${call.toko} in ('*', h.kode_toko)`),
      };
    },
    { snapshot: true },
  );
  const only = <K extends keyof Part>(key: K, ...values: Part[K][]) =>
    parts.filter((part) => values.includes(part[key]));
  const kadars = [...new Set(parts.map(({ kadar }) => kadar))].sort((a, b) => b - a);
  const data: HutangDashboard = {
    beredar: beredarOf(parts),
    jatuh_7: jumlahOf(only('jatuh', 7)),
    jatuh_30: jumlahOf(only('jatuh', 7, 30)),
    kolek: grades.map((grade) => ({ ...grade, ...jumlahOf(only('kolek', grade.kode)) })),
    umur: UMUR_PINJAM.map(({ kode }) => ({ kode, ...beredarOf(only('umur', kode)) })),
    kadar: kadars.map((kadar) => ({ kadar, ...beredarOf(only('kadar', kadar)) })),
    kurang: kurangIn(parts),
    bunga_30: sumOf(parts, 'bunga_30'),
    belum_valid,
    tokos: tokos.map(({ kode_toko }) => {
      const own = only('kode_toko', kode_toko);
      return { kode_toko, ...beredarOf(own), kurang: kurangIn(own) };
    }),
  };
  return { data: mayUse('dashboard.toko', call.session.level) ? data : countsOnly(data) };
};

/** Every step of the stress dial by shop, of a supervisor his own, worked out over all open pledges at once: the browser only reads the table. */
export const ujiHarga = async (call: Call): Promise<{ data: UjiHarga }> => {
  const { level, kode_toko: home } = call.session;
  const { shops, loans } = await call.kadar.db.read(
    call.scope,
    async (tx) => {
      const ground = await groundIn(call.kadar, tx, call.toko);
      const rows = await sumsOfPledges<{ kode_toko: string; jumlah: number; pairs: [number, number][] }>(
        tx,
        ground,
        (pledges) =>
          sql`select v.kode_toko, count(*) as jumlah, json_agg(json_build_array(v.pokok + v.bunga, v.nilai)) as pairs from ${pledges} v group by 1`,
      );
      return { shops: ground.shops, loans: new Map(rows.map(({ kode_toko, pairs }) => [kode_toko, pairs])) };
    },
    { snapshot: true },
  );
  return {
    data: shops
      .filter(({ kode_toko }) => level !== 'SPV' || kode_toko === home)
      .flatMap(({ kode_toko, ltv_maks }) => {
        const own = (loans.get(kode_toko) ?? []).map(([owedRp, valueRp]) => ({ owedRp, valueRp }));
        return own.length === 0
          ? []
          : [{ kode_toko, ltv_maks, jumlah: own.length, langkah: stressOf(own, ltv_maks) }];
      }),
  };
};
