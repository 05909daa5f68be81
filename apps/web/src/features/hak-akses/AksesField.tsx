import type { PeranRow } from '@kadar/contract/endpoints/hak-akses.ts';
import type { AksesNode } from '@kadar/contract/menu.ts';
import { type Level, passesMenus } from '@kadar/contract/permissions.ts';
import { Button, Fieldset, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldInputProps } from '../../kit/list/field-input.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { useMe } from '../../kit/session.ts';
import { useText } from '../../kit/text.ts';
import { flagsOf, shownBy } from './flags.ts';
import css from './hak-akses.module.css';
import { peranQuery, pilihanQuery } from './queries.ts';
import { RoleScreens, RoleSelect, useRoleName } from './RoleScreens.tsx';

interface OfLevelProps {
  level: Level;
  /** The user to change; null for a new one. */
  user_id: string | null;
  akses: readonly AksesNode[];
  onChange: (akses: AksesNode[]) => void;
  disabled: boolean;
}

const goesBy = (user_id: string | null, { users }: PeranRow): boolean =>
  users.some((one) => one.user_id === user_id);

/** A new user takes over the screens of a role, an old one has his; of either what differs. */
const OfLevel = ({ level, user_id, akses, onChange, ...props }: OfLevelProps) => {
  const { t } = useTranslation('hak-akses');
  const nameOf = useRoleName();
  const { user } = useMe();
  const roles = useQuery(peranQuery);
  const pilihan = useQuery(pilihanQuery);
  const [kode, setKode] = useState('');
  const ofLevel = roles.data?.filter((one) => one.level === level) ?? [];
  const own = ofLevel.find(({ kode_peran }) => kode_peran === '');
  if (!own || !pilihan.data) {
    const error = roles.error ?? pilihan.error;
    if (!error) return <WaitingRows h={128} />;
    return (
      <ErrorState error={error} onRetry={() => void Promise.all([roles.refetch(), pilihan.refetch()])} />
    );
  }
  const semua = pilihan.data.layar.filter(({ menu }) => own.layar.includes(menu));
  const isTheirs = (one: PeranRow) => (user_id === null ? one.kode_peran === kode : goesBy(user_id, one));
  const peran = ofLevel.find(isTheirs) ?? own;
  const disabled = props.disabled || user_id === user.user_id;
  return (
    <>
      {user_id === null ? (
        <RoleSelect
          roles={ofLevel}
          value={peran.kode_peran}
          onChange={({ kode_peran, layar }) => {
            setKode(kode_peran);
            onChange(
              flagsOf(
                layar,
                semua.filter(({ boleh }) => boleh),
              ),
            );
          }}
          description={peran.kode_peran !== '' && t('takenOver')}
          disabled={disabled}
        />
      ) : (
        <Group justify="space-between">
          <span>
            {t('peran')}: {nameOf(peran)}
          </span>
          <Button component={AppLink} href={`/hak-akses?user=${encodeURIComponent(user_id)}`}>
            {t('open')}
          </Button>
        </Group>
      )}
      {user_id === user.user_id && <span>{t('notYours')}</span>}
      <RoleScreens
        peran={peran.layar}
        semua={semua}
        layar={shownBy(akses, semua)}
        disabled={disabled}
        onChange={(layar) => onChange(flagsOf(layar, semua))}
      />
    </>
  );
};

/** Rights in the form of a user: his role, and only what differs from it. A new user has his level's until something else is chosen. */
const AksesField = ({
  field,
  value,
  onChange,
  error,
  disabled = false,
  values,
  row = null,
}: FieldInputProps) => {
  const { t } = useTranslation('hak-akses');
  const read = useText();
  const level = (values?.level ?? '') as Level | '';
  const adds = row === null;
  const before = useRef(level);
  useEffect(() => {
    // What a draft brings along with its level stays.
    if (adds && before.current !== '' && before.current !== level) onChange([]);
    before.current = level;
  }, [adds, level, onChange]);
  return (
    <Fieldset legend={read(field.label)} className={css.differences ?? ''}>
      {level === '' ? (
        <span>{t('levelFirst')}</span>
      ) : passesMenus(level) ? (
        <span>{t('opensAll')}</span>
      ) : (
        <OfLevel
          key={level}
          level={level}
          user_id={adds ? null : String(row.user_id)}
          akses={Array.isArray(value) ? (value as AksesNode[]) : []}
          onChange={onChange}
          disabled={disabled}
        />
      )}
      {error && <span role="alert">{error}</span>}
    </Fieldset>
  );
};
export default AksesField;
