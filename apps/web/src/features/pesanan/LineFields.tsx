import { hargaPesanan } from '@kadar/contract/endpoints/pesanan.ts';
import { ActionIcon, Select } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { GramField, KadarField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { LineSample } from './LineSample.tsx';
import type { OrderLine } from './order.ts';
import css from './pesanan.module.css';
import type { OrderState } from './useOrder.ts';

/** What the lists ask, once all is said that they go by: it fills in what nobody typed. */
const useListPrice = (line: OrderLine, at: number, { toko, setLine }: OrderState) => {
  const { kode_dept, kode_group, kadar, est_berat } = line;
  const { data } = useQuery({
    queryKey: ['harga-pesanan', toko, kode_dept, kode_group, kadar, est_berat],
    queryFn: async ({ signal }) =>
      (
        await call(
          hargaPesanan,
          { query: { kode_dept, kode_group, kadar: kadar ?? 0, est_berat: est_berat ?? 0 } },
          { signal, toko },
        )
      ).data,
    enabled: toko !== '' && kode_dept !== '' && kode_group !== '' && kadar !== null && est_berat !== null,
  });
  const fill = useEffectEvent(() => {
    if (data && data.harga_emas !== null && line.harga_emas === null)
      setLine(at, { harga_emas: data.harga_emas, ongkos_jenis: data.ongkos_jenis, ongkos: data.ongkos });
  });
  useEffect(() => {
    if (data) fill();
  }, [data]);
};

/** A line of an order: what is to be made, and what it is estimated at. */
export const LineFields = ({ line, at, order }: { line: OrderLine; at: number; order: OrderState }) => {
  const { t } = useTranslation('pesanan');
  const { unanswered: disabled } = order;
  const errors = order.errorAt.under(`lines.${at}`);
  const set = (change: Partial<OrderLine>) => order.setLine(at, change);
  useListPrice(line, at, order);
  const bind = <K extends Exclude<keyof OrderLine, 'id' | 'contoh'>>(name: K) => ({
    name: `lines.${at}.${name}`,
    label: t(`line_${name}` as 'line_kadar'),
    disabled,
    error: errors[name],
    value: line[name],
    onChange: (value: OrderLine[K] | null) =>
      set({ [name]: value ?? (typeof line[name] === 'string' ? '' : null) }),
  });
  const rp = order.estimates[at];
  return (
    <fieldset className={css.line} aria-label={t('lineNo', { no: at + 1 })}>
      <TextField {...bind('nama_barang')} className={css.name ?? ''} withAsterisk maxLength={60} />
      <SearchSelect {...bind('kode_dept')} master="jenis" withAsterisk openOnFocus={false} />
      <SearchSelect {...bind('kode_group')} master="group" withAsterisk openOnFocus={false} />
      <KadarField {...bind('kadar')} withAsterisk />
      <GramField {...bind('est_berat')} withAsterisk />
      <RupiahField {...bind('harga_emas')} withAsterisk />
      <Select
        {...bind('ongkos_jenis')}
        allowDeselect={false}
        openOnFocus={false}
        data={(['PER_GRAM', 'PER_PCS'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <RupiahField {...bind('ongkos')} />
      <TextField {...bind('deskripsi')} className={css.note ?? ''} maxLength={200} />
      <div className={css.estimate}>
        <span>{t('estimate')}</span>
        <output className="num">{rp === null || rp === undefined ? '–' : showRupiah(rp)}</output>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={css.remove ?? ''}
        disabled={disabled}
        aria-label={t('removeLine', { no: at + 1 })}
        onClick={() => order.remove(at)}
      >
        <IconTrash size={18} />
      </ActionIcon>
      <LineSample line={line} at={at} order={order} />
    </fieldset>
  );
};
