import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { pilihanJadwal } from '@kadar/contract/endpoints/jadwal-laporan.ts';
import { Button, MultiSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { keyOf, type Receiver, typedReceiver } from './draft.ts';
import css from './jadwal-laporan.module.css';

interface Props {
  value: readonly Receiver[];
  choices: DataOf<typeof pilihanJadwal>;
  error: string | undefined;
  onChange: (next: Receiver[]) => void;
}

/** Who gets it: users by mail or WhatsApp, and, for the owner, plain addresses. */
export const Receivers = ({ value, choices, error, onChange }: Props) => {
  const { t } = useTranslation('jadwal-laporan');
  const [typed, setTyped] = useState('');
  const users = choices.pengguna.flatMap(({ user_id, nama, email, wa }) => [
    ...(email ? [{ kanal: 'EMAIL' as const, user_id, alamat: '', nama }] : []),
    ...(wa ? [{ kanal: 'WA' as const, user_id, alamat: '', nama }] : []),
  ]);
  const known = new Map(users.map((one) => [keyOf(one), one]));
  const labelOf = (one: Receiver): string =>
    t('receiver', {
      name: one.user_id === '' ? one.alamat : `${one.user_id} ${known.get(keyOf(one))?.nama ?? ''}`.trim(),
      way: t(`kanal.${one.kanal}`),
    });
  const all = new Map([...users, ...value].map((one) => [keyOf(one), one]));
  const add = () => {
    if (typed.trim() === '') return;
    const one = typedReceiver(typed);
    if (!value.some((other) => keyOf(other) === keyOf(one))) onChange([...value, one]);
    setTyped('');
  };
  return (
    <>
      <MultiSelect
        label={t('penerima')}
        description={t('penerimaHelp')}
        data={[...all].map(([key, one]) => ({ value: key, label: labelOf(one) }))}
        value={value.map(keyOf)}
        onChange={(keys) =>
          onChange(
            keys.flatMap((key) => {
              const one = all.get(key);
              return one ? [{ kanal: one.kanal, user_id: one.user_id, alamat: one.alamat }] : [];
            }),
          )
        }
        error={error}
        searchable
        withAsterisk
      />
      {choices.alamat && (
        <div className={css.typed}>
          <TextField
            label={t('alamat')}
            description={t('alamatHelp')}
            value={typed}
            onChange={setTyped}
            upper={false}
            maxLength={100}
          />
          <Button
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            disabled={typed.trim() === ''}
            onClick={add}
          >
            {t('addAlamat')}
          </Button>
        </div>
      )}
    </>
  );
};
