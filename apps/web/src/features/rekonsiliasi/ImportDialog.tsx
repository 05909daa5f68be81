import type { DataOf } from '@kadar/contract/endpoint.ts';
import {
  type ImporKoran,
  imporKoran,
  type ProfilKoran,
  pratinjauKoran,
} from '@kadar/contract/endpoints/rekonsiliasi.ts';
import { Button, FileButton, Modal, NativeSelect } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../kit/api/errors.ts';
import { sendImage } from '../../kit/api/upload.ts';
import { BlockingProgress } from '../../kit/dialogs/BlockingProgress.tsx';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { useFormat } from '../../kit/format.ts';
import css from './rekonsiliasi.module.css';

const PARTS = ['tanggal', 'keterangan', 'debit', 'kredit', 'jumlah', 'tanda', 'saldo'] as const;
type Part = (typeof PARTS)[number];
type Preview = DataOf<typeof pratinjauKoran>;
const NONE: ProfilKoran = {
  kepala: 0,
  tanggal: 0,
  keterangan: [],
  debit: -1,
  kredit: -1,
  jumlah: -1,
  tanda: -1,
  saldo: -1,
};

const partOf = (profil: ProfilKoran, column: number): Part | '' =>
  PARTS.find((part) =>
    part === 'keterangan' ? profil.keterangan.includes(column) : profil[part] === column,
  ) ?? '';

const withPart = (profil: ProfilKoran, column: number, part: string): ProfilKoran => {
  const cleared: ProfilKoran = { ...profil, keterangan: profil.keterangan.filter((one) => one !== column) };
  for (const one of ['debit', 'kredit', 'jumlah', 'tanda', 'saldo'] as const)
    if (cleared[one] === column) cleared[one] = -1;
  if (part === 'keterangan') return { ...cleared, keterangan: [...cleared.keterangan, column].slice(0, 5) };
  return part === '' ? cleared : { ...cleared, [part]: column };
};

/** The first rows, and above each column what it is taken to be. */
const PreviewTable = ({
  preview,
  profil,
  onChange,
}: {
  preview: Preview;
  profil: ProfilKoran;
  onChange: (profil: ProfilKoran) => void;
}) => {
  const { t } = useTranslation('rekonsiliasi');
  const width = Math.max(0, ...preview.rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const keyed = preview.rows.map((cells, key) => ({ key, cells }));
  return (
    <>
      <p className={css.quiet}>{t('columnsHelp')}</p>
      <div className={css.preview}>
        <table aria-label={t('preview')}>
          <thead>
            <tr>
              {columns.map((column) => (
                <td key={column}>
                  <NativeSelect
                    size="xs"
                    aria-label={t('columnNo', { no: column + 1 })}
                    value={partOf(profil, column)}
                    data={[
                      { value: '', label: '' },
                      ...PARTS.map((value) => ({ value, label: t(`part${value}`) })),
                    ]}
                    onChange={({ currentTarget }) => onChange(withPart(profil, column, currentTarget.value))}
                  />
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {keyed.map(({ key, cells }) => (
              <tr key={key}>
                {columns.map((column) => (
                  <td key={column}>{cells[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};

interface Props {
  no_rekening: string;
  onDone: () => void;
  onClose: () => void;
}

/** A file of the bank: its first rows, which column is what, and what became of it. */
const ImportDialog = ({ no_rekening, onDone, onClose }: Props) => {
  const { t } = useTranslation('rekonsiliasi');
  const format = useFormat();
  useReturnFocus();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [profil, setProfil] = useState<ProfilKoran>(NONE);
  const [changed, setChanged] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [result, setResult] = useState<ImporKoran | null>(null);
  const at = (path: string) => path.replace('{no_rekening}', encodeURIComponent(no_rekening));
  const trying = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
      setShare(null);
    }
  };
  const look = (chosen: File | null) => {
    if (!chosen) return;
    setFile(chosen);
    setResult(null);
    void trying(async () => {
      const found = await sendImage<Preview>('POST', at(pratinjauKoran.path), chosen, { as: 'file' });
      setPreview(found);
      setProfil(found.profil ?? NONE);
      setChanged(found.profil === null);
    });
  };
  const take = () => {
    if (!file) return;
    void trying(async () => {
      const told = await sendImage<ImporKoran>('POST', at(imporKoran.path), file, {
        as: 'file',
        onProgress: (part) => setShare(part < 1 ? part : null),
        fields: changed ? { profil: JSON.stringify(profil) } : {},
      });
      setResult(told);
      onDone();
    });
  };
  return (
    <Modal opened onClose={onClose} title={t('importTitle', { no_rekening })} size="xl">
      <FileButton onChange={look} accept=".csv,.xlsx,.txt">
        {(props) => (
          <Button
            {...props}
            data-autofocus
            leftSection={<IconFileUpload size={18} />}
            loading={busy && !preview}
          >
            {t('chooseFile')}
          </Button>
        )}
      </FileButton>
      {problem !== '' && (
        <p role="alert" className={css.wrong}>
          {problem}
        </p>
      )}
      {preview && !result && (
        <PreviewTable
          preview={preview}
          profil={profil}
          onChange={(next) => {
            setProfil(next);
            setChanged(true);
          }}
        />
      )}
      {result && (
        <p role="status">
          {t('imported', {
            baris: format('integer', result.baris),
            baru: format('integer', result.baru),
            cocok: format('integer', result.cocok),
          })}
          {result.celah.length > 0 && ` ${t('fileGap', { baris: result.celah[0]?.baris ?? 0 })}`}
        </p>
      )}
      <DialogFoot>
        <Button onClick={onClose}>{t('close')}</Button>
        {!result && (
          <Button variant="filled" disabled={!preview} loading={busy} onClick={take}>
            {t('takeIn')}
          </Button>
        )}
      </DialogFoot>
      {busy && preview && (
        <BlockingProgress
          percent={share === null ? null : Math.round(share * 100)}
          done={t(share === null ? 'reading' : 'sending')}
        />
      )}
    </Modal>
  );
};
export default ImportDialog;
