import { useTranslation } from 'react-i18next';
import { DayClosed } from '../../kit/counter/DayClosed.tsx';
import { PickToko } from '../../kit/page/PickToko.tsx';
import { useActingToko, useMe } from '../../kit/session.ts';
import { Till } from './Till.tsx';
import { useTill } from './useTill.ts';

const OpenTill = ({ toko }: { toko: string }) => {
  const { t } = useTranslation('pos');
  const { user, buka, tgl_system } = useMe();
  const handle = useTill(user.user_id, toko);
  const waiting = handle.till.draft.lines.length;
  // The change of a finished sale is still to be given, whatever the day does meanwhile.
  if ((!buka || !tgl_system) && !handle.till.done)
    return (
      <DayClosed
        title={t('title')}
        tanggal={tgl_system}
        note={waiting > 0 ? t('draftWaits', { count: waiting }) : null}
      />
    );
  return <Till handle={handle} />;
};

/** The till of one shop on an open business day. */
const PosPage = () => {
  const { t } = useTranslation('pos');
  const { user } = useMe();
  const toko = useActingToko();
  if (!toko) return <PickToko title={t('title')} />;
  return <OpenTill key={`${toko}/${user.user_id}`} toko={toko} />;
};
export default PosPage;
