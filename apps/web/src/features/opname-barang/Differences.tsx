import { OPNAME_WORDS } from '@kadar/contract/code-words.ts';
import type { SelisihBarang } from '@kadar/contract/endpoints/opname-barang.ts';
import { postPindah } from '@kadar/contract/endpoints/pindah-barang.ts';
import { postSelisihOpname } from '@kadar/contract/endpoints/selisih-opname.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { useText } from '../../kit/text.ts';
import css from '../../parts/opname/opname.module.css';
import { ReasonDialog } from './ReasonDialog.tsx';
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
  const { lost, moved, decide } = useSteps(opname);
  const { sesi_id, kode_barcode, hasil, baki_scan } = row;
  return (
    <ReasonDialog
      title={t('opname:decideTitle', { no: kode_barcode })}
      about={[row.nama_barang, row.keterangan].filter(Boolean).join(' · ')}
      onClose={onClose}
      onDone={() => void opname.state.refetch()}
      steps={[
        {
          label: t('opname:foundAfterAll'),
          sending: decide.sending,
          work: (keterangan) => decide.send({ sesi_id, kode_barcode, keterangan }),
        },
        ...(hasil === 'HILANG'
          ? [
              {
                label: t('writeOff'),
                filled: true,
                danger: true,
                sending: lost.sending,
                work: (alasan: string) => lost.send({ row, alasan }),
              },
            ]
          : []),
        ...(hasil === 'SALAH_BAKI'
          ? [
              {
                label: t('moveTo', { tray: baki_scan }),
                filled: true,
                sending: moved.sending,
                work: (alasan: string) => moved.send({ row, alasan }),
              },
            ]
          : []),
      ]}
    />
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
