export interface WhyProps {
  /** The list's own call, and what it was asked for. */
  path: string;
  query: Readonly<Record<string, string>>;
  /** The shop it was asked for, where that is not the one the user acts for. */
  toko?: string | null | undefined;
  /** Sets the list's filters as they let the number through. */
  onShow: (filters: Readonly<Record<string, string>>) => void;
}
