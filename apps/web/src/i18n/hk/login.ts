import type id from '../id/login.ts';

const login: Partial<Record<keyof typeof id, string>> = {};
export default login;
