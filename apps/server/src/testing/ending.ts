import { addDays } from '@kadar/domain/dates.ts';
import { SALES } from '../modules/penjualan/sale.fixture.ts';
import { type Client, type TestApp, TODAY } from './harness.ts';
import { agedBy, cardOf, pledged } from './pledging.ts';

const K01 = { toko: 'K01' };
const LATE = 200;

/** The answer of a call that is taken. Throws what refused it. */
const done = async <T>(reply: ReturnType<Client['post']>): Promise<T> => {
  const { status, body } = await reply;
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data as T;
};

/** Pledges that ended without a redemption, what was paid out for them, and a visit, by the paths of their calls. */
export const endPledges = async (
  server: TestApp,
  owner: Client,
  spv: Client,
): Promise<Record<string, string>> => {
  const post = <T>(path: string, body: object) => done<T>(owner.post(path, body, K01));
  const pay = async (path: string, no_faktur: string, jumlah_rp: number) =>
    (await done<{ no_faktur: string }>(spv.post(path, { no_faktur, jenis: 'CASH', jumlah_rp }))).no_faktur;
  const lost = { no_hutang: await pledged(spv, 1_000_000), sebab: 'HILANG', nilai: 1_200_000 };
  const claim = await post<{ no_faktur: string }>('klaim-hutang', lost);
  const gone = { no_hutang: await pledged(spv, 1_000_000), keterangan: 'UJI' };
  const written = await post<{ no_faktur: string }>('hapus-hutang', gone);
  const no_hutang = await pledged(spv, 1_000_000);
  await agedBy(server, no_hutang, LATE);
  const { id } = await post<{ id: number }>('lelang-hutang', { nama: 'Uji', no_hutang: [no_hutang] });
  // Its two notices, as if they had been written long ago.
  await server.look(
    `insert into hutang_pesan (kode_toko, no_hutang, jenis, cara, tanggal, user_id, jatuh_tempo, isi)
     select h.kode_toko, h.no_hutang, x.jenis, 'SURAT', x.tanggal::date, 'OWNER', h.jatuh_tempo, 'UJI' from hutang h,
       (values ('PEMBERITAHUAN_1', $2), ('PEMBERITAHUAN_2', $3)) x(jenis, tanggal) where h.no_hutang = $1`,
    [no_hutang, addDays(TODAY, -60), addDays(TODAY, -40)],
  );
  await post(`lelang-hutang/${id}/jual`, { no_hutang, nilai: 5_000_000, cara: 'CASH', pembeli: 'UJI' });
  const { dokumen } = await post<{ dokumen: { no_faktur: string; kelebihan: number }[] }>(
    `lelang-hutang/${id}/selesai`,
    {},
  );
  const [auction] = dokumen;
  if (!auction) throw new Error('nothing was auctioned');
  const open = await pledged(spv, 1_000_000);
  const { bunga } = (await cardOf(spv, open)).hari_ini;
  const visit = await done<{ no_bersama: string }>(
    spv.post('hutang/bayar-bersama', {
      kode_sales: SALES,
      rows: [{ cara: 'P', no_hutang: open, total_bayar: bunga, bunga_baru: 2.5 }],
      payments: [{ jenis: 'CASH', jumlah_rp: bunga }],
      total_bayar: bunga,
    }),
  );
  return {
    'hutang/bersama': visit.no_bersama,
    'klaim-hutang': claim.no_faktur,
    'bayar-klaim': await pay('bayar-klaim', claim.no_faktur, 200_000),
    'hapus-hutang': written.no_faktur,
    lelang: auction.no_faktur,
    'kelebihan-lelang': await pay('kelebihan-lelang', auction.no_faktur, auction.kelebihan),
  };
};
