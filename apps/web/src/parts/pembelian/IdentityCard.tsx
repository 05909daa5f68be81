import { getIdentitas, lihatIdentitas } from '@kadar/contract/endpoints/identitas.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { useCan } from '../../kit/session.ts';
import css from './pembelian.module.css';

/** Whose card was shown: its last digits, and all of it for who may look, each look on record. */
export const IdentityCard = ({
  no_faktur,
  photo,
}: {
  no_faktur: string;
  /** What its picture shows; the card itself where nothing is said. */
  photo?: string;
}) => {
  const { t } = useTranslation('pembelian');
  const mayLook = useCan('identitas.full') !== undefined;
  const params = { no_dokumen: no_faktur };
  const [whole, setWhole] = useState<{ nik: string; foto: string | null } | null>(null);
  const { data: card } = useQuery({
    queryKey: [...DOKUMEN_KEY, 'identitas', no_faktur],
    queryFn: async ({ signal }) => (await call(getIdentitas, { params }, { signal })).data,
  });
  if (!card) return null;
  const look = () =>
    void call(lihatIdentitas, { params })
      .then(({ data }) => setWhole(data))
      .catch(showFailure);
  return (
    <div className={css.card}>
      <span>
        {t('ktp')} <strong className="num">{whole?.nik ?? card.nik}</strong>
      </span>
      {mayLook && !whole && (
        <Button size="compact-sm" onClick={look} title={t('lookHelp')}>
          {t('look')}
        </Button>
      )}
      {whole?.foto && <img src={whole.foto} alt={photo ?? t('ktpPhoto')} />}
    </div>
  );
};
