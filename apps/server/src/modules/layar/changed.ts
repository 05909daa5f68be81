/** Between processes: a screen has something new to look at. */
export const LAYAR_CHANGED = 'layar-berubah';
