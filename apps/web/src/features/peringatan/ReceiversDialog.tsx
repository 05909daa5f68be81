import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { listPeringatan } from '@kadar/contract/endpoints/peringatan.ts';
import { Button, Modal, MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { keyOf, type Receiver } from './drafts.ts';

interface Props {
  /** Of which alert. */
  name: string;
  value: readonly Receiver[];
  people: DataOf<typeof listPeringatan>['pengguna'];
  onChange: (next: Receiver[]) => void;
  onClose: () => void;
}

/** Who is told beside the dashboard: users of the house, by mail or WhatsApp. */
export const ReceiversDialog = ({ name, value, people, onChange, onClose }: Props) => {
  const { t } = useTranslation(['peringatan', 'kit']);
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const [chosen, setChosen] = useState(value.map(keyOf));
  const offered = people.flatMap(({ user_id, nama, email, wa }) => [
    ...(email ? [{ kanal: 'EMAIL' as const, user_id, nama }] : []),
    ...(wa ? [{ kanal: 'WA' as const, user_id, nama }] : []),
  ]);
  const all = new Map(
    [...value.map((one) => ({ ...one, nama: '' })), ...offered].map((one) => [keyOf(one), one]),
  );
  const take = () => {
    onChange(
      chosen.flatMap((key) => {
        const one = all.get(key);
        return one ? [{ kanal: one.kanal, user_id: one.user_id }] : [];
      }),
    );
    onClose();
  };
  useScreenKeys([['mod+S', take]], { inDialog: true });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('receiversOf', { name })}
      size="md"
      closeOnEscape={closeOnEscape}
    >
      <MultiSelect
        label={t('receivers')}
        description={t('receiversHelp')}
        data={[...all].map(([key, { user_id, nama, kanal }]) => ({
          value: key,
          label: t('receiver', { name: `${user_id} ${nama}`.trim(), way: t(`way.${kanal}`) }),
        }))}
        value={chosen}
        onChange={setChosen}
        searchable
        data-autofocus
      />
      <DialogFoot>
        <Button onClick={onClose}>{t('kit:close')}</Button>
        <Button variant="filled" onClick={take} rightSection={<Hotkey keys="Ctrl+S" />}>
          {t('take')}
        </Button>
      </DialogFoot>
    </Modal>
  );
};
