import { postAmbilContoh } from '@kadar/contract/endpoints/contoh.ts';
import { call } from '../../kit/api/call.ts';
import { useTyped } from '../../parts/dokumen/useTyped.ts';
import { bodyOf, SAMPLE_IN } from './sample-in.ts';

/** A sample that comes back; the next one goes into the same tray. */
export const useSampleIn = (toko: string) => {
  const typed = useTyped({
    toko,
    draft: 'contoh.entry',
    form: SAMPLE_IN,
    post: (body: ReturnType<typeof bodyOf>, options) => call(postAmbilContoh, { body }, options),
    body: bodyOf,
    stays: ({ kode_baki }) => ({ kode_baki }),
    posted: () => typed.form.current?.querySelector('input')?.focus(),
  });
  return typed;
};
export type SampleInState = ReturnType<typeof useSampleIn>;
