import { type HitunganBeli, type HitungInput, hitungPembelian } from '@kadar/contract/endpoints/pembelian.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { pickedToko } from '../../kit/api/context.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { askOf, type BuyPiece } from './piece.ts';

/** Under this key stands every price that was asked for; invalidated when the server says that one moved. */
export const HITUNG_KEY = ['pembelian', 'hitung'];
const WAIT_MS = 200;

export interface BuyPriced {
  /** The answer to what was asked last; null while there is none. */
  hitungan: HitunganBeli | null;
  /** Something was typed since. */
  pending: boolean;
  /** Refusals by field, in the user's language. */
  problems: Readonly<Record<string, string>>;
  /** A refusal of no field. */
  problem: string | null;
}

export const UNPRICED: BuyPriced = { hitungan: null, pending: false, problems: {}, problem: null };

interface Asked {
  id: string;
  body: HitungInput | null;
}

const problemsOf = (error: unknown): Pick<BuyPriced, 'problems' | 'problem'> => {
  if (!isApiError(error)) return { problems: {}, problem: null };
  const problems = Object.fromEntries(
    Object.entries(error.fields).map(([field, { message }]) => [field, message]),
  );
  return { problems, problem: Object.keys(problems).length > 0 ? null : error.message };
};

/** What the pieces are bought for, asked of the server while they are typed; by the piece's id. */
export const usePrices = (pieces: readonly BuyPiece[]): ReadonlyMap<string, BuyPriced> => {
  const now = pieces.map((piece): Asked => ({ id: piece.id, body: askOf(piece) }));
  const [said] = useDebouncedValue(JSON.stringify(now), WAIT_MS);
  const asked = JSON.parse(said) as Asked[];
  const answers = useQueries({
    queries: asked.map(({ body }) => ({
      queryKey: [...HITUNG_KEY, pickedToko(), body],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await call(hitungPembelian, { body: body as HitungInput }, { signal })).data,
      enabled: body !== null,
      retry: false,
      staleTime: 60_000,
    })),
  });
  return new Map(
    now.map(({ id, body }) => {
      const at = asked.findIndex((one) => one.id === id);
      const answer = answers[at];
      if (body === null) return [id, UNPRICED];
      // A piece that only just came is to be asked for yet.
      if (!answer) return [id, { ...UNPRICED, pending: true }];
      const pending = answer.isFetching || JSON.stringify(asked[at]?.body) !== JSON.stringify(body);
      return [id, { hitungan: answer.data ?? null, pending, ...problemsOf(answer.error) }];
    }),
  );
};
