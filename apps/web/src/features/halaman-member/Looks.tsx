import type { DilihatMember } from '@kadar/contract/endpoints/halaman-member.ts';
import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { useCan } from '../../kit/session.ts';
import css from './member.module.css';
import { looksQuery } from './queries.ts';

const KNOWN = ['look', 'add', 'change', 'delete', 'reactivate', 'export', 'erase'] as const;

const Row = ({ look }: { look: DilihatMember }) => {
  const { t } = useTranslation('halaman-member');
  const { moment } = useShopTime();
  const known = KNOWN.find((one) => one === look.action);
  return (
    <li>
      <span>
        {look.user_id}
        <small>{known ? t(`look${known}`) : look.action}</small>
      </span>
      <span className={`${css.quiet} num`}>{[moment(look.at), look.kode_toko].join(' · ')}</span>
    </li>
  );
};

const List = ({ kode }: { kode: string }) => {
  const { data, error, refetch } = useQuery(looksQuery(kode));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingRows h={120} />;
  return (
    <ul className={css.looks}>
      {data.map((look, at) => (
        <Row key={`${look.at} ${String(at)}`} look={look} />
      ))}
    </ul>
  );
};

/** Who looked at him and when, for the owner alone, once he asks. */
export const Looks = ({ kode }: { kode: string }) => {
  const { t } = useTranslation('halaman-member');
  const may = useCan('member.export') !== undefined;
  const [shown, setShown] = useState(false);
  if (!may) return null;
  return (
    <section className={css.panel} aria-labelledby="member-looks">
      <h2 id="member-looks">{t('looks')}</h2>
      {shown ? (
        <List kode={kode} />
      ) : (
        <Button leftSection={<IconEye size={18} aria-hidden="true" />} onClick={() => setShown(true)}>
          {t('showLooks')}
        </Button>
      )}
    </section>
  );
};
