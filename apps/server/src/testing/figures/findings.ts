/** A figure that is not what it should be. */
export interface Finding {
  /** The page with what it was asked for, and who looked. */
  where: string;
  figure: string;
  wanted: unknown;
  got: unknown;
}

/** What a crawl compared, and what did not agree. */
export class Findings {
  readonly found: Finding[] = [];
  /** How many figures of each kind were compared. */
  readonly compared = new Map<string, number>();

  /** Something to compare that was there, though nothing is compared with it. */
  seen(kind: string, many: number): void {
    this.compared.set(kind, (this.compared.get(kind) ?? 0) + many);
  }

  same(kind: string, where: string, figure: string, wanted: unknown, got: unknown): void {
    this.seen(kind, 1);
    if (wanted !== got) this.found.push({ where, figure, wanted, got });
  }

  /** A line for each, the first of them. */
  lines(most = 60): string[] {
    return this.found
      .slice(0, most)
      .map(
        ({ where, figure, wanted, got }) =>
          `${where}: ${figure} wanted ${String(wanted)}, got ${String(got)}`,
      );
  }
}
