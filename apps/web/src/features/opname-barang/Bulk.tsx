import { OPNAME_WORDS } from '@kadar/contract/code-words.ts';
import type { BarisMassa } from '@kadar/contract/endpoints/opname-massa.ts';
import type { CountedInBulk } from '@kadar/domain/selisih-massa.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconChecks, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { alertSuccess, showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { newId } from '../../kit/new-id.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { useCan } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { useSpaceKey } from '../../kit/table/useSpaceKey.ts';
import { useMessage, useText } from '../../kit/text.ts';
import { type Ending, FinishDialog } from '../../parts/opname/FinishDialog.tsx';
import css from '../../parts/opname/opname.module.css';
import { BUTTONS } from '../../parts/opname/words.ts';
import { BulkDifferences } from './BulkDifferences.tsx';
import { CountDialog } from './CountDialog.tsx';
import { type OpnameMassa, useOpnameMassa } from './useOpnameMassa.ts';

interface Props {
  toko: string;
  objek: CountedInBulk;
  /** What else is counted. */
  kinds: ReactNode;
}

const useColumns = (objek: CountedInBulk): Column<BarisMassa>[] => {
  const { t } = useTranslation(['opname-barang', 'opname']);
  const text = useText();
  return useMemo(() => {
    const numbered = objek === 'GROUP' || objek === 'ACC';
    const weighed = objek !== 'ACC';
    const result = ({ hasil }: BarisMassa): string =>
      hasil === null ? '' : text(OPNAME_WORDS[hasil] ?? { id: hasil, en: hasil });
    return [
      { key: 'kunci', title: t('key'), width: 210, pin: 'start' },
      { key: 'nama', title: t('piece'), width: 160 },
      ...(weighed ? [{ key: 'kadar', title: t('kadar'), kind: 'kadar', width: 80 } as const] : []),
      ...(numbered
        ? [
            { key: 'qty_harus', title: t('qtyBook'), kind: 'integer', width: 90 } as const,
            { key: 'qty', title: t('qtyCounted'), kind: 'integer', width: 100 } as const,
          ]
        : []),
      ...(weighed
        ? [
            { key: 'berat_harus', title: t('weightBook'), kind: 'gram', width: 110 } as const,
            { key: 'berat', title: t('weightCounted'), kind: 'gram', width: 120 } as const,
          ]
        : []),
      { key: 'hasil', title: t('opname:result'), width: 120, value: result },
      { key: 'oleh', title: t('opname:by'), width: 80 },
      { key: 'dicari', title: t('opname:searchedBy'), width: 110, value: ({ dicari }) => dicari.join(', ') },
    ];
  }, [t, text, objek]);
};

const endingOf = ({ kunci, nama, hasil, pasti }: BarisMassa): Ending => ({
  kode: kunci,
  nama,
  hasil: hasil ?? 'HILANG',
  pasti,
});

/** The steps of a count as a whole. */
const useSteps = (objek: CountedInBulk, { start, empty, put, state }: OpnameMassa) => {
  const { t } = useTranslation('opname-barang');
  const message = useMessage();
  const go = async () => {
    if (start.sending) return;
    try {
      const answer = await start.send({ objek });
      put(answer.data);
      toast(answer.message ?? message('OPNAME_TERSEDIA'));
    } catch (error) {
      showFailure(error);
      void state.refetch();
    }
  };
  const clear = async () => {
    if (empty.sending || !(await confirm({ title: message(BUTTONS.empty), text: t('emptyHelp') }))) return;
    try {
      const answer = await empty.send({ objek });
      put(answer.data);
      alertSuccess(answer.message ?? message('OPNAME_DIKOSONGKAN'));
    } catch (error) {
      showFailure(error);
    }
  };
  return { go, clear };
};

interface RowsProps {
  objek: CountedInBulk;
  sesi_id: number;
  rows: readonly BarisMassa[];
  opname: OpnameMassa;
}

