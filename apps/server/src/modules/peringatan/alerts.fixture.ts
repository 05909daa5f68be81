import type { BatasPeringatan } from '@kadar/contract/endpoints/peringatan.ts';
import { ALERT_CODES, type AlertCode } from '@kadar/contract/peringatan.ts';
import { expect } from 'vitest';
import { type Client, TODAY } from '../../testing/harness.ts';
import { type KabarServer, startKabarServer } from '../../testing/outbox.ts';
import { steppedClock } from '../../testing/stepped-clock.ts';
import { evaluate } from './evaluate.ts';

/** An alert as its row has it. */
export interface Row {
  id: number;
  kode_toko: string;
  kode: string;
  kunci: string;
  nilai: number;
  terburuk: number;
  ulang: number;
  orang: string;
  objek: string;
  jumlah: number;
  no_faktur: string | null;
  berakhir: boolean;
}

export interface AlertStage {
  kabar: KabarServer;
  owner: Client;
  clock: ReturnType<typeof steppedClock>;
  /** Nothing was ever told, by limits as they are shipped; the clock stands where the tests begin, or where it is said. */
  fresh(at?: string): Promise<void>;
  /** Looks at all, or at one shop; how many alerts began. */
  run(toko?: string): Promise<number>;
  rows(): Promise<Row[]>;
  /** Says a limit of K01, or of the chain for null. */
  limit(kode: AlertCode, batas: number, more?: object, toko?: string | null): Promise<BatasPeringatan>;
  /** The same, while no other kind is watched. */
  alone(kode: AlertCode, batas: number, more?: object, toko?: string | null): Promise<BatasPeringatan>;
  /** Cash of K01 in rupiah, and more or less of it. */
  cashOf(): Promise<number>;
  cashIn(rp: number): Promise<void>;
  close(): Promise<void>;
}

const K01 = { toko: 'K01' };

/** The test chain with its outbox, and what its alerts are tried by. */
export const alertStage = async (): Promise<AlertStage> => {
  const kabar = await startKabarServer();
  const { look } = kabar.server;
  const owner = await kabar.server.login('OWN');
  const limit: AlertStage['limit'] = async (kode, batas, more = {}, toko = 'K01') => {
    const body = { aktif: true, batas, penerima: [], version: 0, ...more };
    const reply = await owner.put(`peringatan/${kode}`, body, toko === null ? {} : { toko });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return reply.body.data as BatasPeringatan;
  };
  const stage: AlertStage = {
    kabar,
    owner,
    clock: steppedClock(),
    async fresh(at) {
      kabar.smtp.received.length = 0;
      stage.clock = steppedClock(at);
      await look('truncate kabar_lampiran, kabar, peringatan, peringatan_batas');
      await look(
        'alter table perhatian_selesai disable trigger user; delete from perhatian_selesai; alter table perhatian_selesai enable trigger user',
      );
    },
    run: (toko) =>
      evaluate(kabar.server.app.kadar, { clock: stage.clock, ...(toko !== undefined && { toko }) }),
    rows: () =>
      look<Row>(
        `select id::int, kode_toko, kode, kunci, nilai::float, terburuk::float, ulang, orang, objek, jumlah, no_dokumen as no_faktur, sampai_at is not null as berakhir
         from peringatan order by id`,
      ),
    limit,
    async alone(kode, ...rest) {
      await look(
        `insert into peringatan_batas (kode_toko, kode, aktif, batas, penerima, diubah_oleh, diubah_at)
         select '*', x, false, 1, '[]', 'TEST', now() from unnest($1::text[]) x`,
        [ALERT_CODES.filter((one) => one !== kode)],
      );
      return limit(kode, ...rest);
    },
    async cashOf() {
      const [row] = await look<{ kas: number }>(
        `select kadar_kas_awal('K01', '${TODAY}'::date + 1)::float as kas`,
      );
      return row?.kas ?? 0;
    },
    async cashIn(rp) {
      const kind = rp > 0 ? { jenis: 'MASUK', kategori: 'MODAL' } : { jenis: 'KELUAR', kategori: 'LISTRIK' };
      const body = { ...kind, jumlah_rp: Math.abs(rp), keterangan: 'UJI' };
      const reply = await owner.post('cash', body, K01);
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    },
    close: () => kabar.close(),
  };
  return stage;
};
