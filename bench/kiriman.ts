import { loadavg } from 'node:os';
import { OWNER, SUPERVISOR, TODAY, TOKO } from './lib/chain.ts';
import type { Connection } from './lib/connection.ts';
import { closeAll, openConnections, requireOk } from './lib/load.ts';
import { type Row, sized } from './lib/row.ts';
import { onClone } from './lib/world.ts';

const TARGET_SEND_MS = 1_000;
/** Pieces a second that are received, a receipt for each scan. */
const TARGET_RECEIVED = 3;
const OTHER = 'K02';
const SEAL = 'UKUR';

const post = async (line: Connection, path: string, body: object): Promise<{ ms: number; no: string }> => {
  const begun = performance.now();
  const answer = await line.call('POST', path, JSON.stringify(body));
  const ms = performance.now() - begun;
  requireOk([answer]);
  return { ms, no: (JSON.parse(answer.body) as { data: { no_faktur: string } }).data.no_faktur };
};

const read = async <T>(line: Connection, path: string): Promise<T> => {
  const answer = await line.call('GET', path);
  requireOk([answer]);
  return (JSON.parse(answer.body) as { data: T }).data;
};

/** A shipment of hundreds of pieces is posted, half of it received piece by piece, the rest at once. */
export const kiriman: Row = {
  name: 'kiriman',
  target: `500 pieces sent < ${TARGET_SEND_MS / 1000} s; received by scan ≥ ${TARGET_RECEIVED} a second`,
  run: async (context) => {
    const many = sized(context, 500, 40);
    return onClone(
      await context.world(),
      'kiriman',
      async (_clone, server) => {
        const token = await server.login(SUPERVISOR);
        const owner = await server.login(OWNER);
        const [sender] = (await openConnections(server.url, { token, toko: TOKO }, 1)) as [Connection];
        const [receiver] = (await openConnections(server.url, { token: owner, toko: OTHER }, 1)) as [
          Connection,
        ];
        const pieces = await read<{ kode_barcode: string }[]>(sender, `barang?status=READY&limit=${many}`);
        const trays = await read<{ kode_baki: string }[]>(receiver, 'baki/ready');
        const lines = pieces.map(({ kode_barcode }) => ({ kode_barcode }));
        const sent = await post(sender, 'kirim-barang', { tujuan: OTHER, segel: SEAL, lines });
        const came = (urut: number[]) =>
          post(receiver, 'terima-barang', {
            no_kirim: sent.no,
            segel: SEAL,
            kode_baki: trays[0]?.kode_baki,
            lines: urut.map((one) => ({ urut: one })),
          });
        const half = Math.floor(lines.length / 2);
        const begun = performance.now();
        for (let urut = 1; urut <= half; urut++) await came([urut]);
        const each = (performance.now() - begun) / half;
        const rest = await came(Array.from({ length: lines.length - half }, (_, at) => half + at + 1));
        closeAll([sender, receiver]);
        return {
          measured: `${lines.length} pieces sent in ${sent.ms.toFixed(0)} ms, received one by one ${each.toFixed(0)} ms each`,
          ok: sent.ms < TARGET_SEND_MS && each < 1000 / TARGET_RECEIVED,
          detail: [
            `${half} received one by one, ${lines.length - half} at once in ${rest.ms.toFixed(0)} ms; load of the machine ${loadavg()
              .map((one) => one.toFixed(1))
              .join(' ')}`,
          ],
        };
      },
      // The seed opens the day of the sender alone.
      async ({ owner }) => {
        await owner.query('insert into hari_kerja (kode_toko, tgl_system, buka) values ($1, $2, true)', [
          OTHER,
          TODAY,
        ]);
      },
    );
  },
};
