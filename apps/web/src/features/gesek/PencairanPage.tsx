import { PENCAIRAN_GESEK } from '@kadar/contract/dokumen/gesek.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { belumCair, cairEntry, postPencairan } from '@kadar/contract/endpoints/gesek.ts';
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
import { accountsOf, nameOf, owedOf, swipeOf } from './waiting.ts';

type Body = z.input<typeof cairEntry>;
type Values = { no_rekening: string; gesek: readonly string[]; diterima: number | null; keterangan: string };

const CAIR = [PENCAIRAN_GESEK] as const;
const START: Values = { no_rekening: '', gesek: [], diterima: null, keterangan: '' };

/** What came from the bank is ticked off the swipes of its account; another sum than theirs says why. */
const Entry = ({ first, onPosted }: { first: Ref<HTMLInputElement>; onPosted: () => void }) => {
  const { t } = useTranslation('gesek');
  const { short } = useShopTime();
  const day = (tanggal: string) => short(`${tanggal}T05:00:00Z`);
  const { data: waiting = [] } = useQuery({
    queryKey: [...DOKUMEN_KEY, 'belum-cair', useActingToko()],
    queryFn: async ({ signal }) => (await call(belumCair, {}, { signal })).data,
  });
  return (
    <EntryForm<Values, Body>
      draft="pencairan-gesek.entry"
      schema={cairEntry}
      start={START}
      optional={['diterima']}
      next={({ no_rekening }) => ({ ...START, no_rekening })}
      post={({ gesek, ...body }, options) =>
        call(postPencairan, { body: { ...body, gesek: gesek.map(swipeOf) } }, options)
      }
      onPosted={onPosted}
      follow={({ no_rekening, gesek }) => {
        if (no_rekening !== undefined) return { gesek: [], diterima: null };
        return gesek ? { diterima: owedOf(waiting, gesek) || null } : {};
      }}
      fields={({ no_rekening, gesek, diterima }, toko) => {
        const here = waiting.filter(({ kode_toko }) => toko === '' || kode_toko === toko);
        const selisih = gesek.length === 0 ? 0 : owedOf(waiting, gesek) - (diterima ?? 0);
        return [
          {
            name: 'no_rekening',
            label: t('account'),
            as: 'select',
            ofShop: true,
            nothing: t('nothingWaits'),
            choices: accountsOf(here).map(({ value, nama_bank, count }) => ({
              value,
              label: t('accountWaits', { nama_bank, no_rekening: value, count }),
            })),
          },
          {
            name: 'gesek',
            label: t('waiting'),
            as: 'several',
            ofShop: true,
            nothing: t(here.length > 0 ? 'chooseAccount' : 'nothingWaits'),
            choices: here
              .filter((swipe) => swipe.no_rekening === no_rekening)
              .map((swipe) => ({
                value: nameOf(swipe),
                label: swipe.no_faktur,
                note: [
                  [swipe.jenis, swipe.no_kartu].filter(Boolean).join(' ··'),
                  t(swipe.terlambat ? 'late' : 'expected', { date: day(swipe.harap) }),
                ].join(' · '),
                rp: swipe.jumlah_rp,
              })),
          },
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
      action={({ gesek, diterima }) =>
        gesek.length > 0 ? t('settle', { amount: showRupiah(diterima ?? 0) }) : null
      }
      after={() => null}
      first={first}
    />
  );
};

const Screen = () => {
  const { t } = useTranslation('gesek');
  const mayPost = useCan('gesek.cair') !== undefined;
  return (
    <DocumentList<DokumenRow>
      id="pencairan-gesek"
      title={t('title')}
      placeholder={t('searchPlaceholder')}
      {...useDeclaredList(CAIR)}
      {...(mayPost && {
        entry: { label: t('add'), form: (first, done) => <Entry first={first} onPosted={done} /> },
      })}
    />
  );
};

/** /pencairan-gesek: payouts of the banks, and the swipes that wait for one. */
const PencairanPage = () => <Screen key={useActingToko()} />;
export default PencairanPage;
