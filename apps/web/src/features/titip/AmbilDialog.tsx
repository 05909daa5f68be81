import { listPesanan, type PesananListRow } from '@kadar/contract/endpoints/pesanan.ts';
import { daftarPreorder, type PreorderRow } from '@kadar/contract/endpoints/pre-order.ts';
import { getTitip, listTitip, type Titip, type TitipRow } from '@kadar/contract/endpoints/titip.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { PickDialog } from '../../kit/dialogs/PickDialog.tsx';
import css from '../../kit/dialogs/pick.module.css';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { useSearch } from '../../kit/fields/useSearch.ts';
import { showRupiah } from '../../kit/format.ts';
import { keysWaitFor } from '../../kit/keys/keys.ts';
import { Marked } from '../../kit/Marked.tsx';
import { useCan } from '../../kit/session.ts';
import { type Ordered, readOrdered } from '../../parts/dokumen/ordered.ts';
import type { OfferedProps } from '../../parts/offered-forms.ts';

const LIMIT = 40;

/** What waits for its customer: pieces on a deposit, made to order, or asked for of the catalogue. */
type Waits = TitipRow | PesananListRow | PreorderRow;
const isDeposit = (row: Waits): row is TitipRow => !('tahap' in row);

const Found = ({ row, search }: { row: Waits; search: string }) => {
  const { t } = useTranslation('titip');
  const showDate = useShowDate();
  return (
    <span className={css.piece}>
      <span className={css.main}>
        <strong>
          <Marked text={row.nama_customer} search={search} />
        </strong>
        <small>
          <Marked text={[row.no_faktur, row.no_hp].filter(Boolean).join(' · ')} search={search} />
        </small>
      </span>
      <span className={css.figures}>
        <strong className="num">{showRupiah(row.saldo)}</strong>
        <small>
          {[
            t('pieces', { count: row.qty }),
            isDeposit(row)
              ? t(row.keadaan === 'LEWAT' ? 'overSince' : 'untilDay', { date: showDate(row.batas) })
              : t('ordered'),
          ].join(' · ')}
        </small>
      </span>
    </span>
  );
};

/** Alt+7: an order that is ready, or an open deposit, by phone, name or number; its pieces and its money go into the sale. */
const AmbilDialog = ({ kode_customer, onPick, onClose }: OfferedProps['ambil']) => {
  const { t } = useTranslation('titip');
  const orders = useCan('pesanan.read') !== undefined;
  const search = useSearch({
    key: [...DOKUMEN_KEY, 'ambil', kode_customer],
    find: async (q, signal): Promise<Waits[]> => {
      const asked = { limit: LIMIT, ...(q && { q }), ...(kode_customer && !q && { kode_customer }) };
      const [ordered, wished, kept] = await Promise.all([
        orders ? call(listPesanan, { query: { ...asked, keadaan: 'JADI' } }, { signal }) : null,
        orders ? call(daftarPreorder, { query: { ...asked, tahap: 'ready' } }, { signal }) : null,
        call(listTitip, { query: { ...asked, keadaan: 'BUKA' } }, { signal }),
      ]);
      return [...(ordered?.data ?? []), ...(wished?.data ?? []), ...kept.data];
    },
  });
  const pick = async (row: Waits) => {
    const { no_faktur } = row;
    const read = (): Promise<{ data: Titip | Ordered }> =>
      isDeposit(row) ? call(getTitip, { params: { no_faktur } }) : readOrdered(no_faktur);
    try {
      onPick((await keysWaitFor(read)).data);
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <PickDialog
      title={search.rows ? t('pickTitle', { count: search.rows.length }) : t('title')}
      label={t('searchPlaceholder')}
      search={search}
      rowKey={({ no_faktur }) => no_faktur}
      draw={(row) => <Found row={row} search={search.q} />}
      onPick={(row) => void pick(row)}
      onClose={onClose}
      emptyText={t('noneOpen')}
    />
  );
};
export default AmbilDialog;
