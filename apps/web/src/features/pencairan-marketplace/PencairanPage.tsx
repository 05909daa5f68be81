import { PENCAIRAN_MARKETPLACE } from '@kadar/contract/dokumen/marketplace.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import {
  type BelumCairLuar,
  belumCairLuar,
  cairLuarInput,
  postPencairanMarketplace,
} from '@kadar/contract/endpoints/pencairan-marketplace.ts';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { call } from '../../kit/api/call.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showRupiah } from '../../kit/format.ts';
import { useActingToko, useCan } from '../../kit/session.ts';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { EntryForm } from '../../parts/dokumen/EntryForm.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';

type Body = z.input<typeof cairLuarInput>;
type Values = {
  kode_marketplace: string;
  no_rekening: string;
  jual: readonly string[];
  diterima: number | null;
  keterangan: string;
};

const CAIR = [PENCAIRAN_MARKETPLACE] as const;
const START: Values = { kode_marketplace: '', no_rekening: '', jual: [], diterima: null, keterangan: '' };

/** What is to come of chosen sales: what they are owed less what their channel is expected to keep. */
const expectedOf = (waiting: readonly BelumCairLuar[], jual: readonly string[]): number =>
  waiting.reduce(
    (sum, { no_faktur, jumlah_rp, biaya }) => (jual.includes(no_faktur) ? sum + jumlah_rp - biaya : sum),
    0,
  );

/** What came from the channel is ticked off its sales; another sum than was expected says why. */
const Entry = ({ first, onPosted }: { first: Ref<HTMLInputElement>; onPosted: () => void }) => {
  const { t } = useTranslation('pencairan-marketplace');
  const { short } = useShopTime();
  const { data: waiting = [] } = useQuery({
    queryKey: [...DOKUMEN_KEY, 'belum-cair-luar', useActingToko()],
    queryFn: async ({ signal }) => (await call(belumCairLuar, {}, { signal })).data,
  });
  return (
    <EntryForm<Values, Body>
      draft="pencairan-marketplace.entry"
      schema={cairLuarInput}
      start={START}
      optional={['diterima']}
      next={({ kode_marketplace, no_rekening }) => ({ ...START, kode_marketplace, no_rekening })}
      post={(body, options) => call(postPencairanMarketplace, { body }, options)}
      onPosted={onPosted}
      follow={({ kode_marketplace, jual }) => {
        if (kode_marketplace !== undefined) return { jual: [], diterima: null };
        return jual ? { diterima: expectedOf(waiting, jual) || null } : {};
      }}
      fields={({ kode_marketplace, jual, diterima }, toko) => {
        const here = waiting.filter(({ kode_toko }) => toko === '' || kode_toko === toko);
        const selisih = jual.length === 0 ? 0 : expectedOf(waiting, jual) - (diterima ?? 0);
        const channels = [...new Set(here.map((sale) => sale.kode_marketplace))];
        return [
          {
            name: 'kode_marketplace',
            label: t('channel'),
            as: 'select',
            ofShop: true,
            nothing: t('nothingWaits'),
            choices: channels.map((value) => ({ value, label: value })),
          },
          {
            name: 'jual',
            label: t('waiting'),
            as: 'several',
            ofShop: true,
            nothing: t(here.length > 0 ? 'chooseChannel' : 'nothingWaits'),
            choices: here
              .filter((sale) => sale.kode_marketplace === kode_marketplace)
              .map((sale) => ({
                value: sale.no_faktur,
                label: sale.no_pesanan_luar,
                note: `${sale.no_faktur} · ${short(`${sale.tanggal}T05:00:00Z`)}`,
                rp: sale.jumlah_rp,
              })),
          },
          { name: 'no_rekening', label: t('account'), as: 'account' },
          { name: 'diterima', label: t('received'), as: 'rupiah' },
          {
            name: 'keterangan',
            label:
              selisih === 0
                ? t('remark')
                : t(selisih > 0 ? 'whyLess' : 'whyMore', { amount: showRupiah(Math.abs(selisih)) }),
            as: 'text',
            optional: selisih === 0,
          },
        ];
      }}
      action={({ jual, diterima }) =>
        jual.length > 0 ? t('settle', { amount: showRupiah(diterima ?? 0) }) : null
      }
      after={() => null}
      first={first}
    />
  );
};

const Screen = () => {
  const { t } = useTranslation('pencairan-marketplace');
  const mayPost = useCan('gesek.cair') !== undefined;
  return (
    <DocumentList<DokumenRow>
      id="pencairan-marketplace"
      title={t('title')}
      placeholder={t('searchPlaceholder')}
      {...useDeclaredList(CAIR)}
      {...(mayPost && {
        entry: { label: t('add'), form: (first, done) => <Entry first={first} onPosted={done} /> },
      })}
    />
  );
};

/** /pencairan-marketplace: payouts of channels, and the sales that wait for one. */
const PencairanPage = () => <Screen key={useActingToko()} />;
export default PencairanPage;
