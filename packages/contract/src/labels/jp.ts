/** Texts of declarations by their English. */
export const labels: Readonly<Record<string, string>> = {};
