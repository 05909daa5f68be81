/** Of the declaration of a kind of document, and of its lines, what no screen reads: the build leaves it out (`calls.ts`). */
export const NOT_SHOWN = ['roles', 'parts', 'entity', 'asal'] as const;
export const NOT_SHOWN_OF_LINES = ['fields'] as const;
