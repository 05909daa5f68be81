import { Select } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GramField } from '../../kit/fields/NumberFields.tsx';
import { BarcodeField } from '../../kit/fields/TextFields.tsx';
import { useScanner } from '../../kit/useScanner.ts';
import { CameraScan } from '../till/CameraScan.tsx';
import css from './opname.module.css';

interface More {
  tempat: string;
  /** Grams. */
  berat: number | null;
}

interface Props {
  places: readonly string[];
  /** The place that is counted; '' for all. */
  place: string;
  /** The code in whatever was scanned; null where there is none. */
  codeOf: (text: string) => string | null;
  /** Whether a code is whole as soon as it is typed: taken without Enter. */
  whole: boolean;
  words: { scan: string; placeholder: string; refused: string; weight: string };
  onScan: (code: string, more: More) => void;
}

/** The specification's wait [spec A §9]. */
const WAIT_MS = 100;

/**
 * Where a scan lands, wherever the cursor is. Typed or scanned, a code that is whole by its length is taken a moment after its last
 * character, so that the address in a slip's QR is there whole before it is looked at.
 */
export const ScanBox = ({ places, place, codeOf, whole, words, onScan }: Props) => {
  const { t } = useTranslation('opname');
  const [text, setText] = useState('');
  const [tempat, setTempat] = useState('');
  const [berat, setBerat] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const take = (raw: string): boolean => {
    const code = codeOf(raw);
    if (code === null) return false;
    setText('');
    setProblem(null);
    setBerat(null);
    onScan(code, { tempat, berat });
    field.current?.focus();
    return true;
  };
  const refuse = () => setProblem(words.refused);
  const typed = useEffectEvent(() => {
    take(text);
  });
  useEffect(() => {
    if (text === '' || !whole) return;
    const timer = setTimeout(() => typed(), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text, whole]);
  useScanner((code) => {
    if (!take(code)) refuse();
  });
  return (
    <div className={css.scanBox}>
      <div className={css.scanRow}>
        <BarcodeField
          ref={field}
          className={css.scan ?? ''}
          size="lg"
          aria-label={words.scan}
          placeholder={words.placeholder}
          value={text}
          error={problem}
          onChange={(next) => {
            setText(next);
            setProblem(null);
          }}
          onCode={(code) => {
            if (!take(code)) refuse();
          }}
          data-autofocus
          autoFocus
        />
        <CameraScan
          disabled={false}
          onCode={(code) => {
            if (!take(code)) refuse();
          }}
        />
      </div>
      <div className={css.beside}>
        {place === '' && places.length > 0 && (
          <Select
            label={t('here')}
            placeholder={t('anywhere')}
            data={[...places]}
            value={tempat || null}
            onChange={(value) => setTempat(value ?? '')}
            clearable
          />
        )}
        <GramField label={words.weight} description={t('bagHelp')} value={berat} onChange={setBerat} />
      </div>
    </div>
  );
};
