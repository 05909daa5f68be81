import { OPNAME_WORDS } from '@kadar/contract/code-words.ts';
import type { SelisihOpname } from '@kadar/contract/endpoints/opname.ts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import form from '../../kit/dialogs/form.module.css';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { useMessage, useText } from '../../kit/text.ts';
import { usePhone } from '../../kit/usePhone.ts';
import css from '../../parts/opname/opname.module.css';
import type { Opname } from './useOpname.ts';

interface DialogProps {
  row: SelisihOpname;
  opname: Opname;
  onClose: () => void;
}

const DecideDialog = ({ row, opname: { decide, put }, onClose }: DialogProps) => {
  const { t } = useTranslation('opname');
  const message = useMessage();
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const [keterangan, setKeterangan] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (putusan: 'KLAIM' | 'DITEMUKAN') => {
    if (decide.sending) return;
    if (keterangan.trim() === '') return setProblem(message('WAJIB_DIISI', { label: t('reason') }));
    const { sesi_id, no_hutang } = row;
    try {
      const answer = await decide.send({ sesi_id, no_hutang, putusan, keterangan: keterangan.trim() });
      alertSuccess(answer.message ?? message('DATA_DISIMPAN'));
      onClose();
      put(answer.data);
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('decideTitle', { no: row.no_hutang })}
      closeOnEscape={closeOnEscape}
    >
      <div className={form.form}>
        <p className={css.quiet}>{row.keterangan}</p>
        <TextField
          label={t('reason')}
          withAsterisk
          data-autofocus
          maxLength={200}
          value={keterangan}
          error={problem}
          onChange={(text) => {
            setKeterangan(text);
            setProblem(null);
          }}
        />
        <DialogFoot>
          <Button loading={decide.sending} onClick={() => void send('DITEMUKAN')}>
            {t('foundAfterAll')}
          </Button>
          <Button
            variant="filled"
            color="brick.6"
            loading={decide.sending}
            onClick={() => void send('KLAIM')}
          >
            {t('claim')}
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  );
};

/** What ended counts left for OWN to decide. */
export const Differences = ({ rows, opname }: { rows: readonly SelisihOpname[]; opname: Opname }) => {
  const { t } = useTranslation('opname');
  const text = useText();
  const phone = usePhone();
  const [open, setOpen] = useState<SelisihOpname | null>(null);
  return (
    <section className={css.table}>
      <h2 className={css.heading}>{t('toDecide', { count: rows.length })}</h2>
      <DataTable
        id="opname.selisih"
        label={t('toDecide', { count: rows.length })}
        columns={[
          {
            key: 'no_hutang',
            title: t('number'),
            width: 152,
            cell: ({ no_hutang }) => <DocumentLink no={no_hutang} />,
          },
          { key: 'tanggal', title: t('counted'), kind: 'date', width: 110 },
          {
            key: 'hasil',
            title: t('result'),
            width: 130,
            value: ({ hasil }) => text(OPNAME_WORDS[hasil] ?? { id: hasil, en: hasil }),
          },
          { key: 'nama_customer', title: t('customer'), width: 180 },
          { key: 'berat', title: t('weight'), kind: 'gram', width: 96 },
          { key: 'jumlah_hutang', title: t('amount'), kind: 'rupiah', width: 130 },
          { key: 'keterangan', title: t('reason'), width: 220 },
        ]}
        rows={rows}
        rowKey={({ sesi_id, no_hutang }) => `${sesi_id} ${no_hutang}`}
        onOpen={setOpen}
        openText={t('decide')}
        {...(!phone && { toolbar: <span className={css.quiet}>{t('decideHint')}</span> })}
        height="320px"
      />
      {open && <DecideDialog row={open} opname={opname} onClose={() => setOpen(null)} />}
    </section>
  );
};
