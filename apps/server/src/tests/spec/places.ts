/** Rows of a checklist by the test that asserts them: its file, its name as written there, and the rows. */
export type Places = readonly (readonly [file: string, test: string, rows: readonly string[]])[];
