import { cetakKupon, MAX_TERBIT, terbitkanKupon } from '@kadar/contract/endpoints/kupon.ts';
import { Button, Modal } from '@mantine/core';
import { IconCopyPlus, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { send as fetchFile } from '../../kit/api/transport.ts';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { IntegerField } from '../../kit/fields/NumberFields.tsx';
import { useFormat } from '../../kit/format.ts';
import type { MasterRow } from '../../kit/masters.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { printPdf } from '../../kit/print/print-pdf.ts';
import { useCan } from '../../kit/session.ts';

const START = 100;

const printIssue = (terbitan: string): Promise<void> =>
  printPdf(() =>
    fetchFile(cetakKupon.method, cetakKupon.path.replace('{terbitan}', encodeURIComponent(terbitan))),
  ).catch(showFailure);

interface IssueProps {
  row: MasterRow;
  onClose: () => void;
  refresh: () => void;
}

/** How many coupons like this one; what was issued can be printed at once. */
const Issue = ({ row, onClose, refresh }: IssueProps) => {
  const { t } = useTranslation(['kupon', 'kit']);
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const format = useFormat();
  const [jumlah, setJumlah] = useState<number | null>(START);
  const contoh = String(row.kode_kupon);
  const { send, sending } = useOutbox(
    `kupon/${contoh}`,
    (body: { contoh: string; jumlah: number }, { key }) => call(terbitkanKupon, { body }, { key }),
  );
  const wrong = jumlah === null || jumlah < 1 || jumlah > MAX_TERBIT;
  const issue = async () => {
    if (wrong || sending) return;
    try {
      const { data } = await send({ contoh, jumlah });
      alertSuccess(t('issued', { jumlah: format('integer', data.jumlah), terbitan: data.terbitan }));
      refresh();
      onClose();
      await printIssue(data.terbitan);
    } catch (error) {
      showFailure(error);
    }
  };
  useScreenKeys([['mod+S', () => void issue()]], { inDialog: true });
  return (
    <Modal opened onClose={onClose} title={t('issueTitle')} closeOnEscape={closeOnEscape}>
      <p>{t('issueLike', { kode: contoh, keterangan: String(row.keterangan ?? '') })}</p>
      <IntegerField
        label={t('count')}
        description={t('countHelp', { max: format('integer', MAX_TERBIT) })}
        value={jumlah}
        onChange={setJumlah}
        error={wrong && jumlah !== null ? t('countHelp', { max: format('integer', MAX_TERBIT) }) : undefined}
        data-autofocus
      />
      <DialogFoot>
        <Button onClick={onClose} rightSection={<Hotkey keys="Esc" />}>
          {t('kit:cancel')}
        </Button>
        <Button
          variant="filled"
          loading={sending}
          disabled={wrong}
          rightSection={<Hotkey keys="Ctrl+S" />}
          onClick={() => void issue()}
        >
          {t('issueAndPrint', { jumlah: format('integer', jumlah ?? 0) })}
        </Button>
      </DialogFoot>
    </Modal>
  );
};

interface Props {
  active: MasterRow | null;
  refresh: () => void;
}

/** Beside the list of coupons: many like the one at hand, and the sheets of its issue. */
const KuponActions = ({ active, refresh }: Props) => {
  const { t } = useTranslation('kupon');
  const mayWrite = useCan('parameter.write') !== undefined;
  const [issuing, setIssuing] = useState(false);
  const terbitan = String(active?.terbitan ?? '');
  const open = () => active && setIssuing(true);
  const print = () => terbitan && void printIssue(terbitan);
  useScreenKeys(
    [
      ['alt+T', open],
      ['mod+P', print],
    ],
    { enabled: mayWrite },
  );
  if (!mayWrite) return null;
  return (
    <>
      <Button
        leftSection={<IconPrinter size={18} />}
        rightSection={<Hotkey keys="Ctrl+P" />}
        disabled={!terbitan}
        onClick={print}
      >
        {t('printIssue')}
      </Button>
      <Button
        leftSection={<IconCopyPlus size={18} />}
        rightSection={<Hotkey keys="Alt+T" />}
        disabled={!active}
        title={active ? undefined : t('chooseFirst')}
        onClick={open}
      >
        {t('issueMany')}
      </Button>
      {issuing && active && <Issue row={active} onClose={() => setIssuing(false)} refresh={refresh} />}
    </>
  );
};

export default KuponActions;
