import { kasInput, postKas } from '@kadar/contract/endpoints/kas.ts';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import type { Hari } from '../../kit/dokumen/queries.ts';
import { showRupiah } from '../../kit/format.ts';
import { useSetting } from '../../kit/session.ts';
import { EntryForm } from '../../parts/dokumen/EntryForm.tsx';
import { EMPTY, type KasBody, type KasValues, nextKas } from './kas-form.ts';
import { kategoriQuery } from './queries.ts';

const QUICK = [50_000, 100_000, 500_000, 1_000_000] as const;

interface Props {
  first: Ref<HTMLInputElement>;
  onPosted: () => void;
}

/** A new cash document; after it the next one, with the same direction and category. */
export const KasEntry = ({ first, onPosted }: Props) => {
  const { t } = useTranslation(['kas', 'kit']);
  const limit = useSetting('LIMIT_KAS_KELUAR_OTORISASI');
  const kategori = useQuery(kategoriQuery);
  const fields = ({ jenis }: KasValues) => [
    {
      name: 'jenis',
      label: t('jenis'),
      as: 'switch' as const,
      choices: [
        { value: 'KELUAR', label: t('out') },
        { value: 'MASUK', label: t('in') },
      ],
    },
    {
      name: 'kategori',
      label: t('kategori'),
      as: 'select' as const,
      placeholder: t('chooseKategori'),
      nothing: t(kategori.isError ? 'kit:loadFailed' : 'noKategori'),
      choices: (kategori.data ?? [])
        .filter((one) => one.jenis === jenis)
        .map(({ kode_kategori, nama_kategori }) => ({ value: kode_kategori, label: nama_kategori })),
    },
    { name: 'jumlah_rp', label: t('jumlah_rp'), as: 'rupiah' as const, quick: QUICK },
    { name: 'keterangan', label: t('keterangan'), as: 'text' as const },
  ];
  const after = ({ jenis, jumlah_rp }: KasValues, { kas }: Hari) => {
    const out = jenis === 'KELUAR';
    const amount = jumlah_rp ?? 0;
    const left = kas && kas.saldo_akhir + (out ? -amount : amount);
    return { left, limit: out && amount > limit ? limit : null };
  };
  return (
    <EntryForm<KasValues, KasBody>
      draft="kas.entry"
      schema={kasInput}
      start={EMPTY}
      next={nextKas}
      post={(body, options) => call(postKas, { body }, options)}
      onPosted={onPosted}
      fields={fields}
      follow={(change) => ('jenis' in change ? { kategori: '' } : {})}
      action={({ jenis, jumlah_rp }) =>
        jumlah_rp ? t(jenis === 'KELUAR' ? 'saveOut' : 'saveIn', { amount: showRupiah(jumlah_rp) }) : null
      }
      after={after}
      first={first}
    />
  );
};
