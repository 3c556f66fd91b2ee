/** All of several tables in one. */
type Merged<Table> = (Table extends unknown ? (table: Table) => void : never) extends (all: infer All) => void
  ? All
  : never

/**
 * Makes one table of those that modules declare.
 * @throws Error if two of them declare the same kind
 */
export function collectJobs<Table extends object>(tables: readonly Table[]): Merged<Table> {
  const kinds = new Set<string>()
  for (const kind of tables.flatMap((table) => Object.keys(table))) {
    if (kinds.has(kind)) throw new Error(`two modules declare the job ${kind}`)
    kinds.add(kind)
  }
  return Object.assign({}, ...tables) as Merged<Table>
}
