import { TERIMA_UANG } from '@kadar/contract/dokumen/kirim-uang.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { terimaEntry, terimaUang } from '@kadar/contract/endpoints/kirim-uang.ts';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { call } from '../../kit/api/call.ts';
import { showRupiah } from '../../kit/format.ts';
import { useActingToko, useCan } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { EntryForm } from '../../parts/dokumen/EntryForm.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';
import { failedAs } from './failed.ts';
import { awaitedQuery } from './queries.ts';
import { SentVoucher, VoucherOfReceived } from './SentVoucher.tsx';
import { useStateWords } from './useStateWords.ts';

type Body = z.input<typeof terimaEntry>;
type Values = { nomor_referensi: string; jumlah_rp: number | null; sebab: string };

const TERIMA = [TERIMA_UANG] as const;
const PARTS = { Actions: VoucherOfReceived };
const START: Values = { nomor_referensi: '', jumlah_rp: null, sebab: '' };

/** One of the shipments that are under way to the shop is counted; another sum than was sent says why. */
const Entry = ({ first, onPosted }: { first: Ref<HTMLInputElement>; onPosted: () => void }) => {
  const { t } = useTranslation('kirim-uang');
  const message = useMessage();
  const wordsOf = useStateWords();
  const { data: awaited = [] } = useQuery(awaitedQuery(useActingToko()));
  return (
    <EntryForm<Values, Body>
      draft="terima-uang.entry"
      schema={terimaEntry}
      start={START}
      next={() => START}
      post={({ nomor_referensi, ...body }, options) =>
        call(terimaUang, { params: { nomor_referensi }, body }, options).catch(failedAs('TERIMA_UANG_GAGAL'))
      }
      onPosted={onPosted}
      fields={({ nomor_referensi, jumlah_rp }, toko) => {
        const here = awaited.filter(({ tujuan }) => toko === '' || tujuan === toko);
        const sent = here.find((one) => one.nomor_referensi === nomor_referensi);
        const selisih = sent && jumlah_rp !== null ? jumlah_rp - sent.jumlah_rp : 0;
        return [
          {
            name: 'nomor_referensi',
            label: t('reference'),
            as: 'select',
            ofShop: true,
            nothing: here.length > 0 ? message('NO_TERIMA_TIDAK_DITEMUKAN') : t('nothingAwaited'),
            choices: here.map((one) => ({
              value: one.nomor_referensi,
              label: [
                one.nomor_referensi,
                `${one.kode_toko} ${one.nama_toko}`,
                showRupiah(one.jumlah_rp),
                ...(one.usia > 0 ? [wordsOf({ keadaan: one.status, usia: one.usia })] : []),
              ].join(' · '),
            })),
            below: sent && <SentVoucher no_kirim={sent.nomor_referensi} />,
          },
          { name: 'jumlah_rp', label: t('counted'), as: 'rupiah' },
          ...(selisih === 0
            ? []
            : [
                {
                  name: 'sebab',
                  label: t('cause', { amount: showRupiah(selisih) }),
                  as: 'text' as const,
                },
              ]),
        ];
      }}
      action={({ jumlah_rp }) =>
        jumlah_rp === null ? null : t('receive', { amount: showRupiah(jumlah_rp) })
      }
      after={({ jumlah_rp }, { kas }) => ({ left: kas && kas.saldo_akhir + (jumlah_rp ?? 0), limit: null })}
      first={first}
    />
  );
};

const Screen = () => {
  const { t } = useTranslation('kirim-uang');
  const mayPost = useCan('uang.terima') !== undefined;
  return (
    <DocumentList<DokumenRow>
      id="terima-uang"
      title={t('terimaTitle')}
      placeholder={t('searchReceived')}
      {...useDeclaredList(TERIMA)}
      parts={PARTS}
      {...(mayPost && {
        entry: { label: t('receiveAdd'), form: (first, done) => <Entry first={first} onPosted={done} /> },
      })}
    />
  );
};

/** /terima-uang: what other shops sent here, counted, and what is still under way to it. */
const TerimaUangPage = () => <Screen key={useActingToko()} />;
export default TerimaUangPage;
