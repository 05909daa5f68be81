import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What each shop answered; one that failed does not spoil the rest [spec B §7]. */
const answers = z.array(
  z.discriminatedUnion('status', [
    z.object({ kode_toko: z.string(), nama_toko: z.string(), status: z.literal('ok'), data: z.unknown() }),
    z.object({
      kode_toko: z.string(),
      nama_toko: z.string(),
      status: z.literal('error'),
      message: z.string(),
      /** Why, as the shop's own refusal says it. */
      code: z.string(),
    }),
  ]),
);
export type PortalAnswers = z.infer<typeof answers>;

const everyShop = {
  access: 'portal.use',
  params: z.object({ path: z.string().max(200) }),
  query: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  data: answers,
} as const;

export const getFromPortals = endpoint({
  ...everyShop,
  method: 'GET',
  path: 'portal/{path}',
  summary: 'A shop-wide GET call asked of every shop at once, head office left out; for head office',
});

export const postToPortals = endpoint({
  ...everyShop,
  method: 'POST',
  path: 'portal/{path}',
  summary: 'A shop-wide POST call sent to every shop and head office, each once per key; for head office',
  body: z.record(z.string(), z.unknown()),
});
