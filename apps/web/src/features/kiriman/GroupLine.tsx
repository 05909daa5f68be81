import { Button, Group, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GramField, IntegerField } from '../../kit/fields/NumberFields.tsx';
import { useStockChoices } from '../../parts/barang/group-choices.ts';
import type { KirimForm } from './useKirim.ts';

interface Some {
  kunci: string;
  qty: number | null;
  berat: number | null;
}
const NONE: Some = { kunci: '', qty: null, berat: null };

/** So many and so much of a group that go along, where the shop keeps groups. */
export const GroupLine = ({ kirim }: { kirim: KirimForm }) => {
  const { t } = useTranslation('kiriman');
  const choices = useStockChoices(kirim.toko);
  const [some, setSome] = useState(NONE);
  if (choices.length === 0) return null;
  const { kunci, qty, berat } = some;
  const add = () => {
    const nama = kunci.split('/').filter(Boolean).join(' ');
    if (qty && berat && kirim.addGroup({ kunci, nama, qty, berat })) setSome(NONE);
  };
  return (
    <>
      <Select
        name="group.kunci"
        label={t('group')}
        searchable
        clearable
        openOnFocus={false}
        selectFirstOptionOnChange
        disabled={kirim.unanswered}
        data={choices}
        value={kunci || null}
        onChange={(next) => setSome({ ...some, kunci: next ?? '' })}
      />
      {kunci && (
        <Group align="end" gap="xs" grow>
          <IntegerField
            name="group.qty"
            label={t('groupQty')}
            disabled={kirim.unanswered}
            value={qty}
            onChange={(next) => setSome({ ...some, qty: next })}
          />
          <GramField
            name="group.berat"
            label={t('groupBerat')}
            disabled={kirim.unanswered}
            value={berat}
            onChange={(next) => setSome({ ...some, berat: next })}
          />
          <Button h={44} disabled={kirim.unanswered || !qty || !berat} onClick={add}>
            {t('groupAdd')}
          </Button>
        </Group>
      )}
    </>
  );
};
