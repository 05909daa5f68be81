/** Of the declaration of a kind of document, and of its parts, what no screen reads: the build leaves it out (`calls.ts`). */
export const NOT_SHOWN = ['roles', 'parts', 'entity', 'asal'] as const;
export const NOT_SHOWN_WITHIN = {
  lines: ['fields'],
  batal: ['menu', 'kemarin', 'sehari', 'sendiri', 'kategoriKas', 'segel', 'averaged'],
  paper: ['title', 'signer', 'amount', 'juga'],
} as const;
