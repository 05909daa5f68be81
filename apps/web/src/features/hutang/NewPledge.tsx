import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import till from '../../kit/counter/counter.module.css';
import { OpenCounter } from '../../kit/counter/OpenCounter.tsx';
import type { KeptTill } from '../../kit/counter/useKept.ts';
import { AppLink, useGo } from '../../kit/page/AppLink.tsx';
import { useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { PartyPicker } from '../../parts/pelanggan/PartyPicker.tsx';
import { WALK_IN } from '../../parts/pelanggan/party.ts';
import { useBroughtCustomer } from '../../parts/pelanggan/taken.ts';
import pieces from '../../parts/pembelian/pieces.module.css';
import { useScale } from '../../parts/scale/useScale.ts';
import { CounterPage, LastPaper } from '../../parts/till/CounterPage.tsx';
import { BagActions } from './BagActions.tsx';
import { PLEDGE, type PledgeTill } from './draft.ts';
import { Goods } from './Goods.tsx';
import { LentDialog } from './LentDialog.tsx';
import { Loan, Summary } from './Loan.tsx';
import { useNewPledge } from './useNewPledge.ts';
import { Worth } from './Worth.tsx';

const Screen = ({ handle }: { handle: KeptTill<PledgeTill> }) => {
  const { t } = useTranslation(['hutang', 'pos']);
  const screen = useNewPledge(handle);
  const scale = useScale();
  const go = useGo();
  const { draft, counter, locked, set, focusField } = screen;
  useBroughtCustomer(screen.setCustomer, locked);
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
    ['F10', counter.reprint],
    ['alt+S', () => focusField('kode_sales')],
    ['alt+1', pay('CASH')],
    ['alt+2', pay('TRANSFER')],
    ['Escape', () => go('/hutang')],
  ]);
  const goods = (
    <>
      <div className={pieces.left}>
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
        <LastPaper {...counter} />
      </div>
    </>
  );
  return (
    <CounterPage
      title={t('newTitle')}
      counter={counter}
      place={screen.place}
      names={[t('goods'), t('loan')]}
      goods={goods}
      money={<Loan screen={screen} {...scale} />}
      foot={<Summary screen={screen} />}
      beside={(no_faktur) => <BagActions no_hutang={no_faktur} />}
    >
      {screen.picking && (
        <PartyPicker
          membersOnly
          customer={{ ...WALK_IN, ...draft }}
          onPick={screen.setCustomer}
          onClose={screen.leaveCustomer}
        />
      )}
      {counter.done && <LentDialog {...counter} lent={counter.done} />}
    </CounterPage>
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
