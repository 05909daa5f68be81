import type { JanjiPelanggan } from '@kadar/contract/endpoints/dashboard.ts';
import type { NonCashTertunda } from '@kadar/contract/endpoints/grafik.ts';
import type { KirimUangRow } from '@kadar/contract/endpoints/kirim-uang.ts';
import type { HutangDashboard } from '@kadar/contract/endpoints/nilai.ts';
import type { SatuHal } from '@kadar/contract/endpoints/perhatian.ts';
import type { TitipRow } from '@kadar/contract/endpoints/titip.ts';
import type { TungguRow } from '@kadar/contract/endpoints/tunggu.ts';
import { bookedFigure, halFigure } from '@kadar/contract/figures/dashboard.ts';
import { checkFigures, type Named, sumOf } from './dashboards.ts';
import type { Findings } from './findings.ts';
import type { Reader } from './reader.ts';

/** The lists in which what stands open is put right. */
const checkLists = async (
  reader: Reader,
  toko: string,
  same: (figure: string, wanted: number, hal: SatuHal['hal']) => void,
): Promise<void> => {
  const rows = async <T>(path: string) => ((await reader.data(path, toko)) as { data: T[] }).data;
  const deposits = await rows<TitipRow>('titip?keadaan=LEWAT&limit=500');
  same(
    'deposits past their date',
    sumOf(deposits, ({ saldo }) => saldo),
    'TITIPAN_LEWAT',
  );
  const waiting = await rows<TungguRow>('dokumen-tunggu?macam=VALIDASI&limit=500');
  same(
    'documents that wait',
    sumOf(waiting, ({ total }) => total),
    'BELUM_DIVALIDASI',
  );
  const sent = (await rows<KirimUangRow>('kirim-uang?status=SENT&limit=500')).filter(
    // A shop is told of what it sent, once that is under way for a day.
    ({ kode_toko, usia }) => usia > 0 && (toko === '*' || kode_toko === toko),
  );
  same(
    'money under way',
    sumOf(sent, ({ jumlah_rp }) => jumlah_rp),
    'UANG_DI_JALAN',
  );
  const swipes = await reader.open('/laporan-belum-cair', toko, {});
  const late = swipes?.rows.filter(({ terlambat }) => Number(terlambat) > 0) ?? [];
  if (swipes)
    same(
      'swipes that are late',
      sumOf(late, (row) => Number(row.jumlah_rp)),
      'GESEK_TERLAMBAT',
    );
};

/** Lists of work for customers, what a row of them is worth, and what the dashboard says of it: under attention, too, what is not on time. */
const WORK: readonly {
  list: string;
  jenis: JanjiPelanggan['jenis'];
  hal: JanjiPelanggan['hal'];
  rp: 'total' | 'perkiraan' | 'sisa';
  attention?: SatuHal['hal'];
}[] = [
  { list: 'service?keadaan=JANJI', jenis: 'SERVICE', hal: 'JANJI', rp: 'total' },
  { list: 'service?keadaan=LEWAT', jenis: 'SERVICE', hal: 'LEWAT', rp: 'total', attention: 'SERVICE_LEWAT' },
  { list: 'service?keadaan=TAGIH', jenis: 'SERVICE', hal: 'TAGIH', rp: 'total', attention: 'SERVICE_TAGIH' },
  {
    list: 'pesanan?keadaan=LEWAT',
    jenis: 'PESANAN',
    hal: 'LEWAT',
    rp: 'perkiraan',
    attention: 'PESANAN_LEWAT',
  },
  { list: 'pesanan?keadaan=JADI', jenis: 'PESANAN', hal: 'SIAP', rp: 'perkiraan' },
  {
    list: 'contoh-keluar?keadaan=LEWAT',
    jenis: 'CONTOH',
    hal: 'LEWAT',
    rp: 'perkiraan',
    attention: 'CONTOH_LEWAT',
  },
  { list: 'cicilan?keadaan=JATUH_TEMPO', jenis: 'CICILAN', hal: 'JANJI', rp: 'sisa' },
  { list: 'cicilan?keadaan=LEWAT', jenis: 'CICILAN', hal: 'LEWAT', rp: 'sisa', attention: 'CICILAN_LEWAT' },
];

