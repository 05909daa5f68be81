import { type PesananInput, postPesanan } from '@kadar/contract/endpoints/pesanan.ts';
import { pembulatanJual, type SaleSettings } from '@kadar/contract/sale-terms.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { minimumDeposit } from '@kadar/domain/order.ts';
import { call } from '../../kit/api/call.ts';
import { newId } from '../../kit/new-id.ts';
import { useMe, useSetting } from '../../kit/session.ts';
import { useTyped } from '../../parts/dokumen/useTyped.ts';
import { useShown } from '../../parts/layar/useShown.ts';
import { useThanks } from '../../parts/layar/useThanks.ts';
import { bodyOf, changed, estimateOf, lineAfter, ORDER, type Order, type OrderLine, START } from './order.ts';
import { screenOfOrder, thanksFor } from './screen.ts';

const useSaleSettings = () => useMe().settings as unknown as SaleSettings;

/** The least that is paid down on an estimate, rupiah. */
export const useLeast = (perkiraan: number): number =>
  minimumDeposit(perkiraan, toMilli(useSetting('PESANAN_DP_MIN_PERSEN')), pembulatanJual(useSaleSettings()));

/** An order that is typed. */
export const useOrder = (toko: string) => {
  const settings = useSaleSettings();
  const [thanks, setThanks] = useThanks();
  const estimatesOf = ({ lines }: Pick<Order, 'lines'>) => lines.map((line) => estimateOf(line, settings));
  const form = useTyped({
    toko,
    draft: 'pesanan.entry',
    form: ORDER,
    post: (body: PesananInput, options) => call(postPesanan, { body }, options),
    body: bodyOf,
    stays: ({ kode_sales }) => ({ kode_sales }),
    told: (order) => setThanks(thanksFor(screenOfOrder(order, estimatesOf(order)))),
  });
  const { values, typed } = form;
  const estimates = estimatesOf(values);
  const perkiraan = estimates.reduce<number>((sum, rp) => sum + (rp ?? 0), 0);
  useShown(screenOfOrder(values, estimates) ?? thanks);
  const setLines = (lines: readonly OrderLine[]) => {
    // What was refused is named by the number of its line.
    if (lines.length === values.lines.length) form.set({ lines });
    else form.pick({ lines });
  };
  return {
    ...form,
    toko,
    estimates,
    perkiraan,
    least: useLeast(perkiraan),
    setLine: (at: number, change: Partial<OrderLine>) =>
      setLines(typed().lines.map((line, index) => (index === at ? changed(line, change) : line))),
    add: () => setLines([...typed().lines, lineAfter(typed().lines.at(-1), newId())]),
    remove: (at: number) => {
      const rest = typed().lines.filter((_, index) => index !== at);
      setLines(rest.length > 0 ? rest : START.lines);
    },
  };
};
export type OrderState = ReturnType<typeof useOrder>;
