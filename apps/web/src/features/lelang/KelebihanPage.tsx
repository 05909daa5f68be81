import {
  ingatkanKelebihan,
  KEADAAN_KELEBIHAN,
  type KelebihanRow,
  listKelebihan,
} from '@kadar/contract/endpoints/lelang-akhir.ts';
import type { CaraKelebihan } from '@kadar/contract/endpoints/lelang-tempo.ts';
import { SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showRupiah } from '../../kit/format.ts';
import { usePages } from '../../kit/list/usePages.ts';
import { Page } from '../../kit/page/Page.tsx';
import barCss from '../../kit/page/selection-bar.module.css';
import { useActingToko } from '../../kit/session.ts';
import { ChosenTable } from '../../kit/table/ChosenTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { useChosen } from '../../kit/table/useChosen.ts';
import BayarAkhirDialog from './BayarAkhirDialog.tsx';
import { Bukti } from './Bukti.tsx';
import css from './lelang.module.css';
import { RemindButtons } from './RemindButtons.tsx';
import { useSending } from './useSending.ts';

type Keadaan = (typeof KEADAAN_KELEBIHAN)[number];
const keyOf = ({ no_faktur }: KelebihanRow): string => no_faktur;
const isOwed = ({ keadaan }: KelebihanRow): boolean => keadaan === 'TERUTANG';
/** A claim has no last day to be told of. */
const mayRemind = (row: KelebihanRow): boolean => isOwed(row) && row.jenis === 'LELANG';

const useColumns = (shops: boolean): Column<KelebihanRow>[] => {
  const { t } = useTranslation(['lelang', 'kit']);
  return useMemo(
    (): Column<KelebihanRow>[] => [
      {
        key: 'no_faktur',
        title: t('owedFrom'),
        width: 152,
        fixed: true,
        cell: ({ no_faktur }) => <DocumentLink no={no_faktur} />,
      },
      ...(shops ? [{ key: 'kode_toko', title: t('kit:toko'), width: 64 }] : []),
      { key: 'jenis', title: t('kind'), width: 90, value: ({ jenis }) => t(`asal${jenis}`) },
      { key: 'tanggal', title: t('soldOn'), kind: 'date', width: 110 },
      { key: 'nama_customer', title: t('customer'), width: 180 },
      { key: 'no_hp', title: t('phone'), width: 130 },
      { key: 'sampai', title: t('until'), kind: 'date', width: 110 },
      {
        key: 'pesan',
        title: t('lastMessage'),
        width: 170,
        sortable: false,
        value: ({ pesan }) => pesan?.tanggal ?? '',
        cell: ({ pesan, kode_toko }) => <Bukti pesan={pesan} toko={kode_toko} />,
      },
      {
        key: 'no_bayar',
        title: t('settledBy'),
        width: 140,
        cell: ({ no_bayar }) => no_bayar && <DocumentLink no={no_bayar} />,
      },
      { key: 'kelebihan', title: t('owedAmount'), kind: 'rupiah', width: 130, pin: 'end' },
    ],
    [t, shops],
  );
};

const pay = (row: KelebihanRow): void => {
  if (isOwed(row))
    void openDialog<null>(
      (close) => (
        <BayarAkhirDialog
          asal={row.jenis}
          no_faktur={row.no_faktur}
          jumlah_rp={row.kelebihan}
          nama_customer={row.nama_customer}
          toko={row.kode_toko}
          onClose={() => close(null)}
        />
      ),
      null,
    );
};

const Screen = () => {
  const { t } = useTranslation('lelang');
  const { short } = useShopTime();
  const acting = useActingToko();
  const [keadaan, setKeadaan] = useState<Keadaan>('TERUTANG');
  const list = usePages<KelebihanRow>({
    key: [...DOKUMEN_KEY, 'kelebihan', acting, keadaan],
    read: (window, signal) => call(listKelebihan, { query: { ...window, keadaan } }, { signal }),
    blank: true,
  });
  const chosen = useChosen(list.rows, keyOf);
  const { selected } = chosen;
  const { go, sending } = useSending<CaraKelebihan>(
    'ingatkan-kelebihan',
    (no_faktur, cara, options) => call(ingatkanKelebihan, { body: { no_faktur, cara } }, options),
    chosen.clear,
  );
  const remind = (cara: CaraKelebihan) =>
    void go(
      selected.map(({ kode_toko, no_faktur }) => ({ kode_toko, no: no_faktur })),
      cara,
    );
  const count = selected.length;
  return (
    <Page title={t('surplusTitle')}>
      <div className={css.filters}>
        <SegmentedControl
          aria-label={t('state')}
          value={keadaan}
          onChange={(next) => {
            setKeadaan(next);
            chosen.clear();
          }}
          data={KEADAAN_KELEBIHAN.map((value) => ({ value, label: t(`keadaan${value}`) }))}
        />
      </div>
      <ChosenTable
        id="kelebihan-lelang"
        label={t('surplusTitle')}
        columns={useColumns(acting === null)}
        rows={list.rows}
        card={({ jenis, nama_customer, no_hutang, sampai, kelebihan }) => ({
          name: nama_customer,
          note: `${no_hutang} · ${sampai ? `${t('until')} ${short(`${sampai}T05:00:00Z`)}` : t(`asal${jenis}`)}`,
          amount: showRupiah(kelebihan),
        })}
        keyOf={keyOf}
        mayChoose={mayRemind}
        tone={(row) => (isOwed(row) ? undefined : 'muted')}
        chosen={chosen.keys}
        onChoose={chosen.toggle}
        onOpen={pay}
        error={list.error}
        onRetry={list.retry}
        onEnd={list.more}
        loadingMore={list.loadingMore}
        emptyText={t(`emptySurplus${keadaan}`)}
        hint={keadaan === 'TERUTANG' && t('payHint')}
      />
      {keadaan === 'TERUTANG' && (
        <section className={barCss.bar} aria-label={t('selection')}>
          <strong className="num" role="status">
            {t('chosen', { count, total: showRupiah(selected.reduce((sum, row) => sum + row.kelebihan, 0)) })}
          </strong>
          <div className={barCss.barActions}>
            <RemindButtons
              count={count}
              sending={sending}
              onRemind={remind}
              onPhoned={() => remind('TELEPON')}
            />
          </div>
        </section>
      )}
    </Page>
  );
};

/** /kelebihan-lelang: what auctions and claims owe to customers, its payout and what expired. */
const KelebihanPage = () => <Screen key={useActingToko()} />;
export default KelebihanPage;
