import type { KartuCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { cicilanOf, PLAN, payOf } from './instalments.ts';

/** A shop that a history is played in, over its API; its business day is set by who plays. */
export interface PlayedShop {
  toko: string;
  today: string;
  kode_sales: string;
  kode_customer: string;
  kode_baki: string;
  post(path: string, body: object): Promise<{ status: number; code: string; data: unknown }>;
  get<T>(path: string): Promise<T>;
  look<T>(text: string, values?: unknown[]): Promise<T[]>;
}

/** The same numbers for the same seed. */
const dice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * sides);
  };
};

/** What a step may be refused for; anything else is a mistake of the server, or of the history. */
const REFUSED = new Set([
  'CICILAN_BELUM_LEWAT',
  'CICILAN_SUDAH_SELESAI',
  'DENDA_BELUM_LUNAS',
  'DENDA_MELEBIHI',
  'DOKUMEN_DIIKUTI',
  'PEMBAYARAN_LEBIH',
  'PEMBERITAHUAN_BELUM_ADA',
  'STOCK_TIDAK_TERSEDIA',
  'SUDAH_DIBATALKAN',
]);

const PATHS: Readonly<Record<string, string>> = { CI: 'cicilan', CT: 'cicilan-bayar', PJ: 'penjualan' };

/** Who plays: what is drawn, done and refused, and what was made so far. */
const playerOf = async (shop: PlayedShop, seed: number) => {
  const roll = dice(seed);
  const seen: Record<string, number> = {};
  const contracts = (
    await shop.look<{ no: string }>('select no_cicilan as no from cicilan where kode_toko = $1 order by 1', [
      shop.toko,
    ])
  ).map(({ no }) => no);
  const documents: string[] = [];
  let day = shop.today;
  const goOn = (days: number) => {
    day = addDays(day, days);
    return shop.look('update hari_kerja set tgl_system = $1, buka = true where kode_toko = $2', [
      day,
      shop.toko,
    ]);
  };
  const done = async (what: string, path: string, body: object): Promise<string | undefined> => {
    const { status, code, data } = await shop.post(path, body);
    if (status !== 200) {
      if (!REFUSED.has(code)) throw new Error(`${what}: ${status} ${code} for ${JSON.stringify(body)}`);
      seen[code] = (seen[code] ?? 0) + 1;
      return undefined;
    }
    seen[what] = (seen[what] ?? 0) + 1;
    return (data as { no_faktur?: string }).no_faktur;
  };
  const some = <T>(from: readonly T[]): T | undefined => from[roll(Math.max(1, from.length))];
  const card = async (): Promise<KartuCicilan | undefined> => {
    const no = some(contracts);
    return no === undefined ? undefined : shop.get<KartuCicilan>(`cicilan/${no}/kartu`);
  };
  const noted = (no: string | undefined) => {
    if (no) documents.push(no);
  };
  const sign = async () => {
    const [piece] = await shop.look<{ kode_barcode: string }>(
      "select kode_barcode from barang where kode_toko = $1 and status = 'READY' and milik is null order by md5(kode_barcode || $2) limit 1",
      [shop.toko, String(roll(1_000_000))],
    );
    if (!piece) return;
    const { kode_barcode } = piece;
    const { harga_jual } = await shop.get<{ harga_jual: number }>(`barang/scan/${kode_barcode}`);
    const dp = Math.ceil((harga_jual * (20 + roll(70))) / 100 / 500) * 500;
    const { kode_sales, kode_customer } = shop;
    const no = await done(
      'KONTRAK',
      'cicilan',
      cicilanOf({ kode_barcode, harga_jual }, dp, { kode_sales, kode_customer }),
    );
    noted(no);
    if (no) contracts.push(no);
  };
  const paid = async (what: string, of: KartuCicilan, rp: number, more: object = {}) => {
    const no = await done(
      what,
      'cicilan-bayar',
      payOf(of.no_faktur, rp, { kode_sales: shop.kode_sales, ...more }),
    );
    noted(no);
  };
  const ended = (what: 'lelang' | 'putus', of: KartuCicilan) =>
    done(what, `cicilan-${what}`, {
      no_cicilan: of.no_faktur,
      kode_baki: shop.kode_baki,
      kelebihan: of[what].kembali,
      keterangan: 'UJI',
    });
  const replaced = async ({ no_faktur, dibayar }: KartuCicilan, tambah: number) => {
    const no = await done('GANTI', `cicilan/${no_faktur}/restruktur`, {
      kode_sales: shop.kode_sales,
      kode_cicilan: PLAN.kode_cicilan,
      dibayar,
      tambah,
      keterangan: 'UJI',
      payments: tambah > 0 ? [{ jenis: 'CASH', jumlah_rp: tambah }] : [],
    });
    noted(no);
    // What goes on is drawn as often as before.
    if (no) contracts[contracts.indexOf(no_faktur)] = no;
  };
  return { roll, seen, documents, done, card, sign, paid, ended, replaced, goOn };
};
type Player = Awaited<ReturnType<typeof playerOf>>;

