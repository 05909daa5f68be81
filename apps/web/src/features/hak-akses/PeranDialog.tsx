import { type PeranRow, type pilihanHak, postPeran, putPeran } from '@kadar/contract/endpoints/hak-akses.ts';
import { akibatPeran, PERAN_LEVELS, type PeranLevel } from '@kadar/contract/rights.ts';
import { Select } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { FILTERS } from '../../kit/fields/filters.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import css from './hak-akses.module.css';
import { HAK_KEY, pilihanQuery } from './queries.ts';
import { ScreenPicker } from './ScreenPicker.tsx';

type Pilihan = z.infer<typeof pilihanHak.data>;

interface Props {
  /** The role to change or to copy; null for one from a level's own. */
  peran: PeranRow | null;
  copy: boolean;
  roles: readonly PeranRow[];
  onClose: () => void;
}

const ofLevel = (roles: readonly PeranRow[], level: PeranLevel): string[] =>
  roles.find((one) => one.kode_peran === '' && one.level === level)?.layar ?? [];

/** Who gains and loses what, before anybody is asked. */
const Effect = ({ before, layar, pilihan }: { before: PeranRow; layar: string[]; pilihan: Pilihan }) => {
  const { t } = useTranslation('hak-akses');
  const akibat = akibatPeran(before.layar, layar, before.users);
  const titles = new Map(pilihan.layar.map(({ menu, judul }) => [menu, judul]));
  const names = (menus: readonly string[]) => menus.map((menu) => titles.get(menu) ?? menu).join(', ');
  if (akibat.length === 0) return <p>{t('movesNobody')}</p>;
  return (
    <div className={css.differences}>
      <strong>{t('moves', { count: akibat.length })}</strong>
      <ul className={css.list}>
        {akibat.map(({ user_id, bertambah, berkurang }) => (
          <li key={user_id}>
            <span>
              {user_id}
              {bertambah.length > 0 && ` · ${t('gains', { layar: names(bertambah) })}`}
              {berkurang.length > 0 && ` · ${t('loses', { layar: names(berkurang) })}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Makes, copies or changes a role; where that moves somebody it says so, and asks why and the owner. */
export const PeranDialog = ({ peran, copy, roles, onClose }: Props) => {
  const { t } = useTranslation('hak-akses');
  const client = useQueryClient();
  const { data: pilihan } = useQuery(pilihanQuery);
  const old = copy ? null : peran;
  const [draft, setDraft] = useState({
    kode_peran: old?.kode_peran ?? '',
    nama_peran: old?.nama_peran ?? '',
    level: (peran?.level ?? 'KASIR') as PeranLevel,
    layar: peran?.layar ?? ofLevel(roles, 'KASIR'),
    alasan: '',
  });
  const { kode_peran, nama_peran, level, layar, alasan } = draft;
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const own = new Set([...ofLevel(roles, level), ...layar]);
  const semua = pilihan?.layar.filter(({ menu }) => own.has(menu)) ?? [];
  const moves = old !== null && akibatPeran(old.layar, layar, old.users).length > 0;
  return (
    <FormDialog
      title={t(old ? 'editPeran' : 'addPeran')}
      action={t('save')}
      what={old ? `peran/${old.kode_peran}` : 'peran'}
      body={draft}
      send={(body, options) =>
        old
          ? call(
              putPeran,
              {
                params: { kode_peran: old.kode_peran },
                body: {
                  nama_peran: body.nama_peran,
                  layar: body.layar,
                  alasan: body.alasan,
                  _version: old._version,
                },
              },
              options,
            )
          : call(postPeran, { body: { kode_peran, nama_peran, level, layar } }, options)
      }
      onDone={() => {
        void client.invalidateQueries({ queryKey: HAK_KEY });
        onClose();
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          {!old && (
            <TextField
              label={t('kodePeran')}
              withAsterisk
              data-autofocus
              value={kode_peran}
              onChange={(value) => set({ kode_peran: value })}
              keep={FILTERS.underscore}
              maxLength={30}
              error={errorAt('kode_peran')}
            />
          )}
          <TextField
            label={t('namaPeran')}
            withAsterisk
            {...(old && { 'data-autofocus': true })}
            value={nama_peran}
            onChange={(value) => set({ nama_peran: value })}
            maxLength={60}
            error={errorAt('nama_peran')}
          />
          {!old && (
            <Select
              label={t('level')}
              data={[...PERAN_LEVELS]}
              value={level}
              allowDeselect={false}
              onChange={(value) => {
                const next = (value ?? level) as PeranLevel;
                set({ level: next, layar: ofLevel(roles, next) });
              }}
              error={errorAt('level')}
            />
          )}
          <ScreenPicker
            semua={semua}
            layar={layar}
            disabled={false}
            onChange={(next) => set({ layar: next })}
          />
          {errorAt('layar') && <span role="alert">{errorAt('layar')}</span>}
          {old && pilihan && <Effect before={old} layar={layar} pilihan={pilihan} />}
          {moves && (
            <TextField
              label={t('reason')}
              description={t('reasonHelp')}
              withAsterisk
              upper={false}
              maxLength={200}
              value={alasan}
              onChange={(value) => set({ alasan: value })}
              error={errorAt('alasan')}
            />
          )}
        </>
      )}
    </FormDialog>
  );
};
