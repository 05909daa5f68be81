import { sql } from '../../platform/database/sql.ts';
import type { Kadar } from '../../platform/kadar.ts';
import type { Kanal } from '../../platform/messaging/kanal.ts';
import { Woo, WooError } from './woo/woo.ts';

/** What a customer reads whose piece was sold before his order came. */
const HABIS = 'Mohon maaf, barang ini sudah habis.';
/** Minutes until the next try double up to this. */
const LONGEST_MINUTES = 60;

interface Task {
  id: number;
  kode_toko: string;
  kode_marketplace: string;
  aksi: 'BARANG' | 'HABIS';
  kunci: string;
  dicoba: number;
}

/** The oldest that is due, marked as tried before it is: who dies over it is tried again later. Rows of a channel that nobody speaks to are done by hand. */
const claim = ({ db, config }: Kadar): Promise<Task | undefined> =>
  db.transaction({ toko: '*' }, async (tx) => {
    const channels = [...config.kanal.keys()];
    await tx.execute(
      sql`update luar_kirim set selesai_at = now() where selesai_at is null and kode_marketplace <> all(${channels}::text[])`,
    );
    return tx.maybe<Task>(sql`
      update luar_kirim set dicoba = dicoba + 1, berikut_at = now() + make_interval(mins => least(power(2, dicoba)::int, ${LONGEST_MINUTES}))
      where id = (select id from luar_kirim where selesai_at is null and berikut_at <= now() order by berikut_at, id limit 1 for update skip locked)
      returning id, kode_toko, kode_marketplace, aksi, kunci, dicoba`);
  });

interface Shown {
  judul: string;
  harga: number;
  id_luar: string;
  status: string;
  nama_barang: string;
}

/** How the piece stands by now is what the channel is told, in whatever order it was asked for. */
const tellPiece = async (
  kadar: Kadar,
  woo: Woo,
  { kode_toko, kode_marketplace, kunci }: Task,
): Promise<void> => {
  const { db, config } = kadar;
  const row = await db.transaction({ toko: kode_toko }, (tx) =>
    tx.maybe<Shown>(sql`
      select l.judul, l.harga, l.id_luar, l.status, b.nama_barang from barang_luar l join barang b using (kode_toko, kode_barcode)
      where l.kode_toko = ${kode_toko} and l.kode_barcode = ${kunci} and l.kode_marketplace = ${kode_marketplace}`),
  );
  if (!row || row.status === 'DIPESAN') return;
  if (row.status !== 'DRAFT' && row.status !== 'TAYANG') return woo.takeDown(row.id_luar, kunci);
  const file = `${encodeURIComponent(kunci)}.jpg`;
  const id = await woo.show(row.id_luar, {
    sku: kunci,
    name: row.judul,
    price: row.harga,
    description: row.nama_barang,
    image: `${config.publicUrl ?? ''}/api/v1/barang-luar/foto/${kode_toko}/${file}`,
  });
  await db.transaction({ toko: kode_toko }, (tx) =>
    tx.execute(sql`
      update barang_luar set id_luar = ${id}, status = case status when 'DRAFT' then 'TAYANG' else status end
      where kode_toko = ${kode_toko} and kode_barcode = ${kunci} and kode_marketplace = ${kode_marketplace}`),
  );
};

const settle = ({ db }: Kadar, id: number, kesalahan: string, over: boolean) =>
  db.transaction({ toko: '*' }, (tx) =>
    tx.execute(
      sql`update luar_kirim set kesalahan = ${kesalahan}, selesai_at = case when ${over} then now() end where id = ${id}`,
    ),
  );

const attempt = async (kadar: Kadar, kanal: Kanal, task: Task, timeoutMs?: number): Promise<void> => {
  const woo = new Woo(kanal, timeoutMs);
  try {
    if (task.aksi === 'HABIS') await woo.refuse(task.kunci, HABIS);
    else await tellPiece(kadar, woo, task);
    await settle(kadar, task.id, '', true);
  } catch (error) {
    if (!(error instanceof WooError)) throw error;
    await settle(kadar, task.id, error.message, error.kind !== 'later');
  }
};

/** Tells channels what is due, one after the other; nothing is held while they are slow. How many were tried. */
export const sendDue = async (kadar: Kadar, timeoutMs?: number): Promise<number> => {
  for (let tried = 0; ; tried += 1) {
    const task = await claim(kadar);
    const kanal = task && kadar.config.kanal.get(task.kode_marketplace);
    if (!task || !kanal) return tried;
    await attempt(kadar, kanal, task, timeoutMs);
  }
};
