import { listBarang } from '@kadar/contract/endpoints/barang.ts';
import { Button } from '@mantine/core';
import { IconBarcode, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { offeredForm } from '../../kit/offered-forms.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useActingToko, useCan } from '../../kit/session.ts';
import css from './lines.module.css';

const MINUTE = 60_000;

/** Whether the shop has no piece that could be sold; false until that is known. */
const useNothingToSell = (): boolean => {
  const toko = useActingToko();
  const { data } = useQuery({
    queryKey: ['barang', 'ready', toko],
    queryFn: async ({ signal }) => {
      const { count } = await call(listBarang, { query: { status: 'READY', limit: 1 } }, { signal });
      return count;
    },
    staleTime: MINUTE,
  });
  return data === 0;
};

/** The till of a shop without pieces: the first is entered here, and becomes the first line. */
const FirstPiece = ({ onPiece }: { onPiece: (kode_barcode: string) => void }) => {
  const { t } = useTranslation('pos');
  const [adding, setAdding] = useState(false);
  const Form = offeredForm('barang');
  const mayAdd = useCan('barang.write') !== undefined && Form !== undefined;
  const add = () => mayAdd && setAdding(true);
  useScreenKeys([['Insert', add]]);
  return (
    <div className={css.empty}>
      <p>{t('nothingToSell')}</p>
      {mayAdd ? (
        <Button
          mt="sm"
          size="md"
          variant="filled"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          rightSection={<Hotkey keys="Ins" />}
          onClick={add}
        >
          {t('firstPiece')}
        </Button>
      ) : (
        <span>{t('askForPieces')}</span>
      )}
      {adding && Form && (
        <Suspense>
          <Form onClose={() => setAdding(false)} onSaved={onPiece} />
        </Suspense>
      )}
    </div>
  );
};

/** Where no piece was scanned yet. */
export const NothingYet = ({ onPiece }: { onPiece: (kode_barcode: string) => void }) => {
  const { t } = useTranslation('pos');
  if (useNothingToSell()) return <FirstPiece onPiece={onPiece} />;
  return (
    <div className={css.empty}>
      <IconBarcode size={64} stroke={1} aria-hidden="true" />
      <p>{t('empty')}</p>
      <small>{t('emptyHelp')}</small>
    </div>
  );
};
