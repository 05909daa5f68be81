import { ActionIcon, Select } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { GramField, IntegerField, KadarField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { useOptions } from '../../kit/fields/useOptions.ts';
import { showGram } from '../../kit/format.ts';
import { ScaleWeight } from '../../parts/scale/ScaleWeight.tsx';
import { useScale } from '../../parts/scale/useScale.ts';
import { type DeliveryLine, differs } from './delivery.ts';
import css from './terima.module.css';
import type { useDelivery } from './useDelivery.ts';

interface Props {
  line: DeliveryLine;
  at: number;
  delivery: ReturnType<typeof useDelivery>;
}

/** A line of the nota: what it is, what nota and scale say, and what it costs. */
export const Line = ({ line, at, delivery }: Props) => {
  const { t } = useTranslation('terima-supplier');
  const { scale, state } = useScale();
  const { unanswered: disabled, values } = delivery;
  const purities = [...useOptions('kadar', '', []).options.values()];
  const selisih = differs(line, delivery.toleransi);
  const errors = delivery.errorAt.under(`lines.${at}`);
  const set = (change: Partial<DeliveryLine>) => delivery.setLine(at, change);
  const bind = <K extends keyof DeliveryLine>(name: K) => ({
    name: `lines.${at}.${name}`,
    label: t(name as 'kadar'),
    disabled,
    withAsterisk: name !== 'ongkos',
    error: errors[name],
    value: line[name],
    onChange: (value: DeliveryLine[K] | null) =>
      set({ [name]: value ?? (typeof line[name] === 'string' ? '' : null) }),
  });
  const murniOf = (kadar: number | null) =>
    purities.find(({ row }) => Number(row.kadar) === kadar)?.row.kadar_murni ?? kadar;
  const choice = { searchable: true, selectFirstOptionOnChange: true, openOnFocus: false };
  return (
    <fieldset
      className={css.line}
      aria-label={t('lineNo', { no: at + 1 })}
      onFocus={() => delivery.setActive(at)}
    >
      <KadarField
        {...bind('kadar')}
        onChange={(kadar) =>
          set({
            kadar,
            kadar_murni: kadar && Math.min(100, Number(murniOf(kadar))),
            ...delivery.proposed(kadar),
          })
        }
      />
      <KadarField {...bind('kadar_murni')} />
      <SearchSelect {...bind('kode_dept')} master="jenis" addable openOnFocus={false} />
      <SearchSelect {...bind('kode_group')} master="group" addable openOnFocus={false} />
      <IntegerField {...bind('qty')} positive />
      <GramField {...bind('berat_nota')} />
      <ScaleWeight
        scale={scale}
        state={at === delivery.active ? state : { ...state, status: 'NONE' }}
        typed={false}
        of={{ name: `lines.${at}.berat`, label: t('berat') }}
        value={line.berat}
        error={errors.berat}
        disabled={disabled}
        onChange={(berat) => set({ berat })}
      />
      <div className={css.selisih} data-beyond={selisih?.otorisasi || undefined}>
        <span>{t('selisih')}</span>
        <output className="num">{selisih ? showGram(selisih.selisihMg / 1000) : '–'}</output>
      </div>
      {selisih?.otorisasi && (
        <Select
          {...bind('dasar_bayar')}
          {...choice}
          className={css.choice ?? ''}
          value={line.dasar_bayar || null}
          data={(['NOTA', 'TIMBANGAN'] as const).map((value) => ({ value, label: t(value) }))}
        />
      )}
      {values.sistem === 'BELUM_FIX' ? (
        <KadarField {...bind('kadar_tukar')} />
      ) : (
        <RupiahField {...bind('harga_per_g')} />
      )}
      <Select
        {...bind('ongkos_jenis')}
        {...choice}
        allowDeselect={false}
        data={(['PER_GRAM', 'PER_PCS'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <RupiahField {...bind('ongkos')} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={css.remove ?? ''}
        disabled={disabled}
        aria-label={t('removeLine', { no: at + 1 })}
        aria-keyshortcuts="Control+Delete"
        onClick={() => delivery.remove(at)}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </fieldset>
  );
};
