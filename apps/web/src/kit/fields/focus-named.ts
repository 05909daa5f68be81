/** A select keeps its name on a hidden input behind the one that is typed into. */
export const focusNamed = (form: HTMLElement | null, name: string): void => {
  const field = form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (field?.type === 'hidden') field.previousElementSibling?.querySelector('input')?.focus();
  else field?.focus();
};
