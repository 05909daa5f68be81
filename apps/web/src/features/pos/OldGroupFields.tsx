import { lotPembelianManual, SEBAB_BERAT } from '@kadar/contract/endpoints/pembelian.ts';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { GramField, IntegerField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { showRupiah } from '../../kit/format.ts';
import { useActingToko } from '../../kit/session.ts';
import type { Typed } from './useOldGroup.ts';

/** Where it goes: back to the group where its condition is for sale, else into an open melt lot. */
export const Whither = ({
  typed,
  forSale,
  onChange,
}: {
  typed: Typed;
  forSale: boolean;
  onChange: (change: Partial<Typed>) => void;
}) => {
  const { t } = useTranslation('barang-manual');
  const toko = useActingToko() ?? '';
  const { data: lots = [] } = useQuery({
    queryKey: ['pos', 'lot', toko],
    queryFn: async ({ signal }) => (await call(lotPembelianManual, {}, { signal })).data,
    enabled: !forSale,
  });
  if (!forSale)
    return (
      <Select
        name="no_lot"
        label={t('no_lot')}
        withAsterisk
        openOnFocus={false}
        nothingFoundMessage={t('tidakAda')}
        searchable
        selectFirstOptionOnChange
        data={lots.map(({ no_lot, keterangan }) => ({
          value: no_lot,
          label: `${no_lot} ${keterangan}`.trim(),
        }))}
        value={typed.no_lot || null}
        onChange={(no_lot) => onChange({ no_lot: no_lot ?? '' })}
      />
    );
  return (
    <>
      <SearchSelect
        master="gudang"
        name="kode_gudang"
        label={t('kode_gudang')}
        withAsterisk
        openOnFocus={false}
        value={typed.kode_gudang}
        onChange={(kode_gudang) => onChange({ kode_gudang })}
      />
      <SearchSelect
        master="baki"
        name="kode_baki"
        label={t('kode_baki')}
        openOnFocus={false}
        value={typed.kode_baki}
        onChange={(kode_baki) => onChange({ kode_baki })}
      />
    </>
  );
};

interface GoodsProps {
  typed: Typed;
  perGram: number | null;
  /** Rupiah in all. */
  computed: number | null;
  heavier: boolean;
  onChange: (change: Partial<Typed>) => void;
}

/** What it is, how many and how much; another thing has another price. */
export const Goods = ({ typed, perGram, computed, heavier, onChange }: GoodsProps) => {
  const { t } = useTranslation(['pos', 'pembelian']);
  return (
    <>
      <SearchSelect
        master="group"
        disabled={typed.nota !== null}
        name="kode_group"
        label={t('pembelian:kode_group')}
        withAsterisk
        openOnFocus={false}
        value={typed.kode_group}
        onChange={(kode_group, row) =>
          onChange({ kode_group, nama_group: String(row?.nama_group ?? kode_group), perGram: null })
        }
      />
      <SearchSelect
        master="jenis"
        disabled={typed.nota !== null}
        name="kode_dept"
        label={t('pembelian:kode_dept')}
        withAsterisk
        openOnFocus={false}
        value={typed.kode_dept}
        onChange={(kode_dept) => onChange({ kode_dept, perGram: null })}
      />
      <SearchSelect
        master="parakondisi"
        name="kondisi_barang"
        label={t('pembelian:kondisi_barang')}
        withAsterisk
        openOnFocus={false}
        value={typed.kondisi_barang}
        onChange={(kondisi_barang) => onChange({ kondisi_barang, perGram: null })}
      />
      <IntegerField
        name="qty"
        label={t('qty')}
        positive
        value={typed.qty}
        onChange={(qty) => onChange({ qty })}
      />
      <GramField
        name="berat"
        label={t('weight')}
        value={typed.berat}
        onChange={(berat) => onChange({ berat })}
      />
      {heavier && (
        <Select
          name="sebab_berat"
          label={t('pembelian:heavier')}
          withAsterisk
          openOnFocus={false}
          data={SEBAB_BERAT.flatMap((value) =>
            value ? [{ value, label: t(`pembelian:sebab.${value}`) }] : [],
          )}
          value={typed.sebab_berat || null}
          onChange={(sebab_berat) => sebab_berat && onChange({ sebab_berat })}
        />
      )}
      <RupiahField
        name="harga_emas"
        label={t('perGram')}
        description={computed !== null && `${t('pembelian:computed')} ${showRupiah(computed)}`}
        value={perGram}
        onChange={(next) => onChange({ perGram: next })}
      />
    </>
  );
};
