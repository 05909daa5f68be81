import type { Luar } from '@kadar/contract/endpoints/barang-luar.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showRupiah } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import barCss from '../../kit/page/selection-bar.module.css';
import { useActingToko } from '../../kit/session.ts';
import { ChosenTable } from '../../kit/table/ChosenTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { useChosen } from '../../kit/table/useChosen.ts';
import css from './barang-luar.module.css';
import { Orders } from './Orders.tsx';
import { luarQuery } from './queries.ts';
import { PeriksaDialog, PesananDialog, TurunDialog, UbahDialog } from './UpdateDialogs.tsx';

const DIALOGS = { ubah: UbahDialog, turun: TurunDialog, periksa: PeriksaDialog, pesan: PesananDialog };
type Asked = keyof typeof DIALOGS;

const keyOf = ({ kode_marketplace, kode_barcode }: Luar): string => `${kode_marketplace} ${kode_barcode}`;
const mayChoose = ({ status }: Luar): boolean => status !== 'DIPESAN';
const isShown = ({ status }: Luar): boolean => status === 'DRAFT' || status === 'TAYANG';
const isBack = ({ status }: Luar): boolean => status === 'KEMBALI';

const stateOf = ({ status, tayang_lama }: Luar) =>
  tayang_lama ? 'LAMA' : (status as 'DRAFT' | 'TAYANG' | 'DIPESAN' | 'KEMBALI');
const useColumns = (): Column<Luar>[] => {
  const { t } = useTranslation('barang-luar');
  return useMemo(
    (): Column<Luar>[] => [
      { key: 'kode_barcode', title: t('barcode'), width: 120, fixed: true },
      { key: 'kode_marketplace', title: t('channel'), width: 110 },
      { key: 'judul', title: t('nameThere'), width: 220 },
      {
        key: 'status',
        title: t('state'),
        width: 150,
        value: (row) => t(`state${stateOf(row)}`),
        cell: (row) => (
          <span className={row.tayang_lama || isBack(row) ? css.late : undefined}>
            {t(`state${stateOf(row)}`)}
          </span>
        ),
      },
      { key: 'harga', title: t('priceThere'), kind: 'rupiah', width: 120 },
      { key: 'harga_kini', title: t('priceNow'), kind: 'rupiah', width: 120 },
      { key: 'ekspedisi', title: t('courier'), width: 100, hidden: true },
      { key: 'no_pesanan_luar', title: t('orderNo'), width: 120, hidden: true },
      { key: 'kesalahan', title: t('trouble'), width: 150 },
    ],
    [t],
  );
};

const Pieces = ({ toko }: { toko: string }) => {
  const { t } = useTranslation('barang-luar');
  const [asked, setAsked] = useState<Asked>();
  const pieces = useQuery(luarQuery(toko));
  const chosen = useChosen(pieces.data as Luar[] | undefined, keyOf);
  const { selected } = chosen;
  const some = selected.length > 0;
  const shown = some && selected.every(isShown);
  const may: Record<Asked, boolean> = {
    ubah: shown,
    turun: shown,
    periksa: selected.length === 1 && selected.every(isBack),
    pesan: shown && new Set(selected.map(({ kode_marketplace }) => kode_marketplace)).size === 1,
  };
  const ask = (what: Asked) => () => may[what] && setAsked(what);
  useScreenKeys([
    ['K', ask('ubah')],
    ['T', ask('turun')],
    ['P', ask('periksa')],
    ['O', ask('pesan')],
  ]);
  const Dialog = asked && DIALOGS[asked];
  const close = () => setAsked(undefined);
  const button = (what: Asked, key: string, text: string) => (
    <Button
      h={44}
      variant={what === 'ubah' ? 'filled' : 'default'}
      disabled={!may[what]}
      rightSection={<Hotkey keys={key} />}
      onClick={ask(what)}
    >
      {text}
    </Button>
  );
  return (
    <>
      <ChosenTable
        id="update-barang-external"
        label={t('updateTitle')}
        columns={useColumns()}
        rows={pieces.data as Luar[] | undefined}
        hint={t('spaceHint')}
        card={(row) => ({
          name: row.judul,
          note: `${row.kode_barcode} · ${row.kode_marketplace} · ${t(`state${stateOf(row)}`)}`,
          amount: showRupiah(row.harga),
        })}
        keyOf={keyOf}
        mayChoose={mayChoose}
        chosen={chosen.keys}
        onChoose={chosen.toggle}
        error={pieces.error ?? undefined}
        onRetry={() => void pieces.refetch()}
        tone={(row) => (mayChoose(row) ? undefined : 'dim')}
        emptyText={t('nothingShown')}
      />
      <section className={barCss.bar} aria-label={t('selection')}>
        <strong className="num" role="status">
          {t('chosen', { count: selected.length })}
        </strong>
        <div className={barCss.barActions}>
          {button('turun', 'T', t('takeDown'))}
          {button('periksa', 'P', t('check'))}
          {button('pesan', 'O', t('order'))}
          {button('ubah', 'K', t('send'))}
        </div>
      </section>
      {Dialog && (
        <Dialog
          toko={toko}
          pieces={selected}
          onDone={() => {
            chosen.clear();
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
};

const Screen = () => {
  const { t } = useTranslation(['barang-luar', 'kit']);
  const toko = useActingToko();
  const [tab, setTab] = useState<'pieces' | 'orders'>('pieces');
  useScreenKeys([
    ['alt+1', () => setTab('pieces')],
    ['alt+2', () => setTab('orders')],
  ]);
  const other = tab === 'pieces' ? 'orders' : 'pieces';
  return (
    <Page
      title={t('updateTitle')}
      actions={
        <Button
          onClick={() => setTab(other)}
          rightSection={<Hotkey keys={other === 'orders' ? 'Alt+2' : 'Alt+1'} />}
        >
          {t(other)}
        </Button>
      }
    >
      {!toko ? (
        <p className={css.hint}>{t('kit:pickToko')}</p>
      ) : tab === 'pieces' ? (
        <Pieces toko={toko} />
      ) : (
        <Orders toko={toko} />
      )}
    </Page>
  );
};

/** /update-barang-external: what is on channels and what is different about it, and the orders that came. */
const UpdatePage = () => <Screen key={useActingToko()} />;
export default UpdatePage;
