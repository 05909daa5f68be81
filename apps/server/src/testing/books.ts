import { KAS_MASUK } from '@kadar/contract/dokumen/kas.ts';
import { MASSA, type MassaRow } from '@kadar/domain/books/massa.ts';
import { PIECE_ROLES, type StockRow } from '@kadar/domain/books/stock.ts';
import { booksOf } from '@kadar/domain/books.ts';
import { type JournalLine, reverse } from '@kadar/domain/posting.ts';
import { postDokumen } from '../modules/dokumen/public.ts';
import type { Spending } from '../platform/database/database.ts';
import { type TestApp, TODAY } from './harness.ts';

/** An income account: the other side of whatever a test brings in or takes out. */
const OTHER_SIDE = { role: 'LAIN', nomor_akun: '4301' };
const INVENTORY: Record<string, string> = {
  PERSEDIAAN: '1131',
  PERSEDIAAN_BELUM_TAG: '1132',
  PERSEDIAAN_BELI: '1133',
  PERSEDIAAN_ROSOK: '1134',
  PERSEDIAAN_LELANG: '1135',
  PERSEDIAAN_BATANGAN: '1138',
  PERSEDIAAN_AKSESORIS: '1137',
  PERSEDIAAN_TUKANG: '1139',
};

interface Moved {
  stock?: readonly StockRow[];
  massa?: readonly MassaRow[];
}

/** Cost and fine gold by account: a piece's by its state, a thing's in bulk by its kind. */
const amountsOf = ({ stock = [], massa = [] }: Moved) => [
  ...stock.map(({ dari_status, ke_status, hpp, murni }) => ({
    role: PIECE_ROLES[[dari_status, ke_status].includes('BELI') ? 1 : 0] ?? '',
    hpp,
    murni,
  })),
  ...massa.flatMap(({ objek, milik, hpp, murni }) => {
    const role = MASSA[objek];
    return role === null || milik !== 'TOKO' ? [] : [{ role, hpp, murni }];
  }),
];

const booked = (moved: Moved) => {
  const both = <Line extends { dk: 'D' | 'K' }>(amount: number, line: Line, other: Line): Line[] =>
    amount === 0 ? [] : amount > 0 ? [line, other] : reverse([line, other]);
  const jurnal = amountsOf(moved).flatMap(({ role, hpp }) =>
    both<JournalLine>(
      hpp,
      { role, nomor_akun: INVENTORY[role] ?? '', dk: 'D', rp: Math.abs(hpp) },
      { ...OTHER_SIDE, dk: 'K', rp: Math.abs(hpp) },
    ),
  );
  const emas = amountsOf(moved).flatMap(({ role, murni }) =>
    both(
      murni,
      { role, dk: 'D' as const, mg: Math.abs(murni) },
      { role: 'LAIN', dk: 'K' as const, mg: Math.abs(murni) },
    ),
  );
  return booksOf({ ...moved, jurnal, emas });
};

/** Whole pieces where it moves some, else what it moves in bulk. */
const headOf = ({ stock = [], massa = [] }: Moved) => {
  const rows: readonly { qty: number; berat: number }[] = stock.length > 0 ? stock : massa;
  const sum = (key: 'qty' | 'berat') => Math.abs(rows.reduce((total, row) => total + row[key], 0));
  return { qty: sum('qty'), berat: sum('berat') };
};

/**
 * A document that moves just these goods, with the ledgers that go with them, until kinds of documents do: through the
 * door, in a transaction as a command's. It is a voucher without money, so that its reversal has a call.
 */
export const postGoods = (
  server: TestApp,
  toko: string,
  moved: Moved,
  { spends = [], before = async () => undefined }: PostOptions = {},
): Promise<string> =>
  server.app.kadar.db.transaction(
    { toko },
    async (tx) => {
      await before(tx);
      const [posted] = await postDokumen(tx, { toko, tanggal: TODAY }, [
        {
          type: KAS_MASUK,
          signed: { user: 'SPV1', ip: '' },
          head: headOf(moved),
          books: booked(moved),
          mapping: [],
          uraian: 'UJI',
          audit: {},
          answer: { data: {}, message: '' },
        },
      ]);
      return posted?.no ?? '';
    },
    { day: 'shared', spends },
  );

interface PostOptions {
  spends?: readonly Spending[];
  before?: (tx: Parameters<typeof postDokumen>[0]) => Promise<unknown>;
}
