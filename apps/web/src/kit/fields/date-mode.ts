/** What a date field holds: 'yyyy-MM-dd', 'yyyy-MM' or 'yyyy'. */
export type DateMode = 'day' | 'month' | 'year';
