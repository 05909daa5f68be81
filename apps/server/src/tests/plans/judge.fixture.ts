import type pg from 'pg';
import type { Sent } from './sent-statements.fixture.ts';
import { isFew, OPEN_INDEXES } from './statistics.fixture.ts';

/** A node of EXPLAIN (FORMAT JSON), as far as it is read here. */
export interface Plan {
  'Node Type': string;
  'Total Cost': number;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}

/** What lets a row through as it comes, so that a limit above it ends the scan. */
const PASSING: readonly string[] = [
  'Append',
  'Limit',
  'LockRows',
  'Memoize',
  'Merge Append',
  'Nested Loop',
  'ProjectSet',
  'Result',
  'Subquery Scan',
];

/** Whether what a condition on an index finds is no more in a long history than in a short one: it names something there is ever more of, or begins at it. */
const narrows = (condition: string): boolean =>
  [...condition.matchAll(/(\w+)\)?(?:::[\w ]+)? (?:=|>=|>) /g)].some(([, column = '']) => !isFew(column));

/** The scans of a plan that read more the longer a shop has been selling. */
export const growing = (plan: Plan, grown: ReadonlySet<string>): string[] => {
  const found: string[] = [];
  const walk = (node: Plan, limited: boolean, above?: string): void => {
    const type = node['Node Type'];
    // A scan of a bitmap's index does not name its table, its parent does.
    const table = node['Relation Name'] ?? above;
    const index = node['Index Name'];
    const condition = node['Index Cond'];
    if (table && grown.has(table) && !limited) {
      if (type === 'Seq Scan') found.push(`reads all of ${table}`);
      if (index && !OPEN_INDEXES.includes(index) && !(condition && narrows(condition)))
        found.push(`${table} by ${index} ${condition ?? 'without a condition'}`);
    }
    const passes = (limited || type === 'Limit') && PASSING.includes(type);
    for (const below of node.Plans ?? []) walk(below, passes, type.startsWith('Bitmap') ? table : undefined);
  };
  walk(plan, false);
  return found;
};

export const indexesOf = (plan: Plan): string[] => [
  ...(plan['Index Name'] ? [plan['Index Name']] : []),
  ...(plan.Plans ?? []).flatMap(indexesOf),
];

const explained = async (client: pg.ClientBase, text: string, values?: readonly unknown[]): Promise<Plan> => {
  const way = values ? 'explain (format json) ' : 'explain (generic_plan, format json) ';
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(way + text, values && [...values]);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error(`no plan of ${text}`);
  return plan;
};

/** The plan that the server comes to run: the generic one where it says so or where that is no dearer, else one for these values. */
export const planOf = async (client: pg.ClientBase, { text, values, generic }: Sent): Promise<Plan> => {
  const any = await explained(client, text);
  if (generic || values.length === 0) return any;
  const own = await explained(client, text, values);
  return any['Total Cost'] <= own['Total Cost'] ? any : own;
};

/** Something to call a function with, by the type of a parameter. */
const GIVEN: Readonly<Record<string, string>> = {
  text: `'K01'`,
  'text[]': `'{K01}'`,
  date: `'2026-02-25'`,
  bigint: '1',
  integer: '1',
  json: `'[]'`,
  'timestamp with time zone': 'now()',
};

/**
 * Generic plans of the statements inside the database's functions, those of triggers apart, as they run; by the function's name
 * with brackets. What a function refuses to do with what it is given here ends it, and what it did until then is undone.
 */
export const functionPlans = async (admin: pg.ClientBase): Promise<{ by: string[]; plan: Plan }[]> => {
  const { rows } = await admin.query<{ name: string; types: string[] }>(
    `select proname as name, array(select format_type(x, null) from unnest(proargtypes) x) as types from pg_proc
     where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype and prokind = 'f'`,
  );
  await admin.query(
    `reset role; load 'auto_explain'; set local auto_explain.log_min_duration = 0; set local auto_explain.log_nested_statements = on;
     set local auto_explain.log_level = notice; set local auto_explain.log_format = json; set local plan_cache_mode = force_generic_plan;
     set local role kadar_app`,
  );
  const found: { by: string[]; plan: Plan }[] = [];
  let name = '';
  const hear = ({ message = '' }: { message?: string | undefined }): void => {
    const [, json] = /plan:\n(\{.*\})$/s.exec(message) ?? [];
    if (json) found.push({ by: [`${name}()`], plan: (JSON.parse(json) as { Plan: Plan }).Plan });
  };
  admin.on('notice', hear);
  for (const one of rows) {
    name = one.name;
    const given = one.types.map((type) => `${GIVEN[type] ?? 'null'}::${type}`).join(', ');
    await admin.query('savepoint called');
    await admin.query(`select * from ${name}(${given})`).catch(() => undefined);
    await admin.query('rollback to called');
  }
  admin.off('notice', hear);
  return found;
};
