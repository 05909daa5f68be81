import { type Rng, rngFrom } from '@kadar/demo-data/rng.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { type Client, MEMBERS, type TestApp } from '../../testing/harness.ts';
import { type Card, cardOf, hutangOf, NECKLACE, payOf, pledgePhoto } from '../../testing/pledging.ts';

/** Five years, from the first day a pledge may begin. */
const YEARS_DAYS = 5 * 365;
const FIRST = '2021-02-26';
const K01 = { toko: 'K01' };

/** What happens to one pledge on a day. */
type Step = 'HUTANG' | 'PERPANJANG' | 'CICIL' | 'TEBUS' | 'BATAL';
interface Event {
  day: number;
  pledge: number;
  step: Step;
}

const eventsOf = (pledge: number, rng: Rng): Event[] => {
  const begin = rng.int(0, YEARS_DAYS - 200);
  const events: Event[] = [{ day: begin, pledge, step: 'HUTANG' }];
  let day = begin;
  for (let n = rng.int(1, 7); n > 0; n -= 1) {
    day += rng.pick([0, 1, rng.int(2, 60), rng.int(20, 160), rng.int(100, 400)]);
    const step = rng.weighted<Step>([
      ['PERPANJANG', 4],
      ['CICIL', 4],
      ['TEBUS', 2],
      ['BATAL', 1],
    ]);
    events.push({ day, pledge, step });
  }
  return events.filter((event) => event.day <= YEARS_DAYS);
};

/** Brackets with every mode, with and without a penalty, so that contracts differ by their amount. */
const brackets = [
  {
    hutang_from: 0,
    hutang_to: 999_999,
    bunga: 2.5,
    periode_hari: 1,
    denda_persen: 0.5,
    denda_periode_hari: 15,
    denda_maks_persen: 3,
  },
  { hutang_from: 1_000_000, hutang_to: 1_999_999, bunga: 2.25, periode_hari: 15, grace_hari: 2 },
  {
    hutang_from: 2_000_000,
    hutang_to: 2_999_999,
    bunga: 2,
    periode_hari: 30,
    denda_persen: 1,
    denda_periode_hari: 7,
    denda_maks_persen: 5,
  },
  {
    hutang_from: 3_000_000,
    hutang_to: 9_999_999_999,
    bunga: 1.9,
    periode_hari: 1,
    min_hari: 0,
    grace_hari: 0,
  },
];

