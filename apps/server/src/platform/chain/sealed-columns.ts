import { CLOSING, GOLD_PRICE } from './sealed-days.ts';
import { DOCUMENT } from './sealed-document.ts';
import { type Section, type SectionSince, sealedIn } from './section.ts';

/** Something sealed as one, and the tables that can bring it. */
export interface Sealed {
  /** Each gives what the sealer asks of a thing; `r` is its row. */
  sources: readonly Source[];
  /** By version of the seal. An old version stays as it is: its seals are verified by it. */
  versions: Readonly<Record<number, readonly Section[]>>;
}

export interface Source {
  table: string;
  no: string;
  at: string;
  tanggal: string;
  otorisasi_id: string;
  toko: string;
  /** Which sections its writer says it has rows in. */
  bagian?: string;
}

/** The version new seals are made by. */
export const SEAL_VERSION = 14;

const versionsOf = (all: readonly SectionSince[]): Sealed['versions'] =>
  Object.fromEntries(
    Array.from({ length: SEAL_VERSION }, (_, before) => [before + 1, sealedIn(before + 1, all)]),
  );

const OF_SHOP = { at: 'r.at', tanggal: 'r.tanggal', toko: 'r.kode_toko = $1' } as const;

/** What the kernel or an approval writes: each document may have it. */
const OF_ANY = ['dokumen', 'dokumen_batal', 'otorisasi_pakai'];
const SECTIONS = sealedIn(SEAL_VERSION, DOCUMENT);

/** Tables of documents that are found by their number: payments, lines, books, and what else only some have. */
export const WRITTEN: readonly Section[] = SECTIONS.filter(({ table }) => !OF_ANY.includes(table));

/** Their places among a document's sections: the same in each version that has them. */
const PLACES = new Map(
  SECTIONS.flatMap(({ table }, bagian) => (OF_ANY.includes(table) ? [] : [[table, bagian] as const])),
);
export const WRITTEN_BY_DOOR: ReadonlySet<number> = new Set(PLACES.values());

/** Sections of the tables a document has rows in. Throws where one of them is sealed nowhere. */
export const sectionsOf = (tables: Iterable<string>): number[] =>
  [...new Set(tables)].map((table) => {
    const bagian = PLACES.get(table);
    if (bagian === undefined) throw new Error(`no seal holds ${table}`);
    return bagian;
  });

const OF_DOOR = { ...OF_SHOP, otorisasi_id: 'r.otorisasi_id', bagian: 'r.bagian' } as const;

export const SEALED: readonly Sealed[] = [
  {
    sources: [
      { table: 'dokumen', no: 'r.no_faktur', ...OF_DOOR },
      { table: 'dokumen_batal', no: 'r.no_faktur_batal', ...OF_DOOR },
    ],
    versions: versionsOf(DOCUMENT),
  },
  {
    sources: [
      { table: 'tutup_harian', no: `'TUTUP ' || r.tanggal`, otorisasi_id: 'null::bigint', ...OF_SHOP },
    ],
    versions: versionsOf(CLOSING),
  },
  {
    sources: [
      {
        table: 'harga_emas_global',
        no: `'HARGA ' || r.id`,
        at: 'r.berlaku_at',
        tanggal: 'r.berlaku_at::date',
        otorisasi_id: 'null::bigint',
        toko: `$1 = '*'`,
      },
    ],
    versions: versionsOf(GOLD_PRICE),
  },
];

/** Columns of sealed tables that no seal holds, and why. */
export const UNSEALED_COLUMNS: Readonly<Record<string, string>> = {
  'dokumen.status': 'changes with the reversal, which is sealed by itself; verification compares them',
  'dokumen.cetak': 'counts prints',
  'dokumen.bagian': 'says where to look when it is sealed; verification looks everywhere',
  'dokumen_batal.bagian': 'the same',
  'jurnal.chain_pos': 'the place in the blocks of before; such a block is verified with it',
  'mutasi_stock.chain_pos': 'the same',
};
