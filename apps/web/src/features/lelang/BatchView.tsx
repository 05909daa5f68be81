import {
  beritahuLelang,
  getLelang,
  type LelangItem,
  selesaiLelang,
  ubahLelang,
} from '@kadar/contract/endpoints/lelang.ts';
import { isProof } from '@kadar/contract/endpoints/lelang-tempo.ts';
import { TAHAP_LELANG } from '@kadar/domain/lelang.ts';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconGavel, IconMail, IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { alertSuccess, showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showRupiah } from '../../kit/format.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import barCss from '../../kit/page/selection-bar.module.css';
import { useSetting } from '../../kit/session.ts';
import { ChosenTable } from '../../kit/table/ChosenTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { useChosen } from '../../kit/table/useChosen.ts';
import { Bukti } from './Bukti.tsx';
import { JualDialog } from './JualDialog.tsx';
import css from './lelang.module.css';
import { useSending } from './useSending.ts';

const ICON = { size: 18, 'aria-hidden': true } as const;
const keyOf = ({ no_hutang }: LelangItem): string => no_hutang;
const isOpen = ({ nasib }: LelangItem): boolean => nasib === 'TERBUKA' || nasib === 'TERJUAL';
const has = (pesan: LelangItem['pemberitahuan_1']): boolean => pesan !== null && isProof(pesan);

/** What became of a loan, or from when on its next step may be done. */
const useStateWords = (): ((item: LelangItem) => string) => {
  const { t } = useTranslation('lelang');
  const { clock, short } = useShopTime();
  return useCallback(
    ({ nasib, ditebus_at, boleh_sejak }) => {
      if (nasib === 'DITEBUS' && ditebus_at)
        return t('redeemedAt', { at: `${short(ditebus_at)} ${clock(ditebus_at)}` });
      if (nasib === 'TERBUKA' && boleh_sejak) return t('from', { date: short(`${boleh_sejak}T05:00:00Z`) });
      return t(`nasib${nasib}`);
    },
    [t, clock, short],
  );
};

const useColumns = (toko: string, state: (item: LelangItem) => string): Column<LelangItem>[] => {
  const { t } = useTranslation('lelang');
  return useMemo((): Column<LelangItem>[] => {
    const notice = (key: 'pemberitahuan_1' | 'pemberitahuan_2', title: string): Column<LelangItem> => ({
      key,
      title,
      width: 136,
      sortable: false,
      value: (item) => item[key]?.tanggal ?? '',
      cell: (item) => (item[key] ? <Bukti pesan={item[key]} toko={toko} /> : isOpen(item) && t('noProof')),
    });
    return [
      {
        key: 'no_hutang',
        title: t('number'),
        width: 152,
        fixed: true,
        cell: (item) => (
          <span className={isOpen(item) ? undefined : css.gone}>
            <DocumentLink no={item.no_faktur ?? item.no_hutang} />
          </span>
        ),
      },
      { key: 'nama_customer', title: t('customer'), width: 160 },
      {
        key: 'nasib',
        title: t('state'),
        width: 180,
        value: state,
      },
      { key: 'barang', title: t('goods'), width: 170 },
      { key: 'berat', title: t('weight'), kind: 'gram', width: 80, hidden: true },
      { key: 'pokok', title: t('principal'), kind: 'rupiah', width: 110 },
      { key: 'lewat_hari', title: t('late'), kind: 'integer', width: 64 },
      notice('pemberitahuan_1', t('notice1')),
      notice('pemberitahuan_2', t('notice2')),
      { key: 'jual', title: t('soldFor'), kind: 'rupiah', width: 110, value: ({ jual }) => jual?.nilai ?? 0 },
    ];
  }, [t, state, toko]);
};

interface Props {
  id: number;
  toko: string;
  onBack: () => void;
}

/** The end of an auction, asked for by name: what is booked, and that a redemption goes before it until then. */
const useEnding = (id: number, toko: string) => {
  const { t } = useTranslation('lelang');
  const client = useQueryClient();
  const { send, sending } = useOutbox(
    `lelang/${id}/selesai`,
    (_: unknown, options) => call(selesaiLelang, { params: { id }, body: {} }, { ...options, toko }),
    { asks: false },
  );
  const end = async (items: readonly LelangItem[]) => {
    const sold = items.filter(({ nasib }) => nasib === 'TERJUAL');
    const total = sold.reduce((sum, { jual }) => sum + (jual?.nilai ?? 0), 0);
    const sure = await confirm({
      title: t('endTitle', { count: sold.length }),
      text: t('endNote', { total: showRupiah(total) }),
      ok: t('end'),
    });
    if (!sure) return;
    try {
      const { data } = await send({ id, sold: sold.map(keyOf) });
      alertSuccess(t('ended', { count: data.dokumen.length }));
      for (const no of data.dilewati) toast(t('endSkipped', { no }));
    } catch (error) {
      showFailure(error);
    } finally {
      void client.invalidateQueries({ queryKey: DOKUMEN_KEY });
    }
  };
  return { end, sending };
};

interface BarProps {
  /** How many loans are chosen. */
  count: number;
  /** Which notice is due. */
  ke: 1 | 2;
  unsold: number;
  sending: boolean;
  takingOut: boolean;
  ending: boolean;
  onTakeOut: () => void;
  onNotify: (cara: 'WA' | 'SURAT') => void;
  onFinish: () => void;
}