/** Plays so many pledges over five years through the real calls, days in order; gives how many of each step were posted. */
export const playLives = async (
  server: TestApp,
  owner: Client,
  { pledges, seed }: { pledges: number; seed: string },
): Promise<Record<Step, number>> => {
  const rng = rngFrom(`lives/${seed}`);
  const done: Record<Step, number> = { HUTANG: 0, PERPANJANG: 0, CICIL: 0, TEBUS: 0, BATAL: 0 };
  await server.look(`update para_bunga_hutang set deleted_at = now(); update parapinjaman set deleted_at = now(); update para_hutang_pokok set deleted_at = now();
    update plafond_hutang set maks_customer = 0`);
  for (const row of brackets) await must(owner.post('para-bunga-hutang', row, K01));
  await must(
    owner.post(
      'parapinjaman',
      { hutang_from: 0, hutang_to: 1_499_999, lama_pinjam: 2, satuan: 'BULAN', biaya_admin: 5_000 },
      K01,
    ),
  );
  await must(
    owner.post('parapinjaman', { hutang_from: 1_500_000, hutang_to: 9_999_999_999, lama_pinjam: 90 }, K01),
  );
  const events = Array.from({ length: pledges }, (_, n) => eventsOf(n, rng.fork(n)))
    .flat()
    .sort((a, b) => a.day - b.day);
  const foto = await pledgePhoto(owner);
  const lives = new Map<number, { no: string; last: { path: string; no: string } }>();
  let today = '';
  for (const { day, pledge, step } of events) {
    const date = addDays(FIRST, day);
    if (date !== today) {
      await server.look(`update hari_kerja set tgl_system = $1, buka = true where kode_toko = 'K01'`, [date]);
      // Contracts copy the settings of their day.
      const half = date.slice(5, 7) < '07';
      if (today.slice(0, 7) !== date.slice(0, 7))
        await must(
          owner.put(
            'para-system',
            {
              values: {
                VALIDASI_PELUNASAN_HUTANG_MODULE: false,
                PERPANJANGAN_BASIS: half ? 'TANGGAL_BAYAR' : 'JATUH_TEMPO_LAMA',
                CICIL_BUNGA_BASIS: Number(date.slice(0, 4)) % 2 ? 'HARIAN_PRORATA' : 'POKOK_AWAL_PERIODE',
              },
            },
            { toko: '*' },
          ),
        );
      today = date;
    }
    if (step === 'HUTANG') {
      const jumlah = rng.int(100, 7_000) * 1_000;
      const { kode_customer } = rng.pick(MEMBERS);
      // One photo serves all of them.
      await server.look(`update files set staged = true where path like 'foto_hutang/%'`);
      const reply = await must(
        owner.post(
          'hutang',
          hutangOf(jumlah, { kode_customer, barang: [{ ...NECKLACE, foto: [foto] }] }),
          K01,
        ),
      );
      lives.set(pledge, { no: reply, last: { path: 'hutang', no: reply } });
      done.HUTANG += 1;
      continue;
    }
    const life = lives.get(pledge);
    if (!life) continue;
    const card = (await cardOf(owner, life.no)) as Card & { terms: { persen: number } };
    if (step === 'BATAL') {
      // Goods that were redeemed come back into a bag of their own.
      const bag = life.last.path === 'hutang-tebus' && { no_segel: `LAGI${done.BATAL}`, berat_kantong: 5.7 };
      await must(owner.post(`${life.last.path}/${life.last.no}/batal`, { alasan: 'UJI', ...bag }, K01));
      if (life.last.path === 'hutang') lives.delete(pledge);
      else {
        const [row] = await server.look<{ no_faktur: string; jenis: string }>(
          `select g.no_faktur, d.jenis from hutang_gerak g join dokumen d using (kode_toko, no_faktur) where g.no_hutang = $1 and d.status = 'POSTED' order by g.id desc limit 1`,
          [life.no],
        );
        life.last = { path: PATHS[row?.jenis ?? ''] ?? 'hutang', no: row?.no_faktur ?? '' };
      }
      done.BATAL += 1;
      continue;
    }
    if (card.status !== 'AKTIF' && card.status !== 'JATUH_TEMPO') continue;
    const { bunga, denda } = card.hari_ini;
    const pokok =
      step === 'TEBUS'
        ? card.pokok
        : step === 'CICIL'
          ? rng.int(1, Math.max(1, Math.floor(card.pokok / 2)))
          : 0;
    if (step === 'CICIL' && pokok >= card.pokok) continue;
    const diskon = rng.chance(0.2) ? Math.min(bunga + denda, 1_500) : 0;
    const body = payOf(life.no, pokok + bunga + denda - diskon, {
      diskon,
      ...(step === 'PERPANJANG' && { bunga_baru: rng.chance(0.2) ? 1.75 : card.terms.persen }),
      ...(step === 'CICIL' && { pokok }),
      ...(step === 'TEBUS' && { berat_kantong: 5.6 }),
    });
    const path = { PERPANJANG: 'hutang-perpanjang', CICIL: 'hutang-cicil', TEBUS: 'hutang-tebus' }[step];
    life.last = { path, no: await must(owner.post(path, body, K01)) };
    done[step] += 1;
  }
  return done;
};

const PATHS: Readonly<Record<string, string>> = {
  HUTANG: 'hutang',
  HUTANG_PERPANJANG: 'hutang-perpanjang',
  HUTANG_CICIL: 'hutang-cicil',
  HUTANG_TEBUS: 'hutang-tebus',
};

/** The number it gave. Throws what refused it. */
const must = async (reply: Promise<{ status: number; body: { data?: unknown } }>): Promise<string> => {
  const { status, body } = await reply;
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (body.data as { no_faktur?: string } | undefined)?.no_faktur ?? '';
};
