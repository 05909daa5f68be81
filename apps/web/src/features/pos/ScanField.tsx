import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BarcodeField } from '../../kit/fields/TextFields.tsx';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import css from './till.module.css';

interface Props {
  ref: Ref<HTMLInputElement>;
  disabled: boolean;
  onCode: (code: string) => void;
  onSearch: (text: string) => void;
  /** Arrows move the active line while nothing is typed. */
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  /** Whether the cursor stands here: then a scan is typed text that ends with Enter. */
  onFocused: (focused: boolean) => void;
}

/** Where every scan lands; typed barcodes end with Enter. */
export const ScanField = ({ ref, disabled, onCode, onSearch, onMove, onRemove, onFocused }: Props) => {
  const { t } = useTranslation('pos');
  const [text, setText] = useState('');
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'F2') {
      event.preventDefault();
      event.stopPropagation();
      onSearch(text);
      setText('');
    } else if (event.key === 'Escape' && text) {
      event.stopPropagation();
      setText('');
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      onMove(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Delete' && !text) {
      event.preventDefault();
      onRemove();
    }
  };
  return (
    <div className={css.scanRow}>
      <BarcodeField
        ref={ref}
        className={css.scan}
        size="lg"
        value={text}
        onChange={setText}
        onCode={(code) => {
          setText('');
          onCode(code);
        }}
        onKeyDown={keys}
        onFocus={() => onFocused(true)}
        onBlur={() => onFocused(false)}
        disabled={disabled}
        placeholder={t('scanPlaceholder')}
        aria-label={t('scanLabel')}
        data-scan
      />
      <Button
        size="lg"
        px="md"
        className={css.find}
        disabled={disabled}
        leftSection={<IconSearch size={20} aria-hidden="true" />}
        rightSection={<Hotkey keys="F2" />}
        onClick={() => {
          onSearch(text);
          setText('');
        }}
      >
        <span className={css.searchText}>{t('search')}</span>
      </Button>
    </div>
  );
};
