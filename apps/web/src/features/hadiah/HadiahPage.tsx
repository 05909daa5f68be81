import { HADIAH_KELUAR, HADIAH_MASUK, TUKAR_HADIAH } from '@kadar/contract/dokumen/hadiah.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { hadiahEntry, postHadiah } from '@kadar/contract/endpoints/hadiah.ts';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { call } from '../../kit/api/call.ts';
import { useActingToko, useCan } from '../../kit/session.ts';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { EntryForm } from '../../parts/dokumen/EntryForm.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';

type Body = z.input<typeof hadiahEntry>;
type Values = Record<'kode_customer' | 'kode_hadiah' | 'keterangan', string> & {
  arah: Body['arah'];
  qty: number | null;
};

const START: Values = { arah: 'TUKAR', kode_customer: '', kode_hadiah: '', qty: 1, keterangan: '' };
const KINDS = [TUKAR_HADIAH, HADIAH_MASUK, HADIAH_KELUAR] as const;
const ARAH = ['TUKAR', 'MASUK', 'KELUAR'] as const;

/** A gift for a member's points; who may, also into the shop and out of it. */
const Entry = ({ first, onPosted }: { first: Ref<HTMLInputElement>; onPosted: () => void }) => {
  const { t } = useTranslation('hadiah');
  const movesStock = useCan('barang.write') === 'allow';
  const choices = ARAH.map((value) => ({ value, label: t(value) }));
  return (
    <EntryForm<Values, Body>
      draft="hadiah-member.entry"
      schema={hadiahEntry}
      start={START}
      next={({ arah }) => ({ ...START, arah })}
      post={({ arah, kode_customer, kode_hadiah, qty, keterangan }, options) =>
        call(
          postHadiah,
          { body: { arah, kode_customer, keterangan, lines: [{ kode_hadiah, qty }] } },
          options,
        )
      }
      onPosted={onPosted}
      fields={({ arah }) => [
        ...(movesStock ? [{ name: 'arah', label: t('arah'), as: 'switch', choices } as const] : []),
        ...(arah === 'TUKAR'
          ? [{ name: 'kode_customer', label: t('kode_customer'), as: 'record', master: 'member' } as const]
          : []),
        { name: 'kode_hadiah', label: t('kode_hadiah'), as: 'record', master: 'hadiah' },
        { name: 'qty', label: t('qty'), as: 'count' },
        { name: 'keterangan', label: t('keterangan'), as: 'text' },
      ]}
      action={({ arah, kode_hadiah }) => (kode_hadiah ? t(`save${arah}`) : null)}
      after={() => null}
      first={first}
    />
  );
};

const Screen = () => {
  const { t } = useTranslation('hadiah');
  const mayPost = useCan('penjualan.post') !== undefined;
  return (
    <DocumentList<DokumenRow>
      id="hadiah-member"
      title={t('title')}
      placeholder={t('searchPlaceholder')}
      {...useDeclaredList(KINDS)}
      {...(mayPost && {
        entry: { label: t('add'), form: (first, done) => <Entry first={first} onPosted={done} /> },
      })}
    />
  );
};

/** Gifts given for points, and their stock. */
const HadiahPage = () => <Screen key={useActingToko()} />;

export default HadiahPage;
