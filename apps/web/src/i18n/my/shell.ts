import type id from '../id/shell.ts';

const shell: Partial<Record<keyof typeof id, string>> = {};
export default shell;
