import { PEMBANDING, RENTANG } from '@kadar/domain/ranges.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const name = z.string().regex(/^[a-z0-9-]{1,60}$/);
const key = z.string().regex(/^[a-z0-9_]{1,60}$/);

/** How a user looks at a report, kept under a name of his. Names of filters and columns that went are passed over. */
const isi = z.strictObject({
  filters: z.record(key, z.string().max(100)),
  /** Days by their name; else they stand among the filters. */
  rentang: z.enum(RENTANG).nullable(),
  banding: z.enum(PEMBANDING).nullable(),
  /** The shop that is looked at, '*' for all; null where the user has one. */
  toko: z.string().max(20).nullable(),
  hanya_subtotal: z.boolean(),
  /** Columns that were shown or hidden by hand. */
  kolom: z.record(key, z.boolean()),
});

export const tampilanView = z.object({ nama: z.string(), isi });
export type Tampilan = z.output<typeof tampilanView>;

const nama = z.string().trim().min(1, { error: 'WAJIB_DIISI' }).max(40);

export const daftarTampilan = endpoint({
  method: 'GET',
  path: 'tampilan-laporan',
  summary: "The caller's own views of a report, by name",
  access: 'session.use',
  query: z.object({ laporan: name }),
  data: z.array(tampilanView),
});

export const simpanTampilan = endpoint({
  method: 'PUT',
  path: 'tampilan-laporan',
  summary: 'Keeps a view of a report under a name; one of that name is replaced',
  access: 'session.use',
  body: z.strictObject({ laporan: name, nama, isi }),
  data: tampilanView,
});

export const hapusTampilan = endpoint({
  method: 'DELETE',
  path: 'tampilan-laporan/{laporan}/{nama}',
  summary: 'Forgets a view of a report',
  access: 'session.use',
  params: z.object({ laporan: name, nama }),
  data: z.object({}),
});
