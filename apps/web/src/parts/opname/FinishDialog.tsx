import { OPNAME_WORDS } from '@kadar/contract/code-words.ts';
import { isDifference, type OpnameHasil } from '@kadar/domain/opname.ts';
import { Alert, Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../kit/api/errors.ts';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import form from '../../kit/dialogs/form.module.css';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useCan } from '../../kit/session.ts';
import { useMessage, useText } from '../../kit/text.ts';
import css from './opname.module.css';
import { BUTTONS } from './words.ts';

/** A row of a result, as far as its end asks about it. */
export interface Ending {
  kode: string;
  nama: string;
  hasil: OpnameHasil;
  pasti: boolean;
}
export interface Said {
  keterangan: string;
  tanpa_orang_kedua: string;
  alasan: { kode: string; keterangan: string }[];
}

interface Props {
  missing: readonly Ending[];
  found: readonly Ending[];
  apart: readonly Ending[];
  sending: boolean;
  /** Gives what is said of it. */
  finish: (said: Said) => Promise<string>;
  onClose: () => void;
}

/** So many differences have a field of their own; a count with more has one reason for the rest. */
const FIELDS = 30;

/** Why things are not as they should be; then the result is archived. */
export const FinishDialog = ({ missing, found, apart, sending, finish, onClose }: Props) => {
  const { t } = useTranslation(['opname', 'kit']);
  const message = useMessage();
  const text = useText();
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const [keterangan, setKeterangan] = useState('');
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const rows = [...missing, ...found, ...apart];
  const unsure = rows.filter(({ pasti }) => !pasti).length;
  const mayWaive = useCan('opname.putus') !== undefined;
  const [waiver, setWaiver] = useState('');
  const blocked = unsure > 0 && waiver.trim() === '';
  // Reasons are asked for once somebody else has looked too, or need not.
  const differences = blocked ? [] : rows.filter(({ hasil }) => isDifference(hasil));
  const send = async () => {
    if (sending || blocked) return;
    const alasan = Object.entries(own).map(([kode, why]) => ({ kode, keterangan: why }));
    try {
      alertSuccess(await finish({ keterangan, alasan, tanpa_orang_kedua: waiver }));
      onClose();
    } catch (error) {
      if (isApiError(error) && error.fields?.keterangan) setProblem(error.message);
      else showFailure(error);
    }
  };
  useScreenKeys([['mod+S', () => void send()]], { inDialog: true });
  return (
    <Modal opened onClose={onClose} title={message(BUTTONS.finish)} size="lg" closeOnEscape={closeOnEscape}>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        noValidate
      >
        <p className={css.quiet}>
          {t('summary', {
            found: found.length,
            missing: missing.length,
            apart: apart.length,
          })}
        </p>
        {unsure > 0 && (
          <Alert color="brick" variant="light" role="alert">
            {message('OPNAME_PERLU_ORANG_KEDUA', { jumlah: unsure })}
          </Alert>
        )}
        {unsure > 0 && mayWaive && (
          <TextField
            label={t('noSecondSearch')}
            maxLength={200}
            data-autofocus
            value={waiver}
            onChange={setWaiver}
          />
        )}
        {differences.slice(0, FIELDS).map(({ kode, hasil, nama }, index) => (
          <TextField
            key={kode}
            label={`${text(OPNAME_WORDS[hasil] ?? { id: hasil, en: hasil })} · ${kode} ${nama}`}
            maxLength={200}
            data-autofocus={(unsure === 0 && index === 0) || undefined}
            value={own[kode] ?? ''}
            onChange={(why) => setOwn((was) => ({ ...was, [kode]: why }))}
          />
        ))}
        {differences.length > 0 && (
          <TextField
            label={t('reasonOfAll')}
            maxLength={200}
            value={keterangan}
            error={problem}
            onChange={(why) => {
              setKeterangan(why);
              setProblem(null);
            }}
          />
        )}
        <DialogFoot>
          <Button onClick={onClose} {...(unsure > 0 && !mayWaive && { 'data-autofocus': true })}>
            {t('kit:cancel')}
          </Button>
          <Button
            type="submit"
            variant="filled"
            disabled={blocked}
            data-autofocus={(unsure === 0 && differences.length === 0) || undefined}
            loading={sending}
            rightSection={<Hotkey keys="Ctrl+S" />}
          >
            {message(BUTTONS.finish)}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
};
