/** The values in the form of a recipe, by the names of its fields: `lines.0.amount`. */
export type RecipeValues = Partial<Record<string, string>>

export const ROW_GROUPS = ['lines', 'steps', 'tips'] as const
export type RowGroup = (typeof ROW_GROUPS)[number]
const MOST_ROWS: Record<RowGroup, number> = { lines: 60, steps: 30, tips: 10 }

/** Returns the number of rows of a kind that the form has. */
export function rowCount(values: RecipeValues, group: RowGroup): number {
  const count = Number(values[`count.${group}`] ?? 0)
  return Number.isInteger(count) ? Math.min(Math.max(count, 0), MOST_ROWS[group]) : 0
}

/**
 * The form after one of its buttons: `lines.add`, `steps.up.2`, `tips.remove.0`. Without scripts the server does it, with
 * them the browser. Anything else changes nothing.
 */
export function rearranged(values: RecipeValues, command: string): RecipeValues {
  const [, group, what = '', place = ''] = /^(lines|steps|tips)\.(add|up|down|remove)(?:\.(\d{1,2}))?$/.exec(
    command,
  ) ?? [undefined, undefined]
  if (!isGroup(group)) return values
  const rows = readRows(values, group)
  const at = Number(place)
  const [row] = what === 'add' ? [] : rows.splice(at, 1)
  if (what === 'add' && rows.length < MOST_ROWS[group]) {
    rows.push(group === 'lines' ? { key: freshKey(rows), unit: 'g' } : {})
  }
  if (row && what === 'up') rows.splice(Math.max(at - 1, 0), 0, row)
  if (row && what === 'down') rows.splice(at + 1, 0, row)
  return writeRows(values, group, rows)
}

const isGroup = (name: string | undefined): name is RowGroup => ROW_GROUPS.some((group) => group === name)

type Row = Record<string, string>

function readRows(values: RecipeValues, group: RowGroup): Row[] {
  const rows = Array.from({ length: rowCount(values, group) }, (): Row => ({}))
  for (const [name, value] of Object.entries(values)) {
    const [kind, at, ...rest] = name.split('.')
    const row = kind === group ? rows[Number(at)] : undefined
    if (row && value !== undefined) row[rest.join('.')] = value
  }
  return rows
}

function writeRows(values: RecipeValues, group: RowGroup, rows: Row[]): RecipeValues {
  const others = Object.entries(values).filter(([name]) => !name.startsWith(`${group}.`))
  const written = rows.flatMap((row, at) =>
    Object.entries(row).map(([name, value]) => [`${group}.${at}.${name}`, value] as const),
  )
  return { ...Object.fromEntries([...others, ...written]), [`count.${group}`]: String(rows.length) }
}

function freshKey(rows: Row[]): string {
  const taken = new Set(rows.map((row) => row['key']))
  let number = rows.length + 1
  while (taken.has(`line-${number}`)) number += 1
  return `line-${number}`
}
