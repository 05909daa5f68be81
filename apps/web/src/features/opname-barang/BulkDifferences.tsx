import { OPNAME_WORDS } from '@kadar/contract/code-words.ts';
import type { SelisihMassa } from '@kadar/contract/endpoints/opname-massa.ts';
import type { CountedInBulk } from '@kadar/domain/selisih-massa.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { useText } from '../../kit/text.ts';
import css from '../../parts/opname/opname.module.css';
import { ReasonDialog } from './ReasonDialog.tsx';
import type { OpnameMassa } from './useOpnameMassa.ts';

interface Props {
  objek: CountedInBulk;
  rows: readonly SelisihMassa[];
  opname: OpnameMassa;
}

/** What ended counts in bulk left for OWN to decide: written off, taken in, or nothing was missing after all. */
export const BulkDifferences = ({ objek, rows, opname }: Props) => {
  const { t } = useTranslation(['opname-barang', 'opname']);
  const text = useText();
  const [open, setOpen] = useState<SelisihMassa | null>(null);
  const label = t('opname:toDecide', { count: rows.length });
  const { lost, found, decide } = opname;
  return (
    <section className={css.table}>
      <h2 className={css.heading}>{label}</h2>
      <DataTable
        id="opname-massa.selisih"
        label={label}
        columns={[
          { key: 'kunci', title: t('key'), width: 200 },
          { key: 'tanggal', title: t('opname:counted'), kind: 'date', width: 110 },
          { key: 'nama', title: t('piece'), width: 160 },
          {
            key: 'hasil',
            title: t('opname:result'),
            width: 120,
            value: ({ hasil }) => text(OPNAME_WORDS[hasil] ?? { id: hasil, en: hasil }),
          },
          { key: 'selisih_qty', title: t('moreQty'), kind: 'integer', width: 90 },
          { key: 'selisih_berat', title: t('moreWeight'), kind: 'gram', width: 110 },
          { key: 'keterangan', title: t('opname:reason'), width: 220 },
        ]}
        rows={rows}
        rowKey={({ sesi_id, kunci }) => `${sesi_id} ${kunci}`}
        onOpen={setOpen}
        openText={t('opname:decide')}
        height="320px"
      />
      {open && (
        <ReasonDialog
          title={t('opname:decideTitle', { no: open.kunci })}
          about={[open.nama, open.keterangan].filter(Boolean).join(' · ')}
          onClose={() => setOpen(null)}
          onDone={() => void opname.state.refetch()}
          steps={[
            {
              label: t('opname:foundAfterAll'),
              sending: decide.sending,
              work: (keterangan) => {
                const { sesi_id, kunci } = open;
                return decide.send({ objek, sesi_id, kunci, keterangan });
              },
            },
            {
              label: t(open.kurang ? 'writeOff' : 'takeIn'),
              filled: true,
              danger: open.kurang,
              sending: lost.sending || found.sending,
              work: (alasan) => {
                const { sesi_id, kunci, kurang } = open;
                return (kurang ? lost : found).send({ objek, sesi_id, lines: [{ kunci, alasan }] });
              },
            },
          ]}
        />
      )}
    </section>
  );
};