/** What may be done next, and how often it is. */
const waysOf = ({
  roll,
  documents,
  done,
  card,
  sign,
  paid,
  ended,
  replaced,
  goOn,
}: Player): readonly (readonly [weight: number, step: () => Promise<unknown>])[] => {
  return [
    [10, sign],
    [
      22,
      async () => {
        const of = await card();
        if (of) await paid('BAYAR', of, 1 + roll(of.tagihan + 400_000));
      },
    ],
    [
      8,
      async () => {
        const of = await card();
        if (of && of.denda > 0) await paid('BAYAR DENDA', of, of.denda, { denda: roll(of.denda + 1) });
      },
    ],
    [
      4,
      async () => {
        const of = await card();
        if (of && of.denda > 0) await paid('HAPUS', of, 0, { hapus_denda: 1 + roll(of.denda) });
      },
    ],
    [
      5,
      async () => {
        const of = await card();
        if (of) await paid('LUNAS', of, of.sisa + of.denda);
      },
    ],
    [
      3,
      async () => {
        const of = await card();
        if (of && of.potongan > 0 && of.sisa > 0)
          await paid('CEPAT', of, of.pelunasan, { potongan: of.potongan, denda: of.denda });
      },
    ],
    [
      12,
      async () => {
        const no = documents.at(-1 - roll(Math.min(12, documents.length)));
        if (no) await done(`Z ${no.slice(0, 2)}`, `${PATHS[no.slice(0, 2)]}/${no}/batal`, { alasan: 'UJI' });
      },
    ],
    [
      3,
      async () => {
        const of = await card();
        if (of) await ended('putus', of);
      },
    ],
    [
      6,
      async () => {
        const of = await card();
        if (of?.tahap)
          await done('PEMBERITAHUAN', `cicilan/${of.no_faktur}/pemberitahuan`, {
            cara: 'SURAT',
            bukti: 'UJI',
          });
      },
    ],
    [
      9,
      async () => {
        const of = await card();
        if (of?.tahap) await ended('lelang', of);
      },
    ],
    [
      4,
      async () => {
        const of = await card();
        if (of?.kelebihan)
          await done('KELEBIHAN', 'cicilan-kelebihan', {
            no_faktur: of.kelebihan.no_faktur,
            jenis: 'CASH',
            jumlah_rp: of.kelebihan.rp,
          });
      },
    ],
    [
      2,
      async () => {
        const of = await card();
        if (of && of.sisa > 1_000) await replaced(of, roll(2) * (1 + roll(Math.min(of.sisa - 1, 100_000))));
      },
    ],
    [9, () => goOn(1 + roll(20))],
  ];
};

/** Plays so many random steps of the contracts in instalments that there are and of new ones; gives how often each was done, and what refused. */
export const playInstalments = async (
  shop: PlayedShop,
  seed: number,
  steps: number,
): Promise<Record<string, number>> => {
  const player = await playerOf(shop, seed);
  const ways = waysOf(player);
  const all = ways.reduce((sum, [weight]) => sum + weight, 0);
  for (let n = 0; n < steps; n++) {
    let at = player.roll(all);
    const step = ways.find(([weight]) => {
      at -= weight;
      return at < 0;
    });
    await step?.[1]();
  }
  return player.seen;
};

const POSTED = (lines: string) =>
  `(select l.*, d.tanggal as tgl, d.at from ${lines} l join dokumen d on d.kode_toko = l.kode_toko and d.no_faktur = l.no_faktur and d.status = 'POSTED')`;

/** What rows of contracts come to by the lines of documents that stand, without the rules of the domain: rupiah, by a day. */
const ROWS = `
  with bayar as (
    select b.no_cicilan, b.baris, b.tgl, b.angsuran + b.potongan as rp, b.denda + b.hapus as denda,
      sum(b.angsuran + b.potongan) over (partition by b.no_cicilan, b.baris order by b.at, b.no_faktur) as sampai
    from ${POSTED('cicilan_bayar_detail')} b)
  select r.no_faktur as no_cicilan, r.urut as baris, (r.angsuran - coalesce(sum(y.rp), 0))::bigint as sisa,
    (least(greatest(0, coalesce(min(y.tgl) filter (where y.sampai = r.angsuran), h.tgl_system) - r.jatuh_tempo - k.toleransi_hari) * k.denda_rp,
      floor(r.angsuran * k.denda_maks_persen / 100)) - coalesce(sum(y.denda), 0))::bigint as sisa_denda
  from ${POSTED('cicilan_detail')} r join cicilan_kontrak_detail k on k.kode_toko = r.kode_toko and k.no_faktur = r.no_faktur
  join hari_kerja h on h.kode_toko = r.kode_toko left join bayar y on y.no_cicilan = r.no_faktur and y.baris = r.urut
  group by r.no_faktur, r.urut, r.angsuran, r.jatuh_tempo, k.toleransi_hari, k.denda_rp, k.denda_maks_persen, h.tgl_system order by 1, 2`;

