import { BAYAR_BELI } from '@kadar/contract/dokumen/pembelian.ts';
import { bayarInput } from '@kadar/contract/endpoints/bayar-beli-input.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { belumBayar, postBayarPembelian } from '@kadar/contract/endpoints/pembelian.ts';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { call } from '../../kit/api/call.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { showRupiah } from '../../kit/format.ts';
import { useActingToko, useCan } from '../../kit/session.ts';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { EntryForm } from '../../parts/dokumen/EntryForm.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';

type Body = z.output<typeof bayarInput>;
type Values = { no_faktur: string; no_rekening: string; biaya: number | null; bukti: string };

const BAYAR = [BAYAR_BELI] as const;
const START: Values = { no_faktur: '', no_rekening: '', biaya: null, bukti: '' };

/** A purchase that waits for its transfer is paid; after it the next one, from the same account. */
const Entry = ({ first, onPosted }: { first: Ref<HTMLInputElement>; onPosted: () => void }) => {
  const { t } = useTranslation('pembelian');
  const { data: waiting = [] } = useQuery({
    queryKey: [...DOKUMEN_KEY, 'belum-bayar', useActingToko()],
    queryFn: async ({ signal }) => (await call(belumBayar, {}, { signal })).data,
  });
  const chosen = (no: string) => waiting.find(({ no_faktur }) => no_faktur === no);
  return (
    <EntryForm<Values, Body>
      draft="bayar-pembelian.entry"
      schema={bayarInput}
      start={START}
      optional={['biaya']}
      next={({ no_rekening }) => ({ ...START, no_rekening })}
      post={(body, options) => call(postBayarPembelian, { body }, options)}
      onPosted={onPosted}
      fields={() => [
        {
          name: 'no_faktur',
          label: t('waiting', { count: waiting.length }),
          as: 'select',
          nothing: t('nothingWaits'),
          choices: waiting.map(({ no_faktur, nama_customer, rekening_tujuan, jumlah_rp }) => ({
            value: no_faktur,
            label: [no_faktur, nama_customer, rekening_tujuan, showRupiah(jumlah_rp)]
              .filter(Boolean)
              .join(' · '),
          })),
        },
        { name: 'no_rekening', label: t('fromAccount'), as: 'account' },
        { name: 'bukti', label: t('proof'), as: 'text' },
        { name: 'biaya', label: t('fee'), as: 'rupiah' },
      ]}
      action={({ no_faktur }) => {
        const beli = chosen(no_faktur);
        return beli ? t('payAction', { amount: showRupiah(beli.jumlah_rp) }) : null;
      }}
      after={() => null}
      first={first}
    />
  );
};

const Screen = () => {
  const { t } = useTranslation('pembelian');
  const mayPay = useCan('pembelian.pay') !== undefined;
  return (
    <DocumentList<DokumenRow>
      id="bayar-pembelian"
      title={t('payTitle')}
      placeholder={t('searchPlaceholder')}
      {...useDeclaredList(BAYAR)}
      {...(mayPay && {
        entry: { label: t('pay'), form: (first, done) => <Entry first={first} onPosted={done} /> },
      })}
    />
  );
};

/** /bayar-pembelian: purchases that wait for a transfer, and those that were paid. */
const PayPage = () => <Screen key={useActingToko()} />;
export default PayPage;
