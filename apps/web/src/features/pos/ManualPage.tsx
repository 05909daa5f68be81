import { useTranslation } from 'react-i18next';
import { OpenCounter } from '../../kit/counter/OpenCounter.tsx';
import { Till } from './Till.tsx';
import { TILL } from './till-store.ts';

/** /transaksi-jual-beli-manual: the till with lines of groups, chosen by two digits, and a draft of its own. */
const ManualPage = () => {
  const { t } = useTranslation('pos');
  return (
    <OpenCounter
      title={t('manualTitle')}
      noun="pos-manual"
      form={TILL}
      waits={({ draft: { lines } }) => (lines.length > 0 ? t('draftWaits', { count: lines.length }) : null)}
      stays={({ done }) => done !== null}
    >
      {(handle) => <Till handle={handle} manual />}
    </OpenCounter>
  );
};
export default ManualPage;