/** What is done with the chosen loans, and the end of the auction. */
const Bar = ({ count, ke, unsold, sending, takingOut, ending, onTakeOut, onNotify, onFinish }: BarProps) => {
  const { t } = useTranslation('lelang');
  const whatsapp = useSetting('WABLAS_MODULE');
  return (
    <section className={barCss.bar} aria-label={t('selection')}>
      <strong className="num" role="status">
        {t('chosenLoans', { count })}
      </strong>
      <div className={barCss.barActions}>
        <Button
          h={44}
          disabled={count === 0 || takingOut}
          leftSection={<IconX {...ICON} />}
          onClick={onTakeOut}
        >
          {t('takeOut')}
        </Button>
        {whatsapp && (
          <Button h={44} disabled={count === 0 || sending} onClick={() => onNotify('WA')}>
            {t('noticeWa', { ke, count })}
          </Button>
        )}
        <Button
          h={44}
          disabled={count === 0 || sending}
          leftSection={<IconMail {...ICON} />}
          onClick={() => onNotify('SURAT')}
        >
          {t('noticeLetter', { ke, count })}
        </Button>
        <Button
          h={44}
          variant="filled"
          disabled={unsold > 0}
          {...(unsold > 0 && { title: t('unsold', { count: unsold }) })}
          loading={ending}
          leftSection={<IconGavel {...ICON} />}
          rightSection={<Hotkey keys="F9" />}
          onClick={onFinish}
        >
          {t('end')}
        </Button>
      </div>
    </section>
  );
};

/** One auction: its stage, each loan with its proofs and what is missing, and what is done next. */
export const BatchView = ({ id, toko, onBack }: Props) => {
  const { t } = useTranslation('lelang');
  const client = useQueryClient();
  const batch = useQuery({
    queryKey: [...DOKUMEN_KEY, 'lelang', id],
    queryFn: async ({ signal }) => (await call(getLelang, { params: { id } }, { signal, toko })).data,
  });
  const items = batch.data?.barang;
  const state = useStateWords();
  const chosen = useChosen(items, keyOf);
  const { selected } = chosen;
  const ke = selected.length > 0 && selected.every(({ pemberitahuan_1 }) => has(pemberitahuan_1)) ? 2 : 1;
  const { go, sending } = useSending(
    `lelang/${id}/beritahu-${ke}`,
    (no_hutang, cara, options) =>
      call(beritahuLelang, { params: { id }, body: { ke, cara, no_hutang } }, options),
    chosen.clear,
  );
  const { end, sending: ending } = useEnding(id, toko);
  const out = useOutbox(
    `lelang/${id}/keluar`,
    (keluar: string[], options) =>
      call(ubahLelang, { params: { id }, body: { keluar } }, { ...options, toko }),
    { asks: false },
  );
  const done = batch.data?.tahap === 'SELESAI';
  const sell = (item: LelangItem) => {
    if (!done && isOpen(item))
      void openDialog<null>(
        (close) => <JualDialog id={id} toko={toko} item={item} onClose={() => close(null)} />,
        null,
      );
  };
  const takeOut = async () => {
    try {
      await out.send(selected.map(keyOf));
      chosen.clear();
    } catch (error) {
      showFailure(error);
    } finally {
      void client.invalidateQueries({ queryKey: DOKUMEN_KEY });
    }
  };
  const unsold = items?.filter(({ nasib }) => nasib === 'TERBUKA').length ?? 0;
  const finish = () => {
    if (items && !done && unsold === 0) void end(items);
  };
  useScreenKeys([['F9', finish]]);
  const notify = (cara: 'WA' | 'SURAT') =>
    void go(
      selected.map(({ no_hutang }) => ({ kode_toko: toko, no: no_hutang })),
      cara,
    );
  return (
    <Page
      title={batch.data?.nama ?? t('title')}
      actions={
        <Button h={44} variant="subtle" leftSection={<IconArrowLeft {...ICON} />} onClick={onBack}>
          {t('allAuctions')}
        </Button>
      }
    >
      <ol className={css.steps} aria-label={t('stage')}>
        {TAHAP_LELANG.map((one) => (
          <li key={one} {...(one === batch.data?.tahap && { 'aria-current': 'step' })}>
            {t(`tahap${one}`)}
          </li>
        ))}
      </ol>
      <ChosenTable
        id="lelang.barang"
        label={t('title')}
        columns={useColumns(toko, state)}
        rows={items}
        card={(item) => ({
          name: item.nama_customer,
          note: `${item.no_hutang} · ${state(item)}`,
          amount: isOpen(item) || item.jual ? showRupiah(item.jual?.nilai ?? item.pokok) : '',
        })}
        keyOf={keyOf}
        mayChoose={isOpen}
        chosen={chosen.keys}
        onChoose={chosen.toggle}
        onOpen={sell}
        tone={(item) => (isOpen(item) ? undefined : 'muted')}
        error={batch.error ?? undefined}
        onRetry={() => void batch.refetch()}
        emptyText={t('emptyBatch')}
        hint={t('sellHint')}
      />
      {!done && (
        <Bar
          count={selected.length}
          ke={ke}
          unsold={unsold}
          sending={sending}
          takingOut={out.sending}
          ending={ending}
          onTakeOut={() => void takeOut()}
          onNotify={notify}
          onFinish={finish}
        />
      )}
    </Page>
  );
};