/** A contract `k` that no document which stands ended, sold or followed. */
const RUNS = `not exists (select from ${POSTED('cicilan_akhir_detail')} a where a.no_cicilan = k.no_faktur)
  and not exists (select from dokumen p where p.jenis = 'PENJUALAN' and p.status = 'POSTED' and p.keterangan = k.no_faktur)
  and not exists (select from dokumen n where n.jenis = 'CICILAN' and n.status = 'POSTED' and n.asal_no = k.no_faktur)`;

/** Each a figure by the lines of documents that stand, and by the books. */
const BOTH: Readonly<Record<string, readonly [lines: string, books: string]>> = {
  'deposits of running contracts': [
    `select coalesce(sum(k.dp + coalesce((select sum(b.angsuran) from ${POSTED('cicilan_bayar_detail')} b where b.no_cicilan = k.no_faktur), 0)), 0) as rp
     from ${POSTED('cicilan_kontrak_detail')} k where ${RUNS}`,
    "select coalesce(sum(kredit - debet), 0) as rp from jurnal where role = 'TITIPAN_CICILAN'",
  ],
  'what was left and not fetched': [
    `select coalesce(sum(a.kembali), 0) - coalesce((select sum(grand_total) from dokumen where jenis = 'CICILAN_KELEBIHAN' and status = 'POSTED'), 0) as rp
     from ${POSTED('cicilan_akhir_detail')} a`,
    "select coalesce(sum(kredit - debet), 0) as rp from jurnal where role = 'HUTANG_KELEBIHAN_CICILAN'",
  ],
  fines: [
    `select coalesce(sum(denda), 0) as rp from ${POSTED('cicilan_bayar_detail')} b`,
    "select coalesce(sum(kredit - debet), 0) as rp from jurnal where role = 'PENDAPATAN_DENDA_CICILAN'",
  ],
  'money that came in and went out': [
    `select coalesce(sum(case when jenis = 'CICILAN_KELEBIHAN' then -grand_total else grand_total end), 0) as rp from dokumen
     where jenis in ('CICILAN', 'CICILAN_BAYAR', 'CICILAN_KELEBIHAN') and status = 'POSTED'`,
    `select coalesce(sum(j.debet - j.kredit), 0) as rp from jurnal j left join dokumen_batal b on b.kode_toko = j.kode_toko and b.no_faktur_batal = j.no_jurnal
     join dokumen d on d.kode_toko = j.kode_toko and d.no_faktur = coalesce(b.no_faktur, j.no_jurnal) and d.jenis like 'CICILAN%' where j.role = 'KAS'`,
  ],
  'pieces that are kept': [
    `select count(*) as rp from ${POSTED('cicilan_kontrak_detail')} k where ${RUNS}`,
    "select count(*) as rp from barang where status = 'HOLD' and kode_gudang = 'CICILAN'",
  ],
};

/** Where books, pieces and cards say something else than the lines of documents do: nowhere. */
export const disagreements = async (shop: PlayedShop): Promise<string[]> => {
  const found: string[] = [];
  for (const [what, [lines, books]] of Object.entries(BOTH)) {
    const [[said], [kept]] = [await shop.look<{ rp: string }>(lines), await shop.look<{ rp: string }>(books)];
    if (Number(said?.rp) !== Number(kept?.rp))
      found.push(`${what}: ${said?.rp} by lines, ${kept?.rp} by books`);
  }
  const rows = await shop.look<{ no_cicilan: string; baris: number; sisa: string; sisa_denda: string }>(ROWS);
  for (const [no, of] of Map.groupBy(rows, ({ no_cicilan }) => no_cicilan)) {
    const { baris, keadaan } = await shop.get<KartuCicilan>(`cicilan/${no}/kartu`);
    if (keadaan === 'LELANG' || keadaan === 'BATAL' || keadaan === 'DIGANTI') continue;
    for (const { baris: at, sisa, sisa_denda } of of) {
      const told = baris[at - 1];
      if (told?.sisa !== Number(sisa) || told.sisa_denda !== Number(sisa_denda))
        found.push(`${no}/${at}: ${told?.sisa} and ${told?.sisa_denda}, by lines ${sisa} and ${sisa_denda}`);
    }
  }
  return found;
};
