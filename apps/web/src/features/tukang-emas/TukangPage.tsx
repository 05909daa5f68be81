import { SERAH_TUKANG, TERIMA_TUKANG, UPAH_TUKANG } from '@kadar/contract/dokumen/tukang-emas.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import type { OrangRow } from '@kadar/contract/endpoints/tukang-emas.ts';
import { gramToMg, inGrams } from '@kadar/domain/weight.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showGram, showRupiah, unbroken } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useActingToko, useCan, useSetting } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';
import { HandOver } from './HandOver.tsx';
import { PayWage } from './PayWage.tsx';
import { orangQuery } from './queries.ts';
import { Statement } from './Statement.tsx';
import { TakeBack } from './TakeBack.tsx';

const KINDS = [SERAH_TUKANG, TERIMA_TUKANG, UPAH_TUKANG] as const;
const FORMS = { serah: HandOver, terima: TakeBack, upah: PayWage, cetak: Statement };
type Form = keyof typeof FORMS;

const useColumns = (): Column<OrangRow>[] => {
  const { t } = useTranslation('tukang-emas');
  return [
    { key: 'kode_tukang', title: t('kode_tukang'), width: 96, pin: 'start' },
    { key: 'nama_tukang', title: t('nama_tukang'), width: 220 },
    { key: 'umur', title: t('umur'), kind: 'integer', width: 140 },
    { key: 'kerja', title: t('pekerjaan'), kind: 'integer', width: 120, value: ({ kerja }) => kerja.length },
    { key: 'susut_persen', title: t('boleh'), kind: 'percent', width: 120 },
    { key: 'murni', title: t('murni'), kind: 'gram', width: 170, pin: 'end' },
    { key: 'upah_rp', title: t('upahOwed'), kind: 'rupiah', width: 170, pin: 'end' },
  ];
};

/** What can be done with the active row, by its letter; the same keys rest where it cannot. */
const useActions = (man: OrangRow | undefined, open: (form: Form) => void) => {
  const { t } = useTranslation('tukang-emas');
  const mayPost = useCan('tukang.post') !== undefined;
  const mayPay = useCan('kas.post') !== undefined;
  const actions: { form: Form; key: string; label: string; able: boolean }[] = [
    ...(mayPost
      ? [
          { form: 'serah' as const, key: 'S', label: t('serah'), able: man !== undefined },
          { form: 'terima' as const, key: 'T', label: t('terima'), able: (man?.murni ?? 0) > 0 },
        ]
      : []),
    ...(mayPay
      ? [{ form: 'upah' as const, key: 'U', label: t('upahAction'), able: (man?.upah_rp ?? 0) > 0 }]
      : []),
    { form: 'cetak', key: 'C', label: t('print'), able: man !== undefined },
  ];
  useScreenKeys(actions.map(({ form, key, able }) => [key, () => able && open(form)]));
  return actions;
};

const Screen = () => {
  const { t } = useTranslation(['tukang-emas', 'kit']);
  const toko = useActingToko() ?? '';
  const batasHari = useSetting('TUKANG_UMUR_HARI');
  const [tab, setTab] = useState<'orang' | 'dokumen'>(
    new URLSearchParams(location.search).has('no_faktur') ? 'dokumen' : 'orang',
  );
  const [active, setActive] = useState<string>();
  const [form, setForm] = useState<Form>();
  const { data: orang, error, refetch } = useQuery({ ...orangQuery(toko), enabled: toko !== '' });
  const declared = useDeclaredList(KINDS);
  const columns = useColumns();
  const man = orang?.find(({ kode_tukang }) => kode_tukang === active) ?? orang?.[0];
  const actions = useActions(tab === 'orang' ? man : undefined, setForm);
  useScreenKeys([
    ['alt+1', () => setTab('orang')],
    ['alt+2', () => setTab('dokumen')],
  ]);
  const sum = (of: (row: OrangRow) => number) => (orang ?? []).reduce((all, row) => all + of(row), 0);
  const glance =
    orang &&
    t('glance', {
      orang: orang.filter(({ murni }) => murni > 0).length,
      gram: showGram(inGrams(sum(({ murni }) => gramToMg(murni)))),
      umur: Math.max(0, ...orang.map(({ umur }) => umur)),
      upah: showRupiah(sum(({ upah_rp }) => upah_rp)),
    });
  const Form = form && FORMS[form];
  if (tab === 'dokumen')
    return (
      <DocumentList<DokumenRow>
        id="tukang-emas"
        title={t('title')}
        placeholder={t('searchPlaceholder')}
        {...declared}
        actions={
          <Button onClick={() => setTab('orang')} rightSection={<Hotkey keys="Alt+1" />}>
            {t('orang')}
          </Button>
        }
      />
    );
  return (
    <>
      <Page
        title={t('title')}
        {...(glance && { under: unbroken(glance) })}
        actions={
          <>
            <Button onClick={() => setTab('dokumen')} rightSection={<Hotkey keys="Alt+2" />}>
              {t('dokumen')}
            </Button>
            {actions.map(({ form: name, key, label, able }) => (
              <Button
                key={name}
                {...(name === 'terima' && { variant: 'filled' })}
                disabled={!able}
                rightSection={<Hotkey keys={key} />}
                onClick={() => setForm(name)}
              >
                {label}
              </Button>
            ))}
          </>
        }
      >
        <DataTable
          id="tukang-emas-orang"
          label={t('orang')}
          columns={columns}
          rows={toko ? orang : []}
          rowKey={({ kode_tukang }) => kode_tukang}
          error={error ?? undefined}
          onRetry={() => void refetch()}
          active={man?.kode_tukang ?? null}
          onActive={({ kode_tukang }) => setActive(kode_tukang)}
          tone={({ umur, murni }) => (umur > batasHari ? 'out' : murni === 0 ? 'dim' : undefined)}
          emptyText={toko ? t('nobody') : t('kit:pickToko')}
        />
      </Page>
      {Form && man && <Form man={man} toko={toko} onClose={() => setForm(undefined)} />}
    </>
  );
};

/** /tukang-emas: the shop's gold in the hands of its craftsmen, the oldest first, and their wages. */
const TukangPage = () => <Screen key={useActingToko()} />;
export default TukangPage;
