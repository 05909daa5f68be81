import { whyPath, whyShape } from '@kadar/contract/endpoints/why.ts';
import type { FastifyInstance } from 'fastify';
import { calendarDay } from '../../platform/clock.ts';
import { anywhere, sql } from '../../platform/database/sql.ts';
import { query } from '../../platform/http/route.ts';
import { explain } from '../why/explain.ts';
import type { Report } from './define.ts';
import { type FilterValues, reportWhyQuery } from './filters.ts';
import { ownOf } from './own.ts';
import { statementOf } from './statement.ts';

/** Columns that bear the number of a document, a barcode, a tray, or a member. */
const NUMBERS = [
  'no_faktur',
  'no_hutang',
  'no_jurnal',
  'no_pesanan',
  'no_reff',
  'no_service',
  'no_terima',
  'kode_barcode',
  'kode_baki',
  'kode_customer',
  'catatan',
] as const;
const numbersOf = ({ columns }: Report): string[] => NUMBERS.filter((name) => columns[name]);

/** The report that lists what another one sums up: the one its figures open, or that it names. */
const listedBy = (report: Report, reports: readonly Report[]): Report => {
  if (numbersOf(report).length > 0) return report;
  const links = Object.values(report.columns).flatMap(({ link }) =>
    link && link !== 'dokumen' ? [link.to] : [],
  );
  const detail = reports.find(({ name, route }) => name === report.detail || links.includes(route));
  if (!detail) throw new Error(`${report.name} lists no numbers, nor what it sums up`);
  return detail;
};

/** Why a number does not stand in a report, or in what it sums up. */
export const reportWhyRoute = (app: FastifyInstance, report: Report, reports: readonly Report[]): void => {
  const listed = listedBy(report, reports);
  const days = Object.values(report.range ?? {});
  const required = new Set(
    Object.entries(report.filters).flatMap(([name, filter]) =>
      filter.required && !days.includes(name) ? [name] : [],
    ),
  );
  const whole = reports.find(({ name }) => name === report.detail) ?? listed;
  query(
    app,
    {
      access: report.access,
      menu: report.route,
      ...(report.gate && { gate: report.gate }),
      method: 'GET',
      path: whyPath(report.path),
      summary: `Why a number is not in it: ${report.title.en}`,
      query: reportWhyQuery(report),
      data: whyShape,
    },
    async (call) => {
      const { nomor, ...given } = call.query as FilterValues & { nomor: string };
      const { from = '', to = '' } = report.range ?? {};
      const { [from]: first, [to]: last, ...filters } = given;
      const timeZone = call.settings.ZONA_WAKTU;
      const today = calendarDay(call.kadar.clock.now(), timeZone);
      const data = await explain(call, {
        nomor,
        range: report.range ?? null,
        required,
        labels: Object.fromEntries(Object.entries(report.filters).map(([name, { label }]) => [name, label])),
        words: Object.fromEntries(
          Object.entries(report.filters).flatMap(([name, { choices }]) =>
            choices ? [[name, Object.fromEntries(choices.map(({ value, label }) => [value, label]))]] : [],
          ),
        ),
        asked: { toko: call.toko, days: first && last ? { from: first, to: last } : null, filters },
        shows: async ({ toko, days, filters }) => {
          // Without what it requires a report is part of a greater one, which is asked in its place.
          const one = [...required].some((name) => !filters[name]) ? whole : listed;
          const range = days && one.range && { [one.range.from]: days.from, [one.range.to]: days.to };
          const none = Object.fromEntries(Object.keys(one.filters).map((name) => [name, null]));
          const rows = await statementOf(
            one,
            { ...none, ...filters, ...range },
            { toko, timeZone, today, own: ownOf(call) },
            { kadar: call.kadar, scope: { toko } },
          );
          const stands = numbersOf(one).map((key) =>
            key === 'catatan'
              ? sql`x.${sql.ref(key)} like ${anywhere(nomor)}`
              : sql`x.${sql.ref(key)} = ${nomor}`,
          );
          return call.kadar.db.read({ toko }, async (tx) => {
            const found = await tx.maybe(
              sql`select 1 from (${rows}) x where ${sql.join(stands, sql` or `)} limit 1`,
            );
            return found !== undefined;
          });
        },
      });
      return { data };
    },
  );
};
