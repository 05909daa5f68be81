import { ambilCetak, type CetakJob, hasilCetak } from '@kadar/contract/endpoints/cetak.ts';
import type { CetakSebab } from '@kadar/domain/cetak.ts';
import { call } from '../api/call.ts';
import { isApiError } from '../api/errors.ts';
import { type Cable, cableOf } from './cables.ts';

interface Said {
  terkirim: boolean;
  sebab?: CetakSebab;
  rincian: string;
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));

/** Writes to the cable; what was begun and broke is unclear, what never began may be tried again. */
export const write = async (cable: Cable, bytes: Uint8Array<ArrayBuffer>): Promise<Said> => {
  let terkirim = false;
  try {
    await cable.send(bytes, () => {
      terkirim = true;
    });
    return { terkirim: true, rincian: '' };
  } catch (error) {
    const rincian = error instanceof Error ? error.message.slice(0, 200) : '';
    const busy = error instanceof DOMException && ['NetworkError', 'InvalidStateError'].includes(error.name);
    return { terkirim, sebab: terkirim ? 'TIDAK_JELAS' : busy ? 'SIBUK' : 'MATI', rincian };
  }
};

/** One printer is one line, whoever asks for it on this page. */
const lines = new Map<string, Promise<void>>();

const drain = async (kode_printer: string, cable: Cable): Promise<void> => {
  for (;;) {
    const { data: job } = await call(ambilCetak, { body: { kode_printer } });
    if (!job) return;
    const said = await write(cable, bytesOf(job.bytes));
    await call(hasilCetak, { params: { id: job.id }, body: { kunci: job.kunci, ...said } });
    if (said.sebab) return;
  }
};

/**
 * Carries what waits for a printer whose cable this browser holds. A server that cannot be told leaves the job to its lease:
 * it is given up there and told, and never printed twice.
 */
export const carryHere = async ({
  kode_printer,
  driver,
}: Pick<CetakJob, 'kode_printer' | 'driver'>): Promise<void> => {
  const cable = await cableOf(kode_printer, driver);
  if (!cable) return;
  const before = lines.get(kode_printer) ?? Promise.resolve();
  const line = before
    .then(() => drain(kode_printer, cable))
    .catch((error: unknown) => {
      if (!isApiError(error)) throw error;
    });
  lines.set(kode_printer, line);
  await line;
};
