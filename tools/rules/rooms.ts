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
] as const;

export type Standing = Readonly<Record<string, readonly (readonly string[])[]>>;

/** Circles that were there before this rule, by floor: no room is added, and one that is out of its circle leaves the list. */
export const STANDING: Standing = {
  'apps/web/src/kit': [['dialogs', 'dokumen', 'list', 'pembelian', 'print', 'table', 'why']],
};

const LIST = 'tools/rules/rooms.ts';

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

/** The listed circle that most of these rooms are of. */
const nearest = (circle: readonly string[], standing: readonly (readonly string[])[]): readonly string[] =>
  standing
    .map((listed) => listed.filter((room) => circle.includes(room)))
    .reduce((most, shared) => (shared.length > most.length ? shared : most), [] as readonly string[]);

const refusals = (circle: readonly string[], doors: Doors, known: readonly string[]): Finding[] => {
  const closing = within(circle, doors);
  if (known.length === 0) {
    const [first] = closing;
    return first
      ? [
          findingAt(
            first.file,
            first.found.offset,
            `circle of rooms ${circle.join(', ')}: ${closing.map(wayOf).join('; ')}`,
          ),
        ]
      : [];
  }
  return circle
    .filter((room) => !known.includes(room))
    .flatMap((room) => {
      const [first] = within(circle, new Map([...doors].filter(([from]) => from === room)));
      return first
        ? [
            findingAt(
              first.file,
              first.found.offset,
              `${room} joins the circle of rooms ${known.join(', ')}: ${wayOf(first)}`,
            ),
          ]
        : [];
    });
};

/** What is left of a listed circle; undefined while all of it stands. */
const leftOf = (circle: readonly string[], circles: readonly string[][]): string | undefined => {
  const left = circles
    .map((still) => circle.filter((room) => still.includes(room)))
    .filter(({ length }) => length > 1);
  if (left.some(({ length }) => length === circle.length)) return undefined;
  return left.map((rooms) => rooms.join(', ')).join(' and ') || 'none';
};

/** No circle of rooms on a floor beside those that stand, types and lazy imports included; and none is listed longer than it stands. */
export const noRoomCircles =
  (standing: Standing): Rule =>
  (files) => {
    const list = files.find(({ path }) => path === LIST);
    return FLOORS.flatMap((floor) => {
      const doors = doorsOf(floor, files);
      const circles = circlesOf(doors);
      const listed = standing[floor] ?? [];
      return [
        ...circles.flatMap((circle) => refusals(circle, doors, nearest(circle, listed))),
        ...listed.flatMap((circle) => {
          const left = leftOf(circle, circles);
          return list && left !== undefined
            ? [findingAt(list, 0, `${floor}: of the circle of ${circle.join(', ')} is left: ${left}`)]
            : [];
        }),
      ];
    });
  };
