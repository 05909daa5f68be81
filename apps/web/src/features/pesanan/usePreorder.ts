import { type PreorderInput, postPreorder } from '@kadar/contract/endpoints/pre-order.ts';
import { call } from '../../kit/api/call.ts';
import { useTyped } from '../../parts/dokumen/useTyped.ts';
import { useShown } from '../../parts/layar/useShown.ts';
import { useThanks } from '../../parts/layar/useThanks.ts';
import { PREORDER_FORM, preorderBody, worthOf } from './preorder.ts';
import { screenOfPreorder, thanksFor } from './screen.ts';
import { useLeast } from './useOrder.ts';

/** A pre-order that is typed. */
export const usePreorder = (toko: string) => {
  const [thanks, setThanks] = useThanks();
  const typed = useTyped({
    toko,
    draft: 'pre-order.entry',
    form: PREORDER_FORM,
    post: (body: PreorderInput, options) => call(postPreorder, { body }, options),
    body: preorderBody,
    told: (form) => setThanks(thanksFor(screenOfPreorder(form))),
  });
  useShown(screenOfPreorder(typed.values) ?? thanks);
  const perkiraan = worthOf(typed.values);
  return { ...typed, perkiraan, least: useLeast(perkiraan) };
};
export type PreorderState = ReturnType<typeof usePreorder>;
