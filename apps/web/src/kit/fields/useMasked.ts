import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { localTyped } from '../separators.ts';
import { type Mask, reformat } from './masks.ts';

interface Shown {
  text: string;
  /** Where the caret belongs after drawing; null for what came from elsewhere. */
  caret: number | null;
}

/** Whether a text came from elsewhere as a whole; what neither keyboard nor hand says about itself counts as that. */
const isPasted = (inputType: string | undefined): boolean =>
  inputType === undefined || /^insert(From|Replacement)/.test(inputType);

/**
 * The props of a text input that formats while typing and never moves the caret by itself. Masks know the Indonesian
 * form alone; the field shows and takes that of the user's language.
 */
export const useMasked = (mask: Mask, value: number | null, onChange: (value: number | null) => void) => {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<Shown>({ text: mask.show(value), caret: null });
  if (mask.parse(shown.text) !== value) setShown({ text: mask.show(value), caret: null });

  useLayoutEffect(() => {
    const field = input.current;
    if (!field || document.activeElement !== field) return;
    // An answer that comes while one is about to type is typed over, as what stood there before.
    if (shown.caret === null) field.select();
    else field.setSelectionRange(shown.caret, shown.caret);
  }, [shown]);

  const apply = (text: string, caret: number, pasted = false) => {
    const next = reformat(text, caret, mask, pasted);
    setShown(next);
    onChange(mask.parse(next.text));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const text = localTyped(value);
    if (selectionStart === null || selectionEnd === null) return;
    if (event.key === '.' && mask.dot) {
      event.preventDefault();
      apply(text.slice(0, selectionStart) + mask.dot + text.slice(selectionEnd), selectionStart + 1);
      return;
    }
    if (selectionStart !== selectionEnd) return;
    // A separator is not the user's: deleting it means the digit behind it.
    const step = event.key === 'Backspace' ? -1 : event.key === 'Delete' ? 1 : 0;
    const character = text[step < 0 ? selectionStart - 1 : selectionStart];
    if (step !== 0 && character !== undefined && !mask.typed.test(character))
      event.currentTarget.setSelectionRange(selectionStart + step, selectionStart + step);
  };

  return {
    ref: input,
    value: localTyped(shown.text),
    onKeyDown,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value: typed, selectionStart } = event.currentTarget;
      const text = localTyped(typed);
      const { inputType, data } = event.nativeEvent as Partial<InputEvent>;
      const caret = selectionStart ?? text.length;
      // A phone's keyboard types its dot without a key that could be heard.
      if (mask.dot && inputType === 'insertText' && data === '.')
        apply(text.slice(0, caret - 1) + mask.dot + text.slice(caret), caret);
      else apply(text, caret, isPasted(inputType));
    },
    onBlur: () => setShown({ text: mask.show(value), caret: null }),
  };
};
