import { findCircles, importsBetween, roomOf } from './modules.ts'
import { isTest, readSources, type SourceFile, visit } from './read-source.ts'
import { isRelative, listComments } from './comments.ts'
import { countRepeated, shapeOf } from './repeated.ts'

/** Sizes and edges of the house. Tests, seed data, migrations and bench/ are left out, but their comments are counted. */
export type Figures = {
  files: number
  lines: number
  medianLines: number
  p90Lines: number
  maxLines: number
  rooms: number
  modules: number
  moduleEdges: number
  roomEdges: number
  upwardEdges: number
  circles: number
  tablesOfModules: number
  tablesOfRooms: number
  /** Pairs of files of app/, domain/ and server/ that share six lines. */
  repeated: number
  /** The same, whatever the names, strings and numbers. */
  repeatedShapes: number
  comments: number
  relativeComments: number
}

const LEFT_OUT = /^(bench|tests|database\/(seed|migrations))\//

/**
 * Measures the source below `root`, of this state of the house or of an earlier one.
 * @param rooms the lowest first; a folder that is itself a module counts as none
 */
export function measureHouse(root: string, rooms: readonly string[]): Figures {
  const all = readSources(root, { withTests: true })
  const sources = all.filter(({ path }) => !isTest(path) && !LEFT_OUT.test(path))
  const lines = sources.map(({ text }) => countLines(text)).toSorted((a, b) => a - b)
  const modules = listModules(sources)
  const roomOfPath = roomsIn(sources, modules, rooms)
  const roomEdges = distinctEdges(sources, roomOfPath)
  const comments = all.flatMap(listComments)
  const written = sources.filter(({ path }) => /^(app|domain|server)\//.test(path))
  return {
    files: sources.length,
    lines: lines.reduce((sum, count) => sum + count, 0),
    medianLines: percentile(lines, 0.5),
    p90Lines: percentile(lines, 0.9),
    maxLines: percentile(lines, 1),
    rooms: new Set(sources.map(({ path }) => roomOfPath(path)).filter(Boolean)).size,
    modules: modules.length,
    moduleEdges: distinctEdges(sources, (path) => moduleIn(modules, path)).length,
    roomEdges: roomEdges.length,
    upwardEdges: roomEdges.filter(([from, to]) => rooms.indexOf(to) > rooms.indexOf(from)).length,
    circles: findCircles(sources).length,
    tablesOfModules: countSharedTables(sources, (path) => moduleIn(modules, path)),
    tablesOfRooms: countSharedTables(sources, roomOfPath),
    repeated: countRepeated(written),
    repeatedShapes: countRepeated(written, shapeOf),
    comments: comments.length,
    relativeComments: comments.filter(isRelative).length,
  }
}

/** The share of comments that begin with a relative clause, in percent. */
export function relativeShare({ comments, relativeComments }: Figures): number {
  return comments === 0 ? 0 : (relativeComments / comments) * 100
}

/** One line a figure, for a terminal; an earlier state stands before this one. */
export function printFigures(now: Figures, before?: Figures): string {
  const rows: [label: string, figure: (figures: Figures) => string][] = [
    ['source files', ({ files }) => whole(files)],
    ['lines', ({ lines }) => whole(lines)],
    ['lines a file: median', ({ medianLines }) => whole(medianLines)],
    ['lines a file: p90', ({ p90Lines }) => whole(p90Lines)],
    ['lines a file: max', ({ maxLines }) => whole(maxLines)],
    ['rooms', ({ rooms }) => whole(rooms)],
    ['modules', ({ modules }) => whole(modules)],
    ['edges between modules', ({ moduleEdges }) => whole(moduleEdges)],
    ['edges between rooms', ({ roomEdges }) => whole(roomEdges)],
    ['edges between rooms, upwards', ({ upwardEdges }) => whole(upwardEdges)],
    ['circles of files', ({ circles }) => whole(circles)],
    ['tables written by several modules', ({ tablesOfModules }) => whole(tablesOfModules)],
    ['tables written by several rooms', ({ tablesOfRooms }) => whole(tablesOfRooms)],
    ['pairs of files that share six lines', ({ repeated }) => whole(repeated)],
    ['pairs that share six lines of one shape', ({ repeatedShapes }) => whole(repeatedShapes)],
    ['comments', ({ comments }) => whole(comments)],
    ['comments that begin with a relative clause', (figures) => `${relativeShare(figures).toFixed(1)} %`],
  ]
  const columns = [...(before ? [{ title: 'before', figures: before }] : []), { title: 'now', figures: now }]
  const line = (label: string, cells: string[]) =>
    label.padEnd(44) + cells.map((cell) => cell.padStart(10)).join('')
  return [
    ...(before
      ? [
          line(
            '',
            columns.map(({ title }) => title),
          ),
        ]
      : []),
    ...rows.map(([label, figure]) =>
      line(
        label,
        columns.map(({ figures }) => figure(figures)),
      ),
    ),
  ].join('\n')
}

const whole = (count: number) => count.toLocaleString('en')

function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

/** The nearest rank. */
function percentile(sorted: number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** Folders of domain/ with an index.ts, such as `domain/orders/cart`. */
function listModules(sources: SourceFile[]): string[] {
  return sources.flatMap(({ path }) => /^(domain\/.+)\/index\.ts$/.exec(path)?.[1] ?? [])
}

function moduleIn(modules: string[], path: string): string {
  return modules.find((module) => path.startsWith(`${module}/`)) ?? ''
}

function roomsIn(sources: SourceFile[], modules: string[], rooms: readonly string[]) {
  const there = new Set(sources.map(({ path }) => roomOf(path)))
  const ours = rooms.filter((room) => there.has(room) && !modules.includes(`domain/${room}`))
  return (path: string) => (path.startsWith('domain/') && ours.includes(roomOf(path)) ? roomOf(path) : '')
}

/** Pairs of places of which one imports the other, each once, however many imports there are. */
function distinctEdges(sources: SourceFile[], placeOf: (path: string) => string): [string, string][] {
  const ours = sources.filter(({ path }) => placeOf(path) !== '')
  const edges = new Map<string, [string, string]>()
  for (const { from, to } of importsBetween(ours, placeOf)) if (to) edges.set(`${from} ${to}`, [from, to])
  return [...edges.values()]
}

/** Counts tables that several places insert into, update or delete from. Statements in plain SQL are not seen. */
function countSharedTables(sources: SourceFile[], placeOf: (path: string) => string): number {
  const writers = new Map<string, Set<string>>()
  for (const source of sources) {
    const place = placeOf(source.path)
    if (place === '') continue
    for (const table of listWrites(source)) {
      writers.set(table, (writers.get(table) ?? new Set()).add(place))
    }
  }
  return [...writers.values()].filter((places) => places.size > 1).length
}

function listWrites({ program }: SourceFile): Set<string> {
  const tables = new Map<string, string>()
  const written = new Set<string>()
  visit(program, {
    ImportDeclaration({ source, specifiers }) {
      if (!source.value.includes('database/schema/')) return
      for (const specifier of specifiers) {
        if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier') {
          tables.set(specifier.local.name, specifier.imported.name)
        }
      }
    },
    CallExpression({ callee, arguments: [table] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (!['insert', 'update', 'delete'].includes(callee.property.name)) return
      const name = table?.type === 'Identifier' ? tables.get(table.name) : undefined
      if (name !== undefined) written.add(name)
    },
  })
  return written
}
