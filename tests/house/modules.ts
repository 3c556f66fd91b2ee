import type { SourceFile } from './read-source.ts'

/**
 * Finds imports between the modules of domain/ that break their order: each may import only modules listed before it.
 * Imports of types count.
 * @param order names of the modules, the lowest first
 */
export function findOrderFaults(sources: SourceFile[], order: string[]): string[] {
  const modules = new Set(sources.flatMap(({ path }) => moduleOf(path) ?? []))
  const unlisted = [...modules]
    .filter((name) => !order.includes(name))
    .map((name) => `${name} is not in the order`)
  const gone = order
    .filter((name) => !modules.has(name))
    .map((name) => `${name} is in the order and does not exist`)
  const upward = sources
    .filter(({ path }) => !path.endsWith('.test.ts'))
    .flatMap(({ path, imports }) =>
      imports.flatMap((target) => {
        const [from, to] = [moduleOf(path), moduleOf(target)]
        const isUpward = from && to && order.indexOf(to) > order.indexOf(from)
        return isUpward ? [`${path} imports ${target}, which stands above it`] : []
      }),
    )
  return [...unlisted, ...gone, ...upward]
}

/** `orders` for `domain/orders/orders/index.ts`; undefined for files outside modules. */
function moduleOf(path: string): string | undefined {
  return /^domain\/([^/]+)\//.exec(path)?.[1]
}

/** Groups of files that import each other in a cycle, types included. */
export function findCircles(sources: SourceFile[]): string[][] {
  const imports = new Map(sources.map(({ path, imports }) => [path, imports]))
  const found: string[][] = []
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []

  // Tarjan's algorithm: a strongly connected component of several files is a cycle.
  function walk(path: string): void {
    const at = index.size
    index.set(path, at)
    low.set(path, at)
    stack.push(path)
    for (const next of imports.get(path) ?? []) {
      if (!imports.has(next)) continue
      if (!index.has(next)) walk(next)
      if (stack.includes(next)) low.set(path, Math.min(low.get(path) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(path) !== at) return
    const circle = stack.splice(stack.indexOf(path))
    if (circle.length > 1) found.push(circle.toSorted())
  }
  for (const path of imports.keys()) if (!index.has(path)) walk(path)
  return found
}
