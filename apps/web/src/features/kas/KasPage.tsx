import { Button, Drawer } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../kit/live.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { PickToko } from '../../kit/page/PickToko.tsx';
import { useActingToko, useCan } from '../../kit/session.ts';
import { Balance } from './Balance.tsx';
import { KasFilterRow } from './KasFilterRow.tsx';
import { KasForm } from './KasForm.tsx';
import { KasTable } from './KasTable.tsx';
import css from './kas.module.css';
import { hariQuery, type KasFilters, useKasList } from './queries.ts';

const Screen = ({ toko }: { toko: string }) => {
  const { t } = useTranslation('kas');
  const client = useQueryClient();
  const wide = useMediaQuery('(min-width: 68em)', undefined, { getInitialValueInEffect: false });
  const given = useSearch({ strict: false }) as Partial<Record<string, string>>;
  const mayPost = useCan('kas.post') !== undefined;
  const hari = useQuery(hariQuery(toko));
  const amount = useRef<HTMLInputElement>(null);
  const [writing, setWriting] = useState(false);
  // A link to a document looks in every day; otherwise the list is of the business day.
  const [filters, setFilters] = useState<Partial<KasFilters>>({ q: given.no_faktur ?? '' });
  const today = given.no_faktur ? '' : (hari.data?.tgl_system ?? '');
  const asked: KasFilters = { q: '', jenis: '', tgl_from: today, tgl_to: today, ...filters };
  const [q] = useDebouncedValue(asked.q.trim(), 200);
  const known = given.no_faktur !== undefined || !hari.isPending;
  const list = useKasList(toko, { ...asked, q }, known);
  const refresh = () => void client.invalidateQueries({ queryKey: ['kas'] });
  useLive('hari-changed', refresh);

  const write = () => (wide ? amount.current?.focus() : setWriting(true));
  useScreenKeys(
    mayPost
      ? [
          ['Insert', write],
          ['alt+N', write],
        ]
      : [],
  );
  const form = (
    <KasForm
      hari={hari.data}
      amountRef={amount}
      onPosted={() => {
        refresh();
        setWriting(false);
        if (wide) amount.current?.focus();
      }}
    />
  );
  return (
    <Page
      title={t('title')}
      actions={
        mayPost &&
        !wide && (
          <Button
            variant="filled"
            leftSection={<IconPlus size={16} />}
            rightSection={<Hotkey keys="Ins" />}
            onClick={write}
          >
            {t('add')}
          </Button>
        )
      }
    >
      <Balance hari={hari.data} error={hari.error} onRetry={() => void hari.refetch()} />
      <div className={css.columns}>
        <div className={css.list}>
          <KasFilterRow filters={asked} onChange={setFilters} />
          <KasTable
            list={list}
            tgl_system={hari.data?.buka ? hari.data.tgl_system : null}
            onChanged={refresh}
          />
        </div>
        {mayPost && wide && <aside className={css.side}>{form}</aside>}
      </div>
      {mayPost && !wide && (
        <Drawer
          opened={writing}
          onClose={() => setWriting(false)}
          position="bottom"
          size="auto"
          title={t('add')}
        >
          {form}
        </Drawer>
      )}
    </Page>
  );
};

/** Cash in and out of the drawer: today's balance, its documents, and a new one beside them. */
const KasPage = () => {
  const toko = useActingToko();
  const { t } = useTranslation('kas');
  return toko === null ? <PickToko title={t('title')} /> : <Screen key={toko} toko={toko} />;
};

export default KasPage;
