import type { SourceFile } from './read-source.ts'

/**
 * Finds imports of domain/ that run upwards: a room knows only those before it, and kernel/ knows none. Types count.
 * @param rooms the lowest first
 */
export function findRoomFaults(sources: SourceFile[], rooms: readonly string[]): string[] {
  const ours = sources.filter(({ path }) => path.startsWith('domain/') && !path.includes('.test.'))
  const there = new Set(ours.map(({ path }) => roomOf(path)))
  const loose = ours
    .filter(({ path }) => path.split('/').length < 3)
    .map(({ path }) => `${path} lies in no room`)
  const unlisted = [...there]
    .filter((room) => room !== 'kernel' && !rooms.includes(room))
    .map((room) => `${room} is not in the list of rooms`)
  const gone = rooms.filter((room) => !there.has(room)).map((room) => `${room} is listed and does not exist`)
  const upward = importsBetween(ours, roomOf).flatMap(({ path, target, from, to }) =>
    rooms.indexOf(to) > rooms.indexOf(from) ? [`${path} imports ${target}, which stands above it`] : [],
  )
  return [...loose, ...unlisted, ...gone, ...upward]
}

/** Groups of modules, of one room or several, that import each other in a cycle, types included. */
export function findModuleCircles(sources: SourceFile[]): string[][] {
  const graph = new Map<string, Set<string>>()
  const ours = sources.filter(({ path }) => moduleOf(path) !== '' && !path.includes('.test.'))
  for (const { path } of ours) graph.set(moduleOf(path), new Set())
  for (const { from, to } of importsBetween(ours, moduleOf)) if (to) graph.get(from)?.add(to)
  return circlesIn(graph)
}

/** Groups of files that import each other in a cycle, types included. */
export function findCircles(sources: SourceFile[]): string[][] {
  return circlesIn(new Map(sources.map(({ path, imports }) => [path, new Set(imports)])))
}

/** Imports that lead from one place to another: from room to room, or from module to module. */
export function importsBetween(sources: SourceFile[], placeOf: (path: string) => string) {
  return sources.flatMap(({ path, imports }) =>
    imports
      .filter((target) => target.startsWith('domain/') && placeOf(target) !== placeOf(path))
      .map((target) => ({ path, target, from: placeOf(path), to: placeOf(target) })),
  )
}

/** `orders` for `domain/orders/cart/index.ts`. */
export const roomOf = (path: string) => path.split('/')[1] ?? ''

/** `orders/cart` for `domain/orders/cart/index.ts`; '' for files outside modules. */
export function moduleOf(path: string): string {
  return /^domain\/([^/]+\/[^/]+)\//.exec(path)?.[1] ?? ''
}

/** Tarjan's algorithm: a strongly connected component of several is a cycle. */
function circlesIn(graph: Map<string, Set<string>>): string[][] {
  const found: string[][] = []
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  function walk(node: string): void {
    const at = index.size
    index.set(node, at)
    low.set(node, at)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue
      if (!index.has(next)) walk(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(node) !== at) return
    const circle = stack.splice(stack.indexOf(node))
    if (circle.length > 1) found.push(circle.toSorted())
  }
  for (const node of graph.keys()) if (!index.has(node)) walk(node)
  return found
}
