import { type BelumValidasi, SEMUA_SALES } from '@kadar/contract/endpoints/hutang-validasi.ts';
import { Alert, Button, Checkbox, Select } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusKept } from '../../kit/dialogs/focus-lost.ts';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showRupiah } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import barCss from '../../kit/page/selection-bar.module.css';
import { useActingToko } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { useSpaceKey } from '../../kit/table/useSpaceKey.ts';
import { useMessage } from '../../kit/text.ts';
import { usePhone } from '../../kit/usePhone.ts';
import { DetailModal } from './DetailModal.tsx';
import { SAID } from './selection.ts';
import { useValidasi, type Validasi } from './useValidasi.ts';
import css from './validasi-pelunasan.module.css';

const useColumns = ({ isChosen, choose }: Validasi): Column<BelumValidasi>[] => {
  const { t } = useTranslation('validasi-pelunasan');
  const { short, clock } = useShopTime();
  const all = useActingToko() === null;
  // A card has room for what one chooses by; the rest stands in its details.
  const phone = usePhone();
  return useMemo(
    (): Column<BelumValidasi>[] => [
      {
        key: 'pilih',
        title: t('choose'),
        width: 54,
        sortable: false,
        fixed: true,
        value: () => '',
        cell: (row) => (
          <Checkbox
            size="xs"
            tabIndex={-1}
            aria-label={t('chooseOne', { no: row.no_faktur_hutang })}
            checked={isChosen(row)}
            onChange={() => choose(row)}
          />
        ),
      },
      ...(all ? [{ key: 'kode_toko', title: t('toko'), width: 64 }] : []),
      { key: 'no_faktur_hutang', title: t('noHutang'), width: 152, fixed: true },
      { key: 'at', title: t('at'), width: 112, value: ({ at }) => `${short(at)} ${clock(at)}` },
      { key: 'nama_customer', title: t('customer'), width: 170 },
      { key: 'no_hp', title: t('noHp'), width: 110, hidden: phone },
      { key: 'alamat_customer', title: t('alamat'), width: 170, hidden: phone },
      { key: 'kode_sales', title: t('sales'), width: 76 },
      { key: 'kode_sales_lunas', title: t('salesLunas'), width: 96 },
      { key: 'input_by', title: t('by'), width: 96 },
      { key: 'no_segel', title: t('segel'), width: 96, hidden: true },
      { key: 'jumlah_hutang', title: t('jumlahHutang'), kind: 'rupiah', width: 124, hidden: phone },
      { key: 'total_bayar', title: t('totalBayar'), kind: 'rupiah', width: 124, pin: 'end' },
    ],
    [t, short, clock, all, phone, isChosen, choose],
  );
};

const Bar = ({ count, total, sending, clear, validate }: Validasi) => {
  const { t } = useTranslation('validasi-pelunasan');
  const message = useMessage();
  const phone = usePhone();
  return (
    <section className={phone ? barCss.bar : css.bar} aria-label={t('selection')}>
      <strong className="num" role="status">
        {t('chosen', { count, total: showRupiah(total) })}
      </strong>
      {!phone && <span className={css.hint}>{t('tableHint')}</span>}
      <div className={barCss.barActions}>
        <Button disabled={sending} onClick={clear}>
          {message(SAID.clear)}
        </Button>
        <Button
          variant="filled"
          loading={sending}
          onClick={() => void validate()}
          leftSection={<IconChecks size={18} aria-hidden="true" />}
          rightSection={<Hotkey keys="F9" />}
        >
          {message(SAID.validate)}
        </Button>
      </div>
    </section>
  );
};

const Screen = () => {
  const { t } = useTranslation('validasi-pelunasan');
  const message = useMessage();
  const phone = usePhone();
  const [sales, setSales] = useState<string>(SEMUA_SALES);
  const [user, setUser] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const [opened, setOpened] = useState<BelumValidasi | null>(null);
  const validasi = useValidasi(sales, user);
  const { list, people, problem } = validasi;
  const columns = useColumns(validasi);
  const frame = useSpaceKey(() => {
    const row = list.data?.find(({ no_faktur_hutang }) => no_faktur_hutang === active);
    if (!row) return false;
    validasi.choose(row);
    return true;
  });
  // From its first look on, and after a validation whose button had the focus.
  useFocusKept(frame, 'table');
  useScreenKeys([['F9', () => void validasi.validate()]]);
  return (
    <Page title={t('validasiTitle')}>
      <div className={css.head}>
        <search className={css.filters}>
          <SearchSelect
            master="sales"
            label={t('salesLunas')}
            required
            first={[{ value: SEMUA_SALES, label: t('allSales') }]}
            value={sales}
            onChange={setSales}
            error={sales === '' && message('WAJIB_DIISI', { label: t('kodeSales') })}
          />
          <Select
            label={t('petugas')}
            required
            searchable
            selectFirstOptionOnChange
            nothingFoundMessage={t('noUser')}
            value={user || null}
            onChange={(next) => setUser(next ?? '')}
            data={(people.data ?? []).map(({ user_id, nama }) => ({
              value: user_id,
              label: `${user_id} ${nama}`,
            }))}
          />
        </search>
        {!phone && <Bar {...validasi} />}
      </div>
      {problem !== null && (
        <Alert color="brick" variant="light" p="xs" role="alert">
          {problem}
        </Alert>
      )}
      <div ref={frame} className={css.frame}>
        <DataTable
          id="validasi-pelunasan"
          label={t('validasiTitle')}
          columns={columns}
          rows={sales === '' ? [] : list.data}
          rowKey={({ no_faktur_hutang }) => no_faktur_hutang}
          {...(list.error && { error: list.error })}
          onRetry={() => void list.refetch()}
          active={active}
          onActive={({ no_faktur_hutang }) => setActive(no_faktur_hutang)}
          onOpen={setOpened}
          openText={t('details')}
          emptyText={t('emptyValidasi')}
        />
      </div>
      {phone && <Bar {...validasi} />}
      {opened && (
        <DetailModal
          row={opened}
          chosen={validasi.isChosen(opened)}
          onChoose={() => validasi.choose(opened)}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  );
};

/** /validasi-pelunasan-hutang: redemptions whose cash nobody looked at yet; their goods leave afterwards. */
const ValidasiPelunasanPage = () => <Screen key={useActingToko()} />;
export default ValidasiPelunasanPage;
