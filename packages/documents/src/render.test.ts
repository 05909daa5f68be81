import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type RenderKind, renderInWorker } from './render.ts';
import type { Row } from './table.ts';
import { Collector } from './testing/collect.ts';
import { readPdfText } from './testing/pdf-text.ts';
import { META, PENJUALAN, penjualanRows } from './testing/samples.ts';
import { unzip } from './testing/unzip.ts';

async function* endless(pulled: { count: number; closed: boolean }): AsyncGenerator<Row> {
  try {
    for (;;) {
      for (const row of penjualanRows(1000)) {
        pulled.count += 1;
        yield { ...row, jenis: 'CINCIN' };
      }
      await sleep(1);
    }
  } finally {
    pulled.closed = true;
  }
}

async function rendered(kind: RenderKind, rows: number): Promise<Buffer> {
  const out = new Collector();
  await renderInWorker(kind, PENJUALAN, penjualanRows(rows), META, out);
  return out.bytes();
}

/** How many threads start meanwhile. */
async function threads(during: () => Promise<unknown>): Promise<number> {
  let started = 0;
  const count = (): void => {
    started += 1;
  };
  subscribe('worker_threads', count);
  await during();
  unsubscribe('worker_threads', count);
  return started;
}

describe('renderInWorker', () => {
  it('paints a PDF', async () => {
    const texts = readPdfText(await rendered('pdf', 1700));
    expect(texts.filter(({ text }) => text.startsWith('PJKNG'))).toHaveLength(1700);
  });

  it('paints a workbook', async () => {
    expect(unzip(await rendered('xlsx', 1700)).get('xl/worksheets/sheet1.xml')).toContain('Total (1700)');
  });

  it('writes CSV', async () => {
    const text = (await rendered('csv', 1700)).toString();
    expect(text.split('\r\n')).toHaveLength(1702);
  });

  it('keeps the thread of a small document for the next, and none of a large or a failed one', async () => {
    const failed = () =>
      expect(renderInWorker('pdf', PENJUALAN, [{ jenis: 'A', total: 0.5 }], META, new Collector())).rejects;
    await rendered('xlsx', 10);
    const texts: string[] = [];
    const again = async () => {
      texts.push(...readPdfText(await rendered('pdf', 3)).map(({ text }) => text));
      expect((await rendered('csv', 4)).toString().split('\r\n')).toHaveLength(6);
    };
    expect(await threads(again)).toBe(0);
    expect(texts.filter((text) => text.startsWith('PJKNG'))).toHaveLength(3);
    await rendered('csv', 5_000);
    expect(await threads(() => rendered('csv', 1))).toBe(1);
    await failed().toThrow(/total/);
    expect(await threads(() => rendered('csv', 1))).toBe(1);
    expect(await threads(() => Promise.all([rendered('csv', 1), rendered('pdf', 1)]))).toBe(1);
  });

  it('pulls no more rows than a slow reader allows, and stops when aborted', async () => {
    const pulled = { count: 0, closed: false };
    const abort = new AbortController();
    const out = new Collector(50);
    const render = renderInWorker('csv', PENJUALAN, endless(pulled), META, out, abort.signal);
    const outcome = expect(render).rejects.toThrow('cukup');
    await sleep(1500);
    expect(pulled.count).toBeLessThan(25_000);
    abort.abort(new Error('cukup'));
    await outcome;
    const after = pulled.count;
    await sleep(100);
    expect(pulled.count).toBeLessThanOrEqual(after + 500);
    expect(pulled.closed).toBe(true);
  });

  it('does not start for an aborted signal', async () => {
    const signal = AbortSignal.abort(new Error('sudah'));
    await expect(renderInWorker('csv', PENJUALAN, [], META, new Collector(), signal)).rejects.toThrow(
      'sudah',
    );
  });

  it('rejects with the error of the rows', async () => {
    async function* failing(): AsyncGenerator<Row> {
      yield* penjualanRows(600);
      throw new Error('query gagal');
    }
    await expect(renderInWorker('xlsx', PENJUALAN, failing(), META, new Collector())).rejects.toThrow(
      'query gagal',
    );
  });

  it('rejects with the error of the painter', async () => {
    const rows = [{ jenis: 'A', total: 0.5 }];
    await expect(renderInWorker('pdf', PENJUALAN, rows, META, new Collector())).rejects.toThrow(/total/);
  });

  it('rejects when the reader goes away', async () => {
    const pulled = { count: 0, closed: false };
    const out = new Collector();
    const render = renderInWorker('csv', PENJUALAN, endless(pulled), META, out);
    const outcome = expect(render).rejects.toThrow();
    await sleep(300);
    out.destroy(new Error('koneksi putus'));
    await outcome;
    await sleep(50);
    expect(pulled.closed).toBe(true);
  });
});