/** What the dashboard says of work for customers is what its lists come to. */
const checkWork = async (
  findings: Findings,
  reader: Reader,
  toko: string,
  standing: (hal: SatuHal['hal']) => number,
): Promise<void> => {
  const { data } = (await reader.data('dashboard/janji', toko)) as { data: JanjiPelanggan[] };
  const where = `${reader.who} dashboard ${toko} promised`;
  for (const { list, jenis, hal, rp, attention } of WORK) {
    const rows = ((await reader.data(`${list}&limit=500`, toko)) as { data: Record<string, number>[] }).data;
    const wanted = sumOf(rows, (row) => row[rp] ?? 0);
    const said = data.find((one) => one.jenis === jenis && one.hal === hal);
    findings.same('standing', where, `${list}, how many`, rows.length, said?.jumlah ?? 0);
    findings.same('standing', where, `${list}, how much`, wanted, said?.rp ?? 0);
    if (attention) findings.same('standing', where, attention, wanted, standing(attention));
  }
};

/** What happened in days opens its rows; what stands open is what the list of it comes to. */
export const checkAttention = async (findings: Findings, reader: Reader, toko: string): Promise<void> => {
  const { data } = (await reader.data('dashboard/perhatian', toko)) as { data: SatuHal[] };
  const where = `${reader.who} dashboard ${toko} attention`;
  const reports = await reader.open('/laporan-perlu-perhatian', toko, {});
  const listed = new Set(reports?.definition.filters.hal?.choices?.map(({ value }) => value));
  await checkFigures(
    findings,
    reader,
    toko,
    where,
    data
      .filter(({ hal }) => listed.has(hal))
      .map((item): Named => [`${item.hal} ${item.orang}`, halFigure(item)]),
  );
  const standing = (hal: SatuHal['hal']) =>
    sumOf(
      data.filter((item) => item.hal === hal),
      ({ rp }) => rp,
    );
  const same = (figure: string, wanted: number, hal: SatuHal['hal']) =>
    findings.same('standing', where, figure, wanted, standing(hal));
  await checkLists(reader, toko, same);
  await checkWork(findings, reader, toko, standing);
  const pledges = (await reader.data('hutang/dashboard', toko)) as { data: HutangDashboard };
  const { kurang, belum_valid } = pledges.data;
  if (kurang.rp !== null) same('short pledges', kurang.rp, 'KURANG_JAMINAN');
  if (belum_valid.rp !== null) same('redemptions that wait', belum_valid.rp, 'PELUNASAN_BELUM_VALID');
};

/** Payments that no slip has shown yet, as booked. */
export const checkWaiting = async (findings: Findings, reader: Reader, toko: string): Promise<void> => {
  const { data } = (await reader.data('cash-pusat/outstand-noncash', toko)) as { data: NonCashTertunda[] };
  const where = `${reader.who} dashboard ${toko} non-cash`;
  await checkFigures(
    findings,
    reader,
    toko,
    where,
    data
      // What a bank has not paid out yet opens where it is paid out.
      .filter(({ status }) => status === 'BELUM_DITUTUP' || status === 'BELUM_COCOK')
      .map((row): Named => [`${row.tanggal} ${row.no_rekening}`, bookedFigure(row)]),
  );
  const late = await reader.open('/laporan-belum-cair', toko, {});
  const swiped = data.filter(({ status }) => status === 'BELUM_CAIR' || status === 'TERLAMBAT');
  // What was swiped on a day that is open is told with all that its closing is to find.
  const open = new Set(
    data.flatMap(({ status, kode_toko, tanggal }) =>
      status === 'BELUM_DITUTUP' ? [`${kode_toko} ${tanggal}`] : [],
    ),
  );
  const waiting = late?.rows.filter((row) => !open.has(`${row.kode_toko} ${row.tgl_jual}`));
  if (waiting)
    findings.same(
      'standing',
      where,
      'what banks have not paid out',
      sumOf(waiting, (row) => Number(row.jumlah_rp)),
      sumOf(swiped, ({ sisa }) => sisa),
    );
};
