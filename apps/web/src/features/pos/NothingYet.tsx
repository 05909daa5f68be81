import { Button } from '@mantine/core';
import { IconBarcode, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Adding } from '../../kit/fields/records.ts';
import { useOptions } from '../../kit/fields/useOptions.ts';
import { useOnceReckoned } from '../../kit/keys/useOnceReckoned.ts';
import { FailedLists } from '../../kit/page/FailedLists.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useActingToko, useCan } from '../../kit/session.ts';
import { useText } from '../../kit/text.ts';
import { offeredForm } from '../../parts/offered-forms.ts';
import css from './lines.module.css';
import { readyQuery } from './useTillLists.ts';

/** The lists that a piece is made of, in the order in which they are filled. */
const useMadeOf = () => [
  useOptions('kadar', '', []),
  useOptions('jenis', '', []),
  useOptions('group', '', []),
  useOptions('baki', '', []),
];

/** The till of a shop without pieces: what a piece needs and then the first piece are entered here, and it becomes the first line. */
const FirstPiece = ({ onPiece }: { onPiece: (kode_barcode: string) => void }) => {
  const { t } = useTranslation(['pos', 'kit']);
  const read = useText();
  const [adding, setAdding] = useState(false);
  const addRecord = useContext(Adding);
  const madeOf = useMadeOf();
  const known = madeOf.every(({ loading, reading }) => !loading && !reading.failed);
  const lacks = known
    ? madeOf.flatMap(({ master, options }) => (master && options.size === 0 ? [master] : []))
    : undefined;
  const Form = offeredForm('barang');
  const mayPiece = useCan('barang.write') !== undefined && Form !== undefined;
  const mayList = useCan('parameter.write') !== undefined && addRecord !== null;
  const lack = lacks?.[0];
  const mayAdd = lacks !== undefined && (lack ? mayList : mayPiece);
  const { ask: add } = useOnceReckoned(lacks === undefined, () => {
    if (!mayAdd) return false;
    if (lack) void addRecord?.({ master: lack.name, typed: '', toko: undefined });
    else setAdding(true);
    return true;
  });
  useScreenKeys([['Insert', add]]);
  return (
    <div className={css.empty}>
      <p>{t('nothingToSell')}</p>
      <FailedLists
        lists={madeOf.map(({ master, reading }) => ({
          name: master ? read(master.title) : t('piece'),
          reading,
        }))}
      />
      {lacks && lacks.length > 0 && (
        <small>{t('lacksFirst', { lists: lacks.map(({ title }) => read(title)).join(', ') })}</small>
      )}
      {lacks === undefined ? null : mayAdd ? (
        <Button
          mt="sm"
          size="md"
          variant="filled"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          rightSection={<Hotkey keys="Ins" />}
          onClick={add}
        >
          {lack ? read(lack.title) : t('firstPiece')}
        </Button>
      ) : (
        <span>{t(lack ? 'askForLists' : 'askForPieces')}</span>
      )}
      {adding && Form && <Form onClose={() => setAdding(false)} onSaved={onPiece} />}
    </div>
  );
};

/** Where no piece was scanned yet. */
export const NothingYet = ({ onPiece }: { onPiece: (kode_barcode: string) => void }) => {
  const { t } = useTranslation('pos');
  const toko = useActingToko();
  const { data: count } = useQuery(readyQuery(toko));
  if (count === 0) return <FirstPiece onPiece={onPiece} />;
  return (
    <div className={css.empty}>
      <IconBarcode size={64} aria-hidden="true" />
      <p>{t('empty')}</p>
      <small>{t('emptyHelp')}</small>
    </div>
  );
};
