import { type Finding, findingAt, type Import, isTest, type Rule, type SourceFile } from './source.ts';

/** Floors of the house. A room is a folder on one of them, or a file that lies there by itself. */
const FLOORS = [
  'packages/domain/src',
  'packages/contract/src',
  'packages/documents/src',
  'apps/server/src/platform',
  'apps/server/src/engines',
  'apps/server/src/modules',
  'apps/web/src/kit',
  'apps/web/src/parts',
] as const;

/** An import of one room by another. */
interface Door {
  file: SourceFile;
  found: Import;
}
type Doors = Map<string, Map<string, Door>>;

const roomOf = (floor: string, path: string): string | undefined =>
  path.startsWith(`${floor}/`) ? path.slice(floor.length + 1).split('/', 1)[0] : undefined;

/** What tests need beside their subject is no part of how rooms stand to each other. */
const isBuilt = (path: string): boolean => !isTest(path) && !/\.fixture\.tsx?$/.test(path);

const doorsOf = (floor: string, files: readonly SourceFile[]): Doors => {
  const doors: Doors = new Map();
  for (const file of files) {
    const from = roomOf(floor, file.path);
    if (from === undefined || !isBuilt(file.path)) continue;
    for (const found of file.imports) {
      const to = found.target === undefined ? undefined : roomOf(floor, found.target);
      if (to === undefined || to === from) continue;
      const known = doors.get(from) ?? new Map<string, Door>();
      if (!known.has(to)) known.set(to, { file, found });
      doors.set(from, known);
    }
  }
  return doors;
};

const reachedFrom = (start: string, doors: Doors): Set<string> => {
  const reached = new Set<string>();
  const queue = [start];
  for (const room of queue)
    for (const next of doors.get(room)?.keys() ?? [])
      if (!reached.has(next)) {
        reached.add(next);
        queue.push(next);
      }
  return reached;
};

/** Rooms each of which leads to all others of its circle. */
const circlesOf = (doors: Doors): string[][] => {
  const reached = new Map([...doors.keys()].map((room) => [room, reachedFrom(room, doors)]));
  const circles = new Map<string, string[]>();
  for (const [room, rooms] of reached) {
    if (!rooms.has(room)) continue;
    const circle = [...rooms].filter((other) => reached.get(other)?.has(room)).sort();
    circles.set(circle.join(), circle);
  }
  return [...circles.values()];
};

/** The doors between rooms of a circle. */
const within = (circle: readonly string[], doors: Doors): Door[] =>
  circle.flatMap((room) =>
    [...(doors.get(room) ?? [])].flatMap(([to, door]) => (circle.includes(to) ? [door] : [])),
  );

const wayOf = ({ file, found }: Door): string => `${file.path} → ${found.target}`;

const refusal = (circle: readonly string[], doors: Doors): Finding[] => {
  const closing = within(circle, doors);
  const [first] = closing;
  if (!first) return [];
  const ways = closing.map(wayOf).join('; ');
  return [findingAt(first.file, first.found.offset, `circle of rooms ${circle.join(', ')}: ${ways}`)];
};

/** No circle of rooms on a floor, types and lazy imports included. */
export const noRoomCircles: Rule = (files) =>
  FLOORS.flatMap((floor) => {
    const doors = doorsOf(floor, files);
    return circlesOf(doors).flatMap((circle) => refusal(circle, doors));
  });
