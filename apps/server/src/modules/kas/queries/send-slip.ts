import { PassThrough } from 'node:stream';
import { type SlipModel, writeSlipPdf } from '@kadar/documents/pdf/slip.ts';
import type { FastifyReply } from 'fastify';
import { paperMeta } from '../../../engines/export.ts';
import type { Call } from '../../../platform/http/call.ts';

/** A voucher of one shop as PDF, with its block, the user and the time of printing. */
export const sendSlip = async (
  call: Call,
  toko: string,
  fileName: string,
  slip: Pick<SlipModel, 'title' | 'rows' | 'table' | 'signatures'>,
): Promise<FastifyReply> => {
  const meta = await paperMeta({ ...call, toko });
  const out = new PassThrough();
  writeSlipPdf({ ...slip, toko: meta.toko, user: meta.user, printedAt: meta.printedAt }, out).catch(
    (error: Error) => {
      call.request.log.error({ err: error }, 'slip failed');
      out.destroy(error);
    },
  );
  return call.reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename="${fileName}.pdf"`)
    .send(out);
};
