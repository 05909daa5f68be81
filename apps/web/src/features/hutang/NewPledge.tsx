import { Button } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import till from '../../kit/counter/counter.module.css';
import { OpenCounter } from '../../kit/counter/OpenCounter.tsx';
import { Unanswered } from '../../kit/counter/Unanswered.tsx';
import type { KeptTill } from '../../kit/counter/useKept.ts';
import { AppLink, useGo } from '../../kit/page/AppLink.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { PaperDialog } from '../../kit/print/nota/PaperDialog.tsx';
import { PartyPicker } from '../../parts/pelanggan/PartyPicker.tsx';
import { WALK_IN } from '../../parts/pelanggan/party.ts';
import { useScale } from '../../parts/scale/useScale.ts';
import { BagActions } from './BagActions.tsx';
import { PLEDGE, type PledgeTill } from './draft.ts';
import { Goods } from './Goods.tsx';
import css from './hutang.module.css';
import { LentDialog } from './LentDialog.tsx';
import { Loan, Summary } from './Loan.tsx';
import { useNewPledge } from './useNewPledge.ts';
import { Worth } from './Worth.tsx';

const Screen = ({ handle }: { handle: KeptTill<PledgeTill> }) => {
  const { t } = useTranslation(['hutang', 'pos']);
  const screen = useNewPledge(handle);
  const scale = useScale();
  const go = useGo();
  const { draft, lent, looked, nota, locked, set, focusField } = screen;
  const pay = (jenis: 'CASH' | 'TRANSFER') => () => {
    if (locked) return;
    set({ jenis });
    if (jenis === 'TRANSFER') focusField('no_rekening');
  };
  useScreenKeys([
    ['F2', () => focusField('nama_barang')],
    ['F3', screen.pickCustomer],
    ['Insert', screen.add],
    ['F9', screen.advance],
    ['F10', screen.reprint],
    ['alt+S', () => focusField('kode_sales')],
    ['alt+1', pay('CASH')],
    ['alt+2', pay('TRANSFER')],
    ['Escape', () => go('/hutang')],
  ]);
  return (
    <Page title={t('newTitle')} bare>
      <div ref={screen.place} className={till.till}>
        <section className={till.left} aria-label={t('goods')}>
          <div className={css.left}>
            <Goods screen={screen} {...scale} />
            <Worth screen={screen} />
          </div>
          <div className={till.leftFoot}>
            <Button
              component={AppLink}
              href="/hutang"
              h={44}
              className={till.action}
              leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
            >
              {t('toList')}
            </Button>
            <Button
              h={44}
              className={till.action}
              disabled={!screen.last}
              onClick={screen.reprint}
              leftSection={<IconPrinter size={18} aria-hidden="true" />}
              rightSection={<Hotkey keys="F10" />}
            >
              {t('pos:reprint')}
            </Button>
          </div>
        </section>
        <section className={till.right} aria-label={t('loan')}>
          <div className={till.rightTop}>
            {draft.unanswered && !screen.sending && (
              <Unanswered onRelease={screen.release}>{t('pos:unansweredText')}</Unanswered>
            )}
            <Loan screen={screen} {...scale} />
          </div>
          <div className={till.rightFoot}>
            <Summary screen={screen} />
          </div>
        </section>
      </div>
      {screen.picking && (
        <PartyPicker
          membersOnly
          customer={{ ...WALK_IN, ...draft }}
          onPick={screen.setCustomer}
          onClose={screen.leaveCustomer}
        />
      )}
      {lent && (
        <LentDialog
          lent={lent}
          nota={nota}
          onPrint={() => void nota.print(lent.no_faktur)}
          onNext={screen.startNext}
        />
      )}
      {looked !== null && (
        <PaperDialog
          no_faktur={looked}
          nota={nota}
          onPrint={() => void nota.print(looked)}
          onRetry={() => void nota.look(looked)}
          onClose={screen.startNext}
        >
          <BagActions no_hutang={looked} />
        </PaperDialog>
      )}
    </Page>
  );
};

/** /hutang?baru=1: gold on the counter becomes a sealed bag, and its loan is paid out. */
export const NewPledge = () => {
  const { t } = useTranslation('hutang');
  return (
    <OpenCounter title={t('newTitle')} noun="hutang" form={PLEDGE}>
      {(handle) => <Screen handle={handle} />}
    </OpenCounter>
  );
};
