import { type Finding, findingAt, type Rule, type SourceFile } from './source.ts';

/** The way along imports from `start` back to itself, shortest first; undefined when there is none. */
function wayBack(start: string, graph: Map<string, SourceFile>): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const path of queue) {
    for (const { target } of graph.get(path)?.imports ?? []) {
      if (target === undefined || !graph.has(target)) continue;
      if (target === start) {
        const way = [start];
        for (let at: string | undefined = path; at !== undefined && at !== start; at = cameFrom.get(at))
          way.unshift(at);
        return [start, ...way];
      }
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, path);
      queue.push(target);
    }
  }
  return undefined;
}

/** No cycle of imports, types and lazy imports included. Each cycle is reported once. */
export const noCycles: Rule = (files) => {
  const graph = new Map(files.map((file) => [file.path, file]));
  const reported = new Set<string>();
  const findings: Finding[] = [];
  for (const file of files) {
    if (reported.has(file.path)) continue;
    const way = wayBack(file.path, graph);
    if (!way) continue;
    for (const path of way) reported.add(path);
    const offset = file.imports.find(({ target }) => target === way[1])?.offset ?? 0;
    findings.push(findingAt(file, offset, `import cycle: ${way.join(' → ')}`));
  }
  return findings;
};
