export interface Finding {
  check: string;
  detail: string;
}

/** Worth a look, and no proof of anything. */
export type Note = Finding;
