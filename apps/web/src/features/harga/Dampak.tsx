import type { DampakHarga } from '@kadar/contract/endpoints/harga.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showGram, showRupiah } from '../../kit/format.ts';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { useActingToko, useCan, useSetting } from '../../kit/session.ts';
import css from './harga.module.css';
import { ltvOf } from './ltv.ts';
import { dampakQuery, pledgedQuery } from './queries.ts';
import { showBasisPoints, showPercent, showPrice } from './show.ts';
import type { Board } from './useBoard.tsx';

const TYPED_MS = 250;

const BeforeAfter = ({ before, after, unit = false }: { before: number; after: number; unit?: boolean }) => (
  <p className={css.beforeAfter}>
    <span>{unit ? showRupiah(before) : showPrice(before)}</span>
    <span aria-hidden="true">→</span>
    <strong>{unit ? showRupiah(after) : showPrice(after)}</strong>
    <small data-down={after < before || undefined}>{showPercent(before, after)}</small>
  </p>
);

const Example = ({ contoh }: { contoh: NonNullable<DampakHarga['contoh']> }) => {
  const { t } = useTranslation('harga');
  return (
    <section>
      <h3>{t('example')}</h3>
      <p className={css.exampleName}>{contoh.nama_barang}</p>
      <p className={css.quiet}>
        {[contoh.kode_barcode, contoh.kadar_label, showGram(contoh.berat)].join(' · ')}
      </p>
      <BeforeAfter before={contoh.sebelum} after={contoh.sesudah} />
    </section>
  );
};

const Held = ({ tidak_ikut }: Pick<DampakHarga, 'tidak_ikut'>) => {
  const { t } = useTranslation('harga');
  const nameOf = ({ sumber, kode_group, kadar_label }: DampakHarga['tidak_ikut'][number]): string => {
    if (sumber === 'ITEM') return t('heldItem', { name: kadar_label });
    return kode_group ?? kadar_label;
  };
  return (
    <section>
      <h3>{t('held')}</h3>
      <ul className={css.held}>
        {tidak_ikut.map((one) => (
          <li key={[one.sumber, one.kode_group, one.kadar_label].join(' ')}>
            <span>{nameOf(one)}</span>
            <span className={css.amount}>
              {t('pieces', { qty: showPrice(one.qty), gram: showGram(one.berat) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What becomes of the loans on gold, if what it is melted for moves as what it is sold for. */
const Ltv = ({ board: { rows, changes } }: { board: Board }) => {
  const { t } = useTranslation('harga');
  const mayLook = useCan('hutang.read') !== undefined;
  const lends = useSetting('HUTANG_MODULE');
  const pledged = useQuery(pledgedQuery(useActingToko(), mayLook && lends && changes.length > 0));
  const ltv = pledged.data ? ltvOf(rows, pledged.data) : null;
  if (!ltv) return null;
  return (
    <section>
      <h3>{t('ltv')}</h3>
      <p className={css.beforeAfter}>
        <span>{showBasisPoints(ltv.before)}</span>
        <span aria-hidden="true">→</span>
        <strong>{showBasisPoints(ltv.after)}</strong>
      </p>
      <p className={css.quiet}>{t('ltvNote')}</p>
    </section>
  );
};

/** What the typed prices would do, before they are saved. */
export const Dampak = ({ board }: { board: Board }) => {
  const { t } = useTranslation('harga');
  const { changes, stamp: since } = board;
  const toko = useActingToko();
  const [typed] = useDebouncedValue(changes, TYPED_MS);
  const asked = useQuery(dampakQuery(toko, since, typed));
  const { data } = asked;
  const told = () => {
    if (changes.length === 0) return <p className={css.quiet}>{t('effectEmpty')}</p>;
    if (asked.isError) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
    if (!data) return <WaitingRows h={180} />;
    return (
      <>
        {data.contoh && <Example contoh={data.contoh} />}
        <section>
          <h3>{t('stock')}</h3>
          <p>{t('pieces', { qty: showPrice(data.qty), gram: showGram(data.berat) })}</p>
          {data.qty > 0 && <BeforeAfter before={data.sebelum} after={data.sesudah} unit />}
        </section>
        <Ltv board={board} />
        {data.tidak_ikut.length > 0 && <Held tidak_ikut={data.tidak_ikut} />}
      </>
    );
  };
  return (
    <aside className={css.effect} aria-label={t('effect')} aria-busy={asked.isFetching}>
      <h2>
        {t('effect')} <small>{toko ?? t('allShops')}</small>
      </h2>
      {told()}
    </aside>
  );
};
