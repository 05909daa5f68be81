import type { CetakInput, CetakJob } from '@kadar/contract/endpoints/cetak.ts';
import type { TagModel } from '@kadar/documents/pdf/tag.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from '../../../platform/database/sql.ts';
import { typeOfNumber } from '../../../platform/dokumen-types.ts';
import type { Call } from '../../../platform/http/call.ts';
import { jobOf } from '../jobs.ts';
import { queuePrint } from './queue-print.ts';

/** The number that the title of a certificate begins with. */
const NUMBER = 14;
/** What the number of a visit begins with. */
const VISIT = 'HG';

/** What a job printed, asked for anew. */
const wantedOf = ({ jenis, nomor, judul, kode_printer }: CetakJob, tags: readonly TagModel[]) => {
  switch (jenis) {
    case 'NOTA':
    case 'SLIP':
      // A visit is no document: its number says which paper it is.
      return { apa: nomor.startsWith(VISIT) ? 'BERSAMA' : 'DOKUMEN', nomor } as const;
    case 'SERTIFIKAT':
      return { apa: 'SERTIFIKAT', nomor: judul.slice(0, NUMBER), kode_barcode: nomor } as const;
    case 'TAG':
      if (nomor.length === NUMBER && typeOfNumber(nomor)?.jenis === 'HUTANG')
        return { apa: 'KANTONG', nomor } as const;
      return { apa: 'TAG', kode_barcodes: tags.map(({ kode_barcode }) => kode_barcode) } as const;
    case 'UJI':
      return { apa: 'UJI', kode_printer } as const;
    case 'LACI':
      return { apa: 'LACI' } as const;
  }
};

/**
 * The same once more, as a job of its own: asked of the document as it stands now, so that a copy says what became of it,
 * and counted, marked and audited as any other print. Throws DATA_TIDAK_DITEMUKAN, BELUM_ADA_PRINTER, PRINTER_TIDAK_COCOK.
 */
export const printAgain = async (
  app: FastifyInstance,
  call: Call<{ id: string }, unknown, { kode_printer?: string | undefined }>,
): Promise<{ data: CetakJob }> => {
  const { job, tags } = await call.kadar.db.transaction(call.scope, async (tx) => ({
    job: await jobOf(tx, call.params.id),
    tags: await tx.one<{ tags: TagModel[] | null }>(
      sql`select isi -> 'tags' as tags from cetak where id = ${call.params.id}`,
    ),
  }));
  const { kode_toko, jumlah } = job;
  const kode_printer = call.body.kode_printer ?? job.kode_printer;
  const body: CetakInput = { ...wantedOf({ ...job, kode_printer }, tags.tags ?? []), kode_printer, jumlah };
  return queuePrint(app, { ...call, toko: kode_toko, scope: { toko: kode_toko }, body });
};
