import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../api/download.ts';
import type { Query } from '../api/envelope.ts';
import { DownloadDialog } from '../dialogs/DownloadDialog.tsx';
import { showFailure } from '../dialogs/toasts.ts';
import { useCan } from '../session.ts';

interface Props {
  path: string;
  query: Query;
  name: string;
  disabled?: boolean;
  /** The shop asked about, where it is not the picked one. */
  toko?: string | null | undefined;
}

const FORMATS = [
  { format: 'pdf', label: 'exportPdf' },
  { format: 'xlsx', label: 'exportExcel' },
  { format: 'csv', label: 'exportCsv' },
] as const;

/** PDF and Excel for everyone who may read, CSV for the levels that may export it [spec B §6]. */
export const ExportButtons = ({ path, query, name, disabled = false, toko }: Props) => {
  const { t } = useTranslation('kit');
  const mayCsv = useCan('csv.export') !== undefined;
  const base = useId();
  const [running, setRunning] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const start = async (format: string) => {
    const id = `${base}-${Date.now()}`.replaceAll(/[^\w-]/g, '');
    // The menu's choice goes with the menu: the focus has to come back to what stays.
    button.current?.focus();
    setRunning(id);
    try {
      await download(path, { ...query, format, progress_id: id }, `${name}.${format}`, {
        ...(toko !== undefined && { toko }),
      });
    } catch (error) {
      showFailure(error);
    } finally {
      setRunning(null);
    }
  };
  return (
    <>
      <Menu position="bottom-end" shadow="md" withinPortal={false}>
        <Menu.Target>
          <Button ref={button} leftSection={<IconDownload size={18} />} disabled={disabled}>
            {t('export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {FORMATS.filter(({ format }) => format !== 'csv' || mayCsv).map(({ format, label }) => (
            <Menu.Item key={format} onClick={() => void start(format)}>
              {t(label)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <DownloadDialog id={running} />
    </>
  );
};
