import type { HutangCard } from '@kadar/contract/endpoints/hutang.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import docCss from '../../parts/dokumen/dokumen.module.css';
import type { OfferedProps } from '../../parts/offered-forms.ts';
import { Actions } from './Actions.tsx';
import { Goods, PledgeFacts, Timeline, Today } from './KartuBody.tsx';
import css from './kartu.module.css';
import { type AboutPledge, isOpen, kartuQuery } from './queries.ts';

const ENDED: readonly HutangCard['status'][] = ['BATAL', 'KLAIM', 'HAPUS', 'LELANG'];

const Card = ({ card, onClose }: AboutPledge) => {
  const { t } = useTranslation('hutang-kartu');
  const open = isOpen(card);
  return (
    <div className={css.card}>
      <div className={css.left}>
        <span className={docCss.status} data-status={ENDED.includes(card.status) ? 'BATAL' : card.status}>
          {t(`status${card.status}`)}
          {card.lewat_hari > 0 && ` · ${t('late', { days: card.lewat_hari })}`}
        </span>
        {open && <Today card={card} />}
        <Actions card={card} onClose={onClose} />
      </div>
      <div className={css.right}>
        <PledgeFacts card={card} />
        <Goods card={card} />
        <Timeline card={card} />
      </div>
    </div>
  );
};

/** The card of a pledge in place of its list: what it costs today, how that comes about, and what may be done, by letters. */
const KartuPage = ({ no_hutang, onClose }: OfferedProps['kartu']) => {
  const { t } = useTranslation(['hutang-kartu', 'kit']);
  const { data: card, error, refetch } = useQuery(kartuQuery(no_hutang));
  return (
    <Page
      title={t('cardTitle', { no: no_hutang })}
      under={card?.nama_customer ?? ''}
      actions={
        <Button onClick={onClose} rightSection={<Hotkey keys="Esc" />}>
          {t('toList')}
        </Button>
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : card ? (
        <Card key={no_hutang} card={card} onClose={onClose} />
      ) : (
        <WaitingRows h={480} />
      )}
    </Page>
  );
};
export default KartuPage;
