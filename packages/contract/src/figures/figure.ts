/** A page with what it is asked for. */
export interface Target {
  /** The route. */
  to: string;
  /** null is all shops; left away where the page goes by the shop that is picked. */
  toko?: string | null;
  /** First and last day, where the target has days. */
  days?: readonly [from: string, to: string];
  /** What the target calls them. */
  dayNames?: readonly [from: string, to: string];
  query?: Readonly<Record<string, string>>;
}

/** A figure that stands on a screen, and where it opens: at a page that draws the total of `name`, which is `value`. */
export interface Figure extends Target {
  /** The column that adds up to it, and how much: whole rupiah or milligrams. */
  name: string;
  value: number;
}

/** What nearly every report and list calls its first and last day. */
export const TGL = ['tgl_from', 'tgl_to'] as const;

/** The filters of the target, its days among them. */
export const filtersOf = ({ days, dayNames = TGL, query }: Target): Record<string, string> => ({
  ...(days && { [dayNames[0]]: days[0], [dayNames[1]]: days[1] }),
  ...query,
});