/** The keys of a count: Enter counts one, Space says that it was looked for in vain. */
const Rows = ({ objek, sesi_id, rows, opname }: RowsProps) => {
  const { t } = useTranslation(['opname-barang', 'opname']);
  const columns = useColumns(objek);
  const [active, setActive] = useState<string | null>(null);
  const [open, setOpen] = useState<BarisMassa | null>(null);
  const search = (): boolean => {
    const kunci = active;
    if (kunci === null) return false;
    void opname.searched
      .send({ objek, id: newId(), sesi_id, jenis: 'CARI', kunci })
      .then(({ data }) => opname.put(data), showFailure);
    return true;
  };
  const frame = useSpaceKey(search);
  return (
    <div className={css.table} ref={frame}>
      <DataTable
        id={`opname-massa.${objek}`}
        label={t('keys')}
        columns={columns}
        rows={rows}
        rowKey={({ kunci }) => kunci}
        active={active}
        onActive={({ kunci }) => setActive(kunci)}
        onOpen={setOpen}
        openText={t('keepCount')}
        tone={({ hasil }) => (hasil === 'HILANG' || hasil === 'BEDA_BERAT' ? 'out' : undefined)}
        toolbar={
          <Button
            size="compact-sm"
            disabled={active === null}
            onClick={search}
            rightSection={<Hotkey keys={t('opname:space')} />}
          >
            {t('opname:notThere')}
          </Button>
        }
      />
      {open && (
        <CountDialog
          objek={objek}
          sesi_id={sesi_id}
          row={open}
          onDone={(data) => {
            setOpen(null);
            opname.put(data);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
};

/** One kind of goods in bulk, counted key by key: by weight, by number, or both. */
export const Bulk = ({ toko, objek, kinds }: Props) => {
  const { t } = useTranslation(['opname-barang', 'opname']);
  const message = useMessage();
  const opname = useOpnameMassa(toko, objek);
  const { data, error, refetch } = opname.state;
  const { go, clear } = useSteps(objek, opname);
  const [ending, setEnding] = useState(false);
  const ends = useCan('opname.selesai') !== undefined;
  const sesi = data?.sesi ?? null;
  useScreenKeys([['F9', () => void go()]], { enabled: data !== undefined && sesi === null });
  useScreenKeys(
    [
      ['F10', () => setEnding(true)],
      ['alt+K', () => void clear()],
    ],
    { enabled: ends && sesi !== null },
  );
  const rows = (data?.baris ?? []).map(endingOf);
  return (
    <Page
      title={t('title')}
      under={t(sesi ? 'countKeys' : 'startBulk')}
      actions={
        <>
          {data && !sesi && (
            <Button
              variant="filled"
              loading={opname.start.sending}
              rightSection={<Hotkey keys="F9" />}
              onClick={() => void go()}
            >
              {message(BUTTONS.goOn)}
            </Button>
          )}
          {sesi && ends && (
            <>
              <Button
                leftSection={<IconTrash size={18} aria-hidden="true" />}
                rightSection={<Hotkey keys="Alt+K" />}
                onClick={() => void clear()}
              >
                {message(BUTTONS.empty)}
              </Button>
              <Button
                variant="filled"
                leftSection={<IconChecks size={18} aria-hidden="true" />}
                rightSection={<Hotkey keys="F10" />}
                onClick={() => setEnding(true)}
              >
                {message(BUTTONS.finish)}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className={css.results}>
        {kinds}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton h={260} aria-busy="true" />}
        {data && sesi && <Rows objek={objek} sesi_id={sesi.id} rows={data.baris} opname={opname} />}
        {data && data.selisih.length > 0 && (
          <BulkDifferences objek={objek} rows={data.selisih} opname={opname} />
        )}
      </div>
      {ending && data && (
        <FinishDialog
          missing={rows.filter(({ hasil }) => hasil === 'HILANG')}
          found={rows.filter(({ hasil }) => hasil !== 'HILANG')}
          apart={[]}
          sending={opname.finish.sending}
          finish={async ({ alasan, ...said }) => {
            const reasons = alasan.map(({ kode: kunci, keterangan }) => ({ kunci, keterangan }));
            const answer = await opname.finish.send({ objek, ...said, alasan: reasons });
            opname.put(answer.data);
            return answer.message ?? message('OPNAME_BARANG_SELESAI');
          }}
          onClose={() => setEnding(false)}
        />
      )}
    </Page>
  );
};
