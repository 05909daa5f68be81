import type { ComponentType, LazyExoticComponent } from 'react';

/** Forms that a feature offers to the screens of others: they stand over the screen that asked. */
export interface OfferedForms {
  /** A new piece; `onSaved` is told its barcode once it is in stock, and the form closes. */
  barang: LazyExoticComponent<
    ComponentType<{ onClose: () => void; onSaved: (kode_barcode: string) => void }>
  >;
}

const offered: Partial<OfferedForms> = {};

/** Told by the app at its start, which alone knows every feature. */
export const offerForms = (forms: Partial<OfferedForms>): void => {
  Object.assign(offered, forms);
};

/** Undefined where no feature of this build offers it. */
export const offeredForm = <K extends keyof OfferedForms>(name: K): OfferedForms[K] | undefined =>
  offered[name];
