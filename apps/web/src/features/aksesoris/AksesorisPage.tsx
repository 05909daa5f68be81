import { AMBIL_AKSESORIS, TAMBAH_AKSESORIS } from '@kadar/contract/dokumen/aksesoris.ts';
import { postAmbilAksesoris, postTambahAksesoris } from '@kadar/contract/endpoints/aksesoris.ts';
import { aksesorisEntry, CARA_BELI } from '@kadar/contract/endpoints/aksesoris-input.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { SEBAB_AKSESORIS, SEBAB_AKSESORIS_WORDS } from '@kadar/contract/sebab-aksesoris.ts';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { call } from '../../kit/api/call.ts';
import { useActingToko, useCan } from '../../kit/session.ts';
import { useText } from '../../kit/text.ts';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { type EntryField, EntryForm } from '../../parts/dokumen/EntryForm.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';

type Body = z.input<typeof aksesorisEntry>;
type Values = Record<
  'kode_barcode' | 'no_rekening' | 'kode_supplier' | 'no_nota_supplier' | 'keterangan',
  string
> &
  Pick<Body, 'arah' | 'cara' | 'sebab'> & { qty: number | null; harga: number | null };

const START: Values = {
  arah: 'TAMBAH',
  kode_barcode: '',
  qty: null,
  harga: null,
  cara: 'TUNAI',
  no_rekening: '',
  kode_supplier: '',
  no_nota_supplier: '',
  sebab: 'KEMASAN',
  keterangan: '',
};
const KINDS = [TAMBAH_AKSESORIS, AMBIL_AKSESORIS] as const;

const useFields = () => {
  const { t } = useTranslation('aksesoris');
  const text = useText();
  return ({ arah, cara }: Values): EntryField[] => [
    {
      name: 'arah',
      label: t('arah'),
      as: 'switch',
      choices: (['TAMBAH', 'AMBIL'] as const).map((value) => ({ value, label: t(value) })),
    },
    { name: 'kode_barcode', label: t('kode_barcode'), as: 'record', master: 'aksesoris' },
    { name: 'qty', label: t('qty'), as: 'count' },
    ...(arah === 'TAMBAH'
      ? ([
          { name: 'harga', label: t('harga'), as: 'rupiah' },
          {
            name: 'cara',
            label: t('cara'),
            as: 'switch',
            choices: CARA_BELI.map((value) => ({ value, label: t(value) })),
          },
          ...(cara === 'TRANSFER'
            ? ([{ name: 'no_rekening', label: t('no_rekening'), as: 'account' }] as const)
            : []),
          ...(cara === 'KREDIT'
            ? ([
                { name: 'kode_supplier', label: t('kode_supplier'), as: 'record', master: 'supplier-barang' },
                {
                  name: 'no_nota_supplier',
                  label: t('no_nota_supplier'),
                  as: 'text',
                  max: 40,
                  optional: true,
                },
              ] as const)
            : []),
        ] as const)
      : ([
          {
            name: 'sebab',
            label: t('sebab'),
            as: 'select',
            choices: SEBAB_AKSESORIS.map((value) => ({ value, label: text(SEBAB_AKSESORIS_WORDS[value]) })),
          },
        ] as const)),
    { name: 'keterangan', label: t('keterangan'), as: 'text', optional: true },
  ];
};

/** Accessories into the shop, or out of it other than by a sale. */
const Entry = ({ first, onPosted }: { first: Ref<HTMLInputElement>; onPosted: () => void }) => {
  const { t } = useTranslation('aksesoris');
  return (
    <EntryForm<Values, Body>
      draft="stock-aksesoris.entry"
      schema={aksesorisEntry}
      start={START}
      next={({ arah, cara, sebab }) => ({ ...START, arah, cara, sebab })}
      post={({ arah, kode_barcode, qty, harga, sebab, keterangan, ...bought }, options) =>
        arah === 'TAMBAH'
          ? call(
              postTambahAksesoris,
              { body: { ...bought, keterangan, lines: [{ kode_barcode, qty, harga }] } },
              options,
            )
          : call(postAmbilAksesoris, { body: { sebab, keterangan, lines: [{ kode_barcode, qty }] } }, options)
      }
      onPosted={onPosted}
      fields={useFields()}
      follow={({ arah }) => (arah === 'AMBIL' ? { harga: 0 } : arah === 'TAMBAH' ? { harga: null } : {})}
      action={({ arah, kode_barcode }) => (kode_barcode ? t(`save${arah}`) : null)}
      after={() => null}
      first={first}
    />
  );
};

const Screen = () => {
  const { t } = useTranslation('aksesoris');
  const mayPost = useCan('barang.write') !== undefined;
  return (
    <DocumentList<DokumenRow>
      id="stock-aksesoris"
      title={t('title')}
      placeholder={t('searchPlaceholder')}
      {...useDeclaredList(KINDS)}
      {...(mayPost && {
        entry: { label: t('add'), form: (first, done) => <Entry first={first} onPosted={done} /> },
      })}
    />
  );
};

/** Stock of accessories: what came in, and what was taken. */
const AksesorisPage = () => <Screen key={useActingToko()} />;

export default AksesorisPage;
