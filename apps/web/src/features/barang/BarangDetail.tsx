import { batuText } from '@kadar/contract/batu.ts';
import type { Barang } from '@kadar/contract/endpoints/barang.ts';
import { Button, Drawer, Group, UnstyledButton } from '@mantine/core';
import { IconPencil, IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { showGram, useFormat } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Photo } from '../../kit/page/Photo.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import css from './barang.module.css';
import detailCss from './detail.module.css';
import { EditBarang } from './EditBarang.tsx';
import { FotoLarge } from './Foto.tsx';
import { FotoPicker } from './FotoPicker.tsx';
import { uploadFoto } from './foto.ts';
import { HargaNow } from './HargaNow.tsx';
import { printTags } from './print-tags.ts';
import { barangQuery, fotosQuery } from './queries.ts';
import { Riwayat } from './Riwayat.tsx';
import { RiwayatHarga } from './RiwayatHarga.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface Props {
  kode_barcode: string;
  onClose: () => void;
  mayWrite: boolean;
}

const Facts = ({ piece }: { piece: Barang }) => {
  const { t } = useTranslation('barang');
  const format = useFormat();
  const facts: [string, string][] = [
    [t('jenis'), piece.nama_dept],
    [t('group'), piece.nama_group],
    [t('kadar'), `${piece.kadar_label} · ${format('kadar', piece.kadar)} %`],
    [t('kadar_murni'), `${format('kadar', piece.kadar_murni)} %`],
    [t('berat'), showGram(piece.berat)],
    [t('berat_asli'), showGram(piece.berat_asli)],
    [t('berat_bandrol'), showGram(piece.berat_bandrol)],
    [t('place'), `${piece.kode_gudang} · ${piece.kode_baki}`],
    [t('kode_intern'), piece.kode_intern],
    [t('size'), piece.size],
    [t('tanggal_masuk'), format('date', piece.tanggal_masuk)],
    [t('faktur_pajak'), t(piece.ada_faktur_pajak ? 'yes' : 'no')],
    ...(piece.milik ? [[t('milik'), t('consigned')] as [string, string]] : []),
    ...(piece.harga_titip === undefined
      ? []
      : [[t('harga_titip'), format('rupiah', piece.harga_titip)] as [string, string]]),
    ...(piece.hpp === undefined ? [] : [[t('hpp'), format('rupiah', piece.hpp)] as [string, string]]),
    ...piece.atribut.map((one): [string, string] => [
      [one.nama, batuText(one)].filter(Boolean).join(' · '),
      format('rupiah', one.harga),
    ]),
  ];
  return (
    <dl className={css.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
    </dl>
  );
};

/** The photos of a piece, one of them large. */
const Photos = ({ piece }: { piece: Barang }) => {
  const { t } = useTranslation('barang');
  const { kode_barcode } = piece;
  const { data: photos = [] } = useQuery({ ...fotosQuery(kode_barcode), enabled: piece.foto });
  const [urut, setUrut] = useState(1);
  return (
    <>
      <FotoLarge kode_barcode={kode_barcode} foto={piece.foto} alt={piece.nama_barang} urut={urut} />
      {photos.length > 1 && (
        <Group gap={6} mt={6} role="group" aria-label={t('foto')}>
          {photos.map((one) => (
            <UnstyledButton
              key={one}
              className={detailCss.photo}
              aria-pressed={one === urut}
              aria-label={`${t('foto')} ${one}`}
              onClick={() => setUrut(one)}
            >
              <Photo kode_barcode={kode_barcode} className={detailCss.photoImage} urut={one} />
            </UnstyledButton>
          ))}
        </Group>
      )}
    </>
  );
};

const Waiting = () => (
  <div className={detailCss.detail} aria-busy="true">
    <WaitingRows h={300} />
    <WaitingRows h={300} />
    <WaitingRows h={240} />
    <WaitingRows h={240} />
  </div>
);

interface WholeProps {
  piece: Barang;
  mayWrite: boolean;
  editing: boolean;
  setEditing: (editing: boolean) => void;
}

const Whole = ({ piece, mayWrite, editing, setEditing }: WholeProps) => {
  const { t } = useTranslation('barang');
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { kode_barcode } = piece;
  const mayEdit = mayWrite && piece.status === 'READY';
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const print = () => void run(() => printTags([kode_barcode]));
  useScreenKeys(
    mayWrite
      ? [
          ['mod+P', print],
          ['F4', () => mayEdit && setEditing(true)],
        ]
      : [],
    { inDialog: true, enabled: !editing },
  );
  return (
    <>
      <div className={detailCss.detailHead}>
        <StatusBadge status={piece.status} />
        <span className="num">{kode_barcode}</span>
        {mayWrite && (
          <Group gap="xs" ml="auto">
            <Button
              leftSection={<IconPencil size={18} />}
              rightSection={<Hotkey keys="F4" />}
              disabled={!mayEdit}
              onClick={() => setEditing(true)}
            >
              {t('edit')}
            </Button>
            <Button
              variant="filled"
              leftSection={<IconPrinter size={18} />}
              rightSection={<Hotkey keys="Ctrl+P" />}
              loading={busy}
              onClick={print}
            >
              {t('printTag')}
            </Button>
          </Group>
        )}
      </div>
      <div className={detailCss.detail}>
        <div className={detailCss.detailColumn}>
          <div>
            <Photos piece={piece} />
            {mayWrite && (
              <FotoPicker
                compact
                label={t(piece.foto ? 'changeFoto' : 'addFoto')}
                onFile={(file) => void run(() => uploadFoto(client, piece, file))}
              />
            )}
          </div>
          <section className={detailCss.third} aria-label={t('facts')}>
            <h3 className={css.heading}>{t('facts')}</h3>
            <Facts piece={piece} />
          </section>
        </div>
        <div className={detailCss.detailColumn}>
          <div className={detailCss.second}>
            <HargaNow piece={piece} />
          </div>
          <div className={detailCss.fourth}>
            <RiwayatHarga kode_barcode={kode_barcode} />
            <Riwayat kode_barcode={kode_barcode} foto={piece.foto} />
          </div>
        </div>
      </div>
      {editing && <EditBarang piece={piece} onClose={() => setEditing(false)} />}
    </>
  );
};

/** Everything about one piece beside the list: photo, price of now and why, history. */
const BarangDetail = ({ kode_barcode, onClose, mayWrite }: Props) => {
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const piece = useQuery(barangQuery(kode_barcode));
  const [editing, setEditing] = useState(false);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      closeOnEscape={closeOnEscape}
      size="min(860px, 100vw)"
      title={piece.data?.nama_barang ?? kode_barcode}
      classNames={{ title: css.drawerTitle ?? '' }}
    >
      {piece.data ? (
        <Whole piece={piece.data} mayWrite={mayWrite} editing={editing} setEditing={setEditing} />
      ) : piece.error ? (
        <ErrorState error={piece.error} onRetry={() => void piece.refetch()} />
      ) : (
        <Waiting />
      )}
    </Drawer>
  );
};

export default BarangDetail;
