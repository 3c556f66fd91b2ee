/** All of several tables in one. */
export type Merged<Table> = (Table extends unknown ? (table: Table) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/**
 * Makes one table of those that modules declare. `noun` is for the error: what they declare.
 * @throws Error if two of them declare the same kind
 */
export function collectDeclared<Table extends object>(noun: string, tables: readonly Table[]): Merged<Table> {
  const kinds = new Set<string>()
  for (const kind of tables.flatMap((table) => Object.keys(table))) {
    if (kinds.has(kind)) throw new Error(`two modules declare the ${noun} ${kind}`)
    kinds.add(kind)
  }
  return Object.assign({}, ...tables) as Merged<Table>
}
