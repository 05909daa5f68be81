import type { InputOf } from '@kadar/contract/endpoint.ts';
import { type BarisUbahHarga, pratinjauHarga, ubahHarga } from '@kadar/contract/endpoints/harga-barang.ts';
import { Button, Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { showRupiah, useFormat } from '../../kit/format.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useCan } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { useMessage } from '../../kit/text.ts';
import { usePhone } from '../../kit/usePhone.ts';
import { RepriceRules } from './RepriceRules.tsx';
import css from './reprice.module.css';
import { type RepriceValues, type Rules, rulesOf } from './reprice.ts';

const TYPED_MS = 250;

interface Props {
  toko: string;
  chosen: readonly string[];
  onClose: () => void;
}

const usePreview = ({ toko, chosen }: Props, rules: Rules | null) =>
  useQuery({
    queryKey: ['barang', 'reprice', toko, chosen, rules],
    enabled: rules !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      if (!rules) throw new Error('no rules to ask with');
      const body = { kode_barcodes: [...chosen], ...rules };
      return { rules, ...(await call(pratinjauHarga, { body }, { signal, toko })).data };
    },
  });
type Shown = NonNullable<ReturnType<typeof usePreview>['data']>;

const useApply = ({ toko, onClose }: Props, onStale: () => void) => {
  const message = useMessage();
  const client = useQueryClient();
  const [refused, setRefused] = useState('');
  const { send, sending } = useOutbox(
    `harga-barang/${toko}`,
    (body: InputOf<typeof ubahHarga>['body'] & object, { key }) => call(ubahHarga, { body }, { key, toko }),
    { asks: false },
  );
  const apply = async ({ baris, rules }: Shown) => {
    setRefused('');
    const pieces = baris
      .filter(({ berubah }) => berubah)
      .map(({ kode_barcode, _version, harga_baru }) => ({ kode_barcode, _version, harga_baru }));
    try {
      const answer = await send({ pieces, ...rules });
      alertSuccess(answer.message ?? message('DATA_DIEDIT'));
      onClose();
      await client.invalidateQueries({ queryKey: ['barang'] });
    } catch (error) {
      if (!isApiError(error) || error.code !== 'BARANG_SUDAH_BERUBAH') return showFailure(error);
      setRefused(error.message);
      onStale();
    }
  };
  return { apply, sending, refused };
};

const useColumns = (phone: boolean): Column<BarisUbahHarga>[] => {
  const { t } = useTranslation('barang');
  const format = useFormat();
  return useMemo(
    (): Column<BarisUbahHarga>[] => [
      { key: 'kode_barcode', title: t('kode_barcode'), width: 104, fixed: true },
      { key: 'nama_barang', title: t('nama_barang'), width: 190 },
      { key: 'kadar', title: t('kadar'), width: 84, value: (row) => row.kadar_label },
      { key: 'berat', title: t('berat'), kind: 'gram', width: 72 },
      { key: 'harga_emas_lama', title: t('gramBefore'), kind: 'integer', width: 100 },
      { key: 'harga_emas_baru', title: t('gramAfter'), kind: 'integer', width: 100 },
      { key: 'harga_lama', title: t('priceBefore'), kind: 'integer', width: 108 },
      { key: 'harga_baru', title: t('priceAfter'), kind: 'integer', width: 108, pin: 'end' },
      {
        key: 'catatan',
        title: t('note'),
        width: 130,
        value: (row) => {
          if (row.status !== 'READY') return t('notForSale', { status: t(`status.${row.status as 'SOLD'}`) });
          if (row.di_bawah_minimum) return t('belowMinimum');
          if (!row.berubah) return t('unchanged');
          // A card has room for one figure, the new price.
          return phone ? `${format('integer', row.harga_lama)} →` : '';
        },
      },
    ],
    [t, format, phone],
  );
};

const Sums = ({ shown }: { shown: Shown }) => {
  const { t } = useTranslation('barang');
  const format = useFormat();
  const effect = shown.sesudah - shown.sebelum;
  const below = shown.baris.filter(({ berubah, di_bawah_minimum }) => berubah && di_bawah_minimum).length;
  return (
    <p className={css.sums} role="status">
      <span>
        {t('repriceCount', {
          changed: format('integer', shown.qty),
          of: format('integer', shown.baris.length),
        })}
        {below > 0 && <span className={css.below}> · {t('belowCount', { count: below })}</span>}
      </span>
      <strong>
        {showRupiah(shown.sebelum)} → {showRupiah(shown.sesudah)} ({effect >= 0 ? '+' : '−'}
        {format('integer', Math.abs(effect))})
      </strong>
    </p>
  );
};

/** 'Ubah harga': what a rule would make of the prices of the chosen pieces, then the same in one go. */
export const Reprice = (props: Props) => {
  const { t } = useTranslation(['barang', 'kit']);
  useReturnFocus();
  const phone = usePhone();
  const format = useFormat();
  const closeOnEscape = useOwnEscape();
  const setsPrices = useCan('parameter.write') !== undefined;
  const [values, setValues] = useState<RepriceValues>({
    harga: setsPrices ? 'IKUT' : 'TETAP',
    persen: null,
    rp: null,
    ongkos: setsPrices ? 'TETAP' : 'IKUT',
    ongkosRp: null,
  });
  const [typed] = useDebouncedValue(values, TYPED_MS);
  const rules = rulesOf(typed);
  const asked = usePreview(props, rules);
  const { apply, sending, refused } = useApply(props, () => void asked.refetch());
  const columns = useColumns(phone);
  // What is applied is what stands there, not what is still being asked for.
  const shown = rules && typed === values && !asked.isPlaceholderData ? asked.data : undefined;
  const ready = shown && shown.qty > 0 && !asked.isFetching ? shown : undefined;
  const save = () => {
    if (ready && !sending) void apply(ready);
  };
  useScreenKeys([['mod+S', save]], { inDialog: true });
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={t('repriceTitle')}
      size={980}
      fullScreen={phone}
      closeOnClickOutside={false}
      closeOnEscape={closeOnEscape}
    >
      <RepriceRules values={values} onChange={setValues} setsPrices={setsPrices} />
      {refused && (
        <p role="alert" className={css.refused}>
          {refused}
        </p>
      )}
      {rules && asked.data ? <Sums shown={asked.data} /> : <p className={css.sums}>{t('repriceEmpty')}</p>}
      <div className={css.rows} aria-busy={asked.isFetching}>
        <DataTable
          id="barang-reprice"
          label={t('repriceTitle')}
          columns={columns}
          rows={rules ? asked.data?.baris : []}
          rowKey={(row) => row.kode_barcode}
          error={asked.isError && !asked.data ? asked.error : undefined}
          onRetry={() => void asked.refetch()}
          emptyText={t('repriceEmpty')}
          tone={(row) => (row.berubah ? undefined : 'dim')}
        />
      </div>
      <DialogFoot>
        <Button onClick={props.onClose} rightSection={<Hotkey keys="Esc" />}>
          {t('kit:cancel')}
        </Button>
        <Button
          variant="filled"
          onClick={save}
          loading={sending}
          disabled={!ready}
          rightSection={<Hotkey keys="Ctrl+S" />}
        >
          {t('repriceApply', { changed: format('integer', shown?.qty ?? 0) })}
        </Button>
      </DialogFoot>
    </Modal>
  );
};

export default Reprice;
