import { useTranslation } from 'react-i18next';
import { OpenCounter } from '../../kit/counter/OpenCounter.tsx';
import { Till } from './Till.tsx';
import { TILL } from './till-store.ts';

/** The till of sales and exchanges. */
const PosPage = () => {
  const { t } = useTranslation('pos');
  return (
    <OpenCounter
      title={t('title')}
      noun="pos"
      form={TILL}
      waits={({ draft: { lines } }) => (lines.length > 0 ? t('draftWaits', { count: lines.length }) : null)}
      // The change of a finished sale is still to be given, whatever the day does meanwhile.
      stays={({ done }) => done !== null}
    >
      {(handle) => <Till handle={handle} />}
    </OpenCounter>
  );
};
export default PosPage;
