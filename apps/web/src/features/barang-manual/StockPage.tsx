import { TAMBAH_MANUAL } from '@kadar/contract/dokumen/barang-manual.ts';
import {
  postTambahManual,
  type StockManual,
  tambahManualInput,
} from '@kadar/contract/endpoints/barang-manual.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../kit/api/call.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useActingToko, useCan } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { stockQuery } from '../../parts/barang/group-choices.ts';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { EntryForm } from '../../parts/dokumen/EntryForm.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';

const KINDS = [TAMBAH_MANUAL] as const;
/** What is sent, with the tray under its own name: clients of before call it kode_toko. */
const { kode_toko: kode_baki, ...said } = tambahManualInput.shape;
const entry = z.strictObject({
  ...said,
  kode_baki,
  hpp: said.hpp.unwrap(),
  no_batch: said.no_batch.unwrap(),
  keterangan: said.keterangan.unwrap(),
});
type Body = z.input<typeof entry>;
type Values = Record<
  'kode_group' | 'kode_dept' | 'kode_gudang' | 'kode_baki' | 'no_batch' | 'keterangan',
  string
> & {
  qty: number | null;
  berat: number | null;
  hpp: number | null;
};
const START: Values = {
  kode_group: '',
  kode_dept: '',
  kode_gudang: '',
  kode_baki: '',
  qty: null,
  berat: null,
  hpp: null,
  no_batch: '',
  keterangan: '',
};

/** So many of a group into the shop. */
const Entry = ({ first, onPosted }: { first: Ref<HTMLInputElement>; onPosted: () => void }) => {
  const { t } = useTranslation('barang-manual');
  return (
    <EntryForm<Values, Body>
      draft="barang-manual.entry"
      schema={entry}
      start={START}
      optional={['hpp', 'kode_baki', 'no_batch', 'keterangan']}
      next={({ kode_group, kode_dept, kode_gudang, kode_baki: tray }) => ({
        ...START,
        kode_group,
        kode_dept,
        kode_gudang,
        kode_baki: tray,
      })}
      post={({ kode_baki: kode_toko, ...body }, options) =>
        call(postTambahManual, { body: { ...body, kode_toko } }, options)
      }
      onPosted={onPosted}
      fields={({ kode_gudang }) => [
        { name: 'kode_group', label: t('kode_group'), as: 'record', master: 'group' },
        { name: 'kode_dept', label: t('kode_dept'), as: 'record', master: 'jenis' },
        { name: 'kode_gudang', label: t('kode_gudang'), as: 'record', master: 'gudang', ofShop: true },
        ...(kode_gudang
          ? ([
              { name: 'kode_baki', label: t('kode_baki'), as: 'record', master: 'baki', ofShop: true },
            ] as const)
          : []),
        { name: 'qty', label: t('qty'), as: 'count' },
        { name: 'berat', label: t('berat'), as: 'gram' },
        { name: 'no_batch', label: t('no_batch'), as: 'text', max: 20 },
        { name: 'hpp', label: t('hpp'), as: 'rupiah' },
        { name: 'keterangan', label: t('keterangan'), as: 'text' },
      ]}
      action={({ kode_group }) => (kode_group ? t('saveTAMBAH') : null)}
      after={() => null}
      first={first}
    />
  );
};

const useColumns = (): Column<StockManual>[] => {
  const { t } = useTranslation('barang-manual');
  return [
    { key: 'kode_group', title: t('kode_group'), width: 120, pin: 'start' },
    { key: 'nama_group', title: t('nama_group'), width: 200 },
    { key: 'kode_dept', title: t('kode_dept'), width: 90 },
    { key: 'kode_gudang', title: t('kode_gudang'), width: 120 },
    { key: 'kode_baki', title: t('kode_baki'), width: 100 },
    { key: 'kadar', title: t('kadar'), kind: 'kadar', width: 100 },
    { key: 'qty', title: t('qty'), kind: 'integer', width: 100, pin: 'end' },
    { key: 'berat', title: t('berat'), kind: 'gram', width: 140, pin: 'end' },
  ];
};

const Screen = () => {
  const { t } = useTranslation(['barang-manual', 'kit']);
  const toko = useActingToko() ?? '';
  const mayPost = useCan('barang.write') !== undefined;
  const [tab, setTab] = useState<'stock' | 'dokumen'>(
    new URLSearchParams(location.search).has('no_faktur') ? 'dokumen' : 'stock',
  );
  const { data, error, refetch } = useQuery(stockQuery(toko));
  const [active, setActive] = useState<string>();
  const columns = useColumns();
  const declared = useDeclaredList(KINDS);
  useScreenKeys([
    ['alt+1', () => setTab('stock')],
    ['alt+2', () => setTab('dokumen')],
  ]);
  if (tab === 'dokumen')
    return (
      <DocumentList<DokumenRow>
        id="barang-manual"
        title={t('title')}
        placeholder={t('cari')}
        {...declared}
        {...(mayPost && {
          entry: { label: t('add'), form: (first, done) => <Entry first={first} onPosted={done} /> },
        })}
        actions={
          <Button onClick={() => setTab('stock')} rightSection={<Hotkey keys="Alt+1" />}>
            {t('stock')}
          </Button>
        }
      />
    );
  return (
    <Page
      title={t('title')}
      actions={
        <Button onClick={() => setTab('dokumen')} rightSection={<Hotkey keys="Alt+2" />}>
          {t('dokumen')}
        </Button>
      }
    >
      <DataTable
        id="barang-manual-stock"
        label={t('stock')}
        columns={columns}
        rows={toko ? data : []}
        rowKey={({ kunci, kadar }) => `${kunci} ${kadar}`}
        error={error ?? undefined}
        onRetry={() => void refetch()}
        active={active ?? null}
        onActive={({ kunci, kadar }) => setActive(`${kunci} ${kadar}`)}
        emptyText={toko ? t('kosong') : t('kit:pickToko')}
      />
    </Page>
  );
};

/** /data-barang-manual: groups by quantity and weight, and what was added. */
const StockPage = () => <Screen key={useActingToko()} />;

export default StockPage;
