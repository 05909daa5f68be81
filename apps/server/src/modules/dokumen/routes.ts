import { personalOf } from '@kadar/contract/columns.ts';
import type { DokumenType } from '@kadar/contract/dokumen.ts';
import {
  batalCall,
  cetakCall,
  getDokumen,
  listCall,
  voucherCall,
} from '@kadar/contract/endpoints/dokumen.ts';
import type { FastifyInstance } from 'fastify';
import { type ListFile, namedColumns } from '../../engines/list-file.ts';
import { paperRoute } from '../../engines/papers.ts';
import { listWithWhy } from '../../engines/why/list-why.ts';
import { DOKUMEN, SERIES, typeOfNumber } from '../../platform/dokumen-types.ts';
import { AppError } from '../../platform/errors.ts';
import { command, query } from '../../platform/http/route.ts';
import { countPrint } from './commands/count-print.ts';
import { asksAbout, reverseDokumen } from './commands/reverse.ts';
import { getDokumen as get } from './queries/get.ts';
import { headColumns, listDokumen } from './queries/list.ts';
import { voucherOf } from './queries/voucher.ts';

/** Kinds of one path share a call: the first speaks for it. */
const byPath = (
  has: (type: DokumenType) => unknown,
): { first: DokumenType; types: DokumenType[]; kinds: string[] }[] =>
  [...Map.groupBy([...DOKUMEN, ...SERIES].filter(has), ({ path }) => path).values()].flatMap((types) =>
    types[0] ? [{ first: types[0], types, kinds: types.map(({ jenis }) => jenis) }] : [],
  );

/** Its list as a file: what every document has, and the columns of its own list. */
const fileOf = ({ path, title, party }: DokumenType, types: readonly DokumenType[]): ListFile => {
  const head: DokumenType['head'] = Object.assign({}, ...types.map((type) => type.head));
  return {
    name: path,
    title,
    key: 'no_faktur',
    columns: [
      ...namedColumns('kode_toko', 'no_faktur', 'tanggal', 'at', 'jenis'),
      ...headColumns(head, 'list').map(({ key, field: { label, kind } }) => ({
        key,
        label,
        kind,
        // Of a document without a customer it is a shop's.
        ...(party === 'customer' && { personal: personalOf(key) }),
      })),
      ...namedColumns('status', 'no_faktur_batal', 'input_by'),
    ],
  };
};

/** A number of one series of a kind is unknown to the calls of another. Throws DATA_TIDAK_DITEMUKAN. */
const requireOf = ({ path }: DokumenType, no_faktur: string): void => {
  if (typeOfNumber(no_faktur)?.path !== path) throw new AppError('DATA_TIDAK_DITEMUKAN');
};

/** What every kind gets from its declaration. */
export const dokumenRoutes = (app: FastifyInstance): void => {
  query(app, getDokumen, async (call) => ({ data: await get(call, call.params.no_faktur) }));
  for (const { first, types: own } of byPath(({ list }) => list)) {
    const types = [...own, ...DOKUMEN.filter(({ besideIn }) => besideIn === first.path)];
    listWithWhy(app, listCall(first), (call) => listDokumen(call, types), fileOf(first, types));
  }
  for (const { first, kinds } of byPath(({ paper }) => paper?.name === 'voucher'))
    paperRoute(app, voucherCall(first), (call, no) => voucherOf(call, no, kinds));
  for (const { first, kinds } of byPath(({ access }) => access.reprint))
    command(app, cetakCall(first), (call, tx) => {
      requireOf(first, call.params.no_faktur);
      return countPrint(call, tx, kinds, first.entity);
    });
  for (const { first, kinds } of byPath(({ batal }) => batal))
    command(
      app,
      batalCall(first),
      (call, tx, intent) => {
        requireOf(first, call.params.no_faktur);
        return reverseDokumen(call, tx, intent, kinds);
      },
      {
        selfStoring: true,
        day: 'shared',
        asks: ({ toko, params }) => asksAbout(toko, params.no_faktur),
        // What came in with it may have to go out again; whether, only the document knows.
        spends: ({ toko }) => [
          { what: 'CASH', of: toko },
          ...(first.batal?.averaged ? [{ what: 'MASSA' as const, of: toko }] : []),
        ],
      },
    );
};
