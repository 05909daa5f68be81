import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalGrosir {
  url: string;
  /** Paths that were asked for, with what they ask. */
  asked: string[];
  /** How it answers: a status, a text instead of its stock, `hang` for nothing. */
  answers: number | 'hang' | { text: string } | undefined;
  close(): Promise<void>;
}

const STOCK = [
  { kode: 'UBS750', nama: 'CINCIN POLOS', kadar: 75, qty: 40, berat: 120.5, harga_per_g: 1_950_000 },
  { kode: 'HWT420', nama: 'GELANG RANTAI', kadar: 42, qty: 3, berat: 9.125 },
];

/** A wholesale server on a real socket, as the README of deliveries has it. */
export const startLocalGrosir = async (): Promise<LocalGrosir> => {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    grosir.asked.push(path);
    const { answers } = grosir;
    if (answers === 'hang') return;
    if (typeof answers === 'number')
      return void response.writeHead(answers, { location: `${grosir.url}/stock` }).end('{}');
    const url = new URL(path, grosir.url);
    if (request.method !== 'GET' || url.pathname !== '/api/stock') return void response.writeHead(404).end();
    const q = (url.searchParams.get('q') ?? '').toUpperCase();
    const data = STOCK.filter(({ kode, nama }) => `${kode} ${nama}`.includes(q));
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(answers ? answers.text : JSON.stringify({ data }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const grosir: LocalGrosir = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    asked: [],
    answers: undefined,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return grosir;
};
