import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { NewRecord } from '../fields/records.ts';
import { type MasterRow, masterQuery } from '../masters.ts';
import { useText } from '../text.ts';
import { MasterForm } from './MasterForm.tsx';

interface Props extends NewRecord {
  close: (row: MasterRow | null) => void;
}

/** A record added from inside a picker; what was typed there is its name, where its name is a text. */
const AddRecordForm = ({ master: name, typed, toko, close }: Props) => {
  const { t } = useTranslation('kit');
  const read = useText();
  const client = useQueryClient();
  const master = useQuery(masterQuery(name)).data;
  if (!master) return null;
  const named = master.fields[master.shown]?.kind === 'text' && typed !== '';
  const saved = async (row: MasterRow): Promise<void> => {
    await client.invalidateQueries({ queryKey: ['options', master.paths.list] });
    await client.invalidateQueries({ queryKey: ['master', master.name] });
    close(row);
  };
  return (
    <MasterForm
      master={master}
      title={t('addTitle', { title: read(master.title) })}
      row={null}
      draft={`${master.name}.from-picker`}
      toko={toko}
      {...(named && { typed: { [master.shown]: typed.toUpperCase() } })}
      onSaved={saved}
      onClose={() => close(null)}
    />
  );
};

export default AddRecordForm;
