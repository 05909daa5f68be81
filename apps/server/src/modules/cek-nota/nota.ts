import type { NotaPublik } from '@kadar/contract/endpoints/cek-nota.ts';
import { kadarLabel, parseKadar } from '@kadar/domain/kadar.ts';
import { readNotaCode } from '@kadar/domain/nota-code.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { fotoPath } from '../barang/public.ts';
import { type NotaLine, notaUmum } from '../pembelian/public.ts';

export const NO_SHOP = { nama_toko: '', alamat_toko: '', no_hp: '', logo: '' };
const UNKNOWN: NotaPublik = {
  status: 'TIDAK_DIKENAL',
  no_faktur: '',
  tanggal: '',
  toko: NO_SHOP,
  lines: [],
};

/** Whether a nota or slip is of before the key that signs today, so that its signature says nothing. */
const isOldNota = async (tx: Tx, no_faktur: string): Promise<boolean> =>
  (await tx.one<{ lama: boolean }>(sql`select kadar_tanda_lama(${no_faktur}) as lama`)).lama;

/** Of a code that is not signed by the key of today: whose it says to be, where that is from before it. */
export const oldShopOf = (kadar: Kadar, kode: string): Promise<NotaPublik['toko'] | undefined> => {
  const no_faktur = readNotaCode(kode)?.no_faktur ?? '';
  return reading(kadar, no_faktur, async (tx) =>
    (await isOldNota(tx, no_faktur)) ? shopOf(tx, no_faktur.slice(2, 5)) : undefined,
  );
};

/** Whether it is genuine is left to the till, so nothing of what was sold is told. */
const unproved = async (kadar: Kadar, kode: string): Promise<NotaPublik> => {
  const toko = await oldShopOf(kadar, kode);
  const no_faktur = readNotaCode(kode)?.no_faktur ?? '';
  return toko ? { ...UNKNOWN, status: 'TANDA_LAMA', no_faktur, toko } : UNKNOWN;
};

/** The number of a code that this chain signed. */
const numberOf = ({ signatures }: Kadar, kode: string): string | undefined => {
  const signed = readNotaCode(kode);
  return signed && signatures.holds('nota', signed.no_faktur, signed.tanda) ? signed.no_faktur : undefined;
};

export const shopOf = (tx: Tx, toko: string): Promise<NotaPublik['toko']> =>
  tx.one<NotaPublik['toko']>(sql`
    select nama_toko, alamat_toko, no_hp, coalesce(nullif(logo, ''),
      (select logo from tokos where type = 'PUSAT' and deleted_at is null and logo <> '' order by kode_toko limit 1), '') as logo
    from tokos where kode_toko = ${toko}`);

/** Reads in the shop of a nota, whose number tells it. */
const reading = <T>({ db }: Kadar, no_faktur: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.read({ toko: no_faktur.slice(2, 5) }, work, { keepsPlans: true });

/** What is told of a nota to whoever holds it. A code that is none of ours is not told what it lacks. */
export const notaOf = async (kadar: Kadar, kode: string): Promise<NotaPublik> => {
  const no_faktur = numberOf(kadar, kode);
  if (!no_faktur) return readNotaCode(kode) ? unproved(kadar, kode) : UNKNOWN;
  const { lines, harga, toko } = await reading(kadar, no_faktur, async (tx) => {
    const nota = await notaUmum(kadar, tx, no_faktur);
    const [first] = nota.lines;
    return { ...nota, toko: first && (await shopOf(tx, first.kode_toko)) };
  });
  const [first] = lines;
  if (!first || !toko) return UNKNOWN;
  const cancelled = first.status === 'BATAL';
  const gone = lines.every(({ dibeli }) => dibeli);
  return {
    status: cancelled ? 'BATAL' : gone ? 'SUDAH_DIBELI' : 'ASLI',
    no_faktur,
    tanggal: first.tanggal,
    toko,
    lines: lines.map((line) => ({
      urut: line.urut,
      nama_barang: line.nama_barang,
      kadar: kadarLabel(parseKadar(line.kadar)),
      berat: line.berat / 1000,
      foto: line.foto,
      dibeli: line.dibeli,
      harga: harga.get(line.urut) ?? null,
    })),
  };
};

/** The photo of a piece of a nota, small enough for a page; undefined where there is none to be shown. */
export const fotoOf = async (kadar: Kadar, kode: string, urut: number): Promise<Uint8Array | undefined> => {
  const no_faktur = numberOf(kadar, kode);
  if (!no_faktur) return undefined;
  const lines = await reading(kadar, no_faktur, (tx) =>
    tx.rows<Pick<NotaLine, 'urut' | 'kode_toko' | 'kode_barcode' | 'foto'>>(
      sql`select urut, kode_toko, kode_barcode, foto from kadar_nota_baris(${no_faktur})`,
    ),
  );
  const line = lines.find((one) => one.urut === urut);
  return line?.foto ? kadar.files.get(fotoPath(line.kode_toko, line.kode_barcode, 'kecil')) : undefined;
};
