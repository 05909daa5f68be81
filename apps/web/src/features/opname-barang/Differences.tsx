import { OPNAME_WORDS } from '@kadar/contract/code-words.ts';
import type { SelisihBarang } from '@kadar/contract/endpoints/opname-barang.ts';
import { postPindah } from '@kadar/contract/endpoints/pindah-barang.ts';
import { postSelisihOpname } from '@kadar/contract/endpoints/selisih-opname.ts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import form from '../../kit/dialogs/form.module.css';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { useMessage, useText } from '../../kit/text.ts';
import css from '../../parts/opname/opname.module.css';
import type { OpnameBarang } from './useOpnameBarang.ts';

interface DialogProps {
  row: SelisihBarang;
  opname: OpnameBarang;
  onClose: () => void;
}

interface Reason {
  row: SelisihBarang;
  alasan: string;
}

/** What is missing is written off, what lay elsewhere is moved there; or nothing is missing after all. */
const useSteps = ({ decide }: OpnameBarang) => {
  const about = ({ row }: Reason) => `opname-barang ${row.sesi_id} ${row.kode_barcode}`;
  const lost = useOutbox(about, ({ row: { sesi_id, kode_barcode }, alasan }: Reason, options) =>
    call(postSelisihOpname, { body: { sesi_id, lines: [{ kode_barcode, alasan }] } }, options),
  );
  const moved = useOutbox(about, ({ row, alasan }: Reason, options) => {
    const lines = [{ kode_barcode: row.kode_barcode, dari_baki: row.kode_baki }];
    return call(postPindah, { body: { kode_baki: row.baki_scan, lines, keterangan: alasan } }, options);
  });
  return { lost, moved, decide };
};

const DecideDialog = ({ row, opname, onClose }: DialogProps) => {
  const { t } = useTranslation(['opname-barang', 'opname']);
  const message = useMessage();
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const [alasan, setAlasan] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { lost, moved, decide } = useSteps(opname);
  const busy = lost.sending || moved.sending || decide.sending;
  const send = async (work: (alasan: string) => Promise<{ message?: string | undefined }>) => {
    if (busy) return;
    const why = alasan.trim();
    if (why === '') return setProblem(message('WAJIB_DIISI', { label: t('opname:reason') }));
    try {
      const answer = await work(why);
      alertSuccess(answer.message ?? message('DATA_DISIMPAN'));
      onClose();
      void opname.state.refetch();
    } catch (error) {
      showFailure(error);
    }
  };
  const { sesi_id, kode_barcode, hasil, baki_scan } = row;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('opname:decideTitle', { no: kode_barcode })}
      closeOnEscape={closeOnEscape}
    >
      <div className={form.form}>
        <p className={css.quiet}>{[row.nama_barang, row.keterangan].filter(Boolean).join(' · ')}</p>
        <TextField
          label={t('opname:reason')}
          withAsterisk
          data-autofocus
          maxLength={150}
          value={alasan}
          error={problem}
          onChange={(text) => {
            setAlasan(text);
            setProblem(null);
          }}
        />
        <DialogFoot>
          <Button
            loading={decide.sending}
            onClick={() => void send((keterangan) => decide.send({ sesi_id, kode_barcode, keterangan }))}
          >
            {t('opname:foundAfterAll')}
          </Button>
          {hasil === 'HILANG' && (
            <Button
              variant="filled"
              color="brick.6"
              loading={lost.sending}
              onClick={() => void send((why) => lost.send({ row, alasan: why }))}
            >
              {t('writeOff')}
            </Button>
          )}
          {hasil === 'SALAH_BAKI' && (
            <Button
              variant="filled"
              loading={moved.sending}
              onClick={() => void send((why) => moved.send({ row, alasan: why }))}
            >
              {t('moveTo', { tray: baki_scan })}
            </Button>
          )}
        </DialogFoot>
      </div>
    </Modal>
  );
};

/** What ended counts left for OWN to decide. */
export const Differences = ({ rows, opname }: { rows: readonly SelisihBarang[]; opname: OpnameBarang }) => {
  const { t } = useTranslation(['opname-barang', 'opname']);
  const text = useText();
  const [open, setOpen] = useState<SelisihBarang | null>(null);
  const label = t('opname:toDecide', { count: rows.length });
  return (
    <section className={css.table}>
      <h2 className={css.heading}>{label}</h2>
      <DataTable
        id="opname-barang.selisih"
        label={label}
        columns={[
          { key: 'kode_barcode', title: t('barcode'), width: 120 },
          { key: 'tanggal', title: t('opname:counted'), kind: 'date', width: 110 },
          {
            key: 'hasil',
            title: t('opname:result'),
            width: 120,
            value: ({ hasil }) => text(OPNAME_WORDS[hasil] ?? { id: hasil, en: hasil }),
          },
          { key: 'nama_barang', title: t('piece'), width: 200 },
          { key: 'kode_baki', title: t('tray'), width: 80 },
          { key: 'baki_scan', title: t('foundIn'), width: 110 },
          { key: 'berat', title: t('opname:weight'), kind: 'gram', width: 96 },
          { key: 'keterangan', title: t('opname:reason'), width: 220 },
        ]}
        rows={rows}
        rowKey={({ sesi_id, kode_barcode }) => `${sesi_id} ${kode_barcode}`}
        onOpen={setOpen}
        openText={t('opname:decide')}
        height="320px"
      />
      {open && <DecideDialog row={open} opname={opname} onClose={() => setOpen(null)} />}
    </section>
  );
};
