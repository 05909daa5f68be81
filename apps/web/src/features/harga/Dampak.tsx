import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EffectPanel } from '../../kit/effect/EffectPanel.tsx';
import css from '../../kit/effect/effect.module.css';
import { useActingToko, useCan, useSetting } from '../../kit/session.ts';
import { ltvOf } from './ltv.ts';
import { dampakQuery, pledgedQuery } from './queries.ts';
import { showBasisPoints } from './show.ts';
import type { Board } from './useBoard.tsx';

const TYPED_MS = 250;

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
  const { changes, stamp: since } = board;
  const toko = useActingToko();
  const [typed] = useDebouncedValue(changes, TYPED_MS);
  const asked = useQuery(dampakQuery(toko, since, typed));
  return (
    <EffectPanel asked={asked} empty={changes.length === 0}>
      <Ltv board={board} />
    </EffectPanel>
  );
};
