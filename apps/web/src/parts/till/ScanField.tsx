import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../../kit/counter/counter.module.css';
import { BarcodeField } from '../../kit/fields/TextFields.tsx';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import { CameraScan } from './CameraScan.tsx';

interface Props {
  ref: Ref<HTMLInputElement>;
  label: string;
  placeholder: string;
  disabled: boolean;
  onCode: (code: string) => void;
  /** F2; without it there is nothing to search in. */
  onSearch?: (text: string) => void;
  /** Arrows move the active line while nothing is typed. */
  onMove: (step: 1 | -1) => void;
  /** Left and right while nothing is typed, where there is something beside the lines. */
  onAside?: ((step: 1 | -1) => void) | undefined;
  onRemove: () => void;
}

/** Where every scan lands; typed barcodes end with Enter. */
export const ScanField = ({ ref, label, placeholder, disabled, onCode, onSearch, ...on }: Props) => {
  const { t } = useTranslation('pos');
  const [text, setText] = useState('');
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'F2' && onSearch) {
      event.preventDefault();
      event.stopPropagation();
      onSearch(text);
      setText('');
    } else if (event.key === 'Escape' && text) {
      event.stopPropagation();
      setText('');
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      on.onMove(event.key === 'ArrowDown' ? 1 : -1);
    } else if ((event.key === 'ArrowRight' || event.key === 'ArrowLeft') && !text && on.onAside) {
      event.preventDefault();
      on.onAside(event.key === 'ArrowRight' ? 1 : -1);
    } else if (event.key === 'Delete' && !text) {
      event.preventDefault();
      on.onRemove();
    }
  };
  return (
    <div className={css.scanRow}>
      <BarcodeField
        ref={ref}
        counted
        className={css.scan}
        size="lg"
        value={text}
        onChange={setText}
        onCode={(code) => {
          setText('');
          onCode(code);
        }}
        onKeyDown={keys}
        disabled={disabled}
        placeholder={placeholder}
        aria-label={label}
        data-scan
      />
      <CameraScan disabled={disabled} onCode={onCode} />
      {onSearch && (
        <Button
          size="lg"
          px="md"
          className={css.find}
          disabled={disabled}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          rightSection={<Hotkey keys="F2" />}
          onClick={() => {
            onSearch(text);
            setText('');
          }}
        >
          <span className={css.searchText}>{t('search')}</span>
        </Button>
      )}
    </div>
  );
};
