import type { AnyDescription } from './describe-form.ts'
import type { AnyRows, FormValues } from './field-kinds.ts'
import { countName, inputsOfRow, readingOf, rowNames } from './inputs-of.ts'

const COMMAND = /^(?<name>\w+)\.(?<what>add|up|down|remove)(?:\.(?<place>\d{1,3}))?$/

/**
 * The form after one of the buttons of its rows: `lines.add`, `steps.up.2`, `tips.remove.0`. Without scripts the server
 * does it, with them the browser. Anything else changes nothing.
 */
export function rearranged({ untyped }: AnyDescription, values: FormValues, command: string): FormValues {
  const { name = '', what, place } = COMMAND.exec(command)?.groups ?? {}
  const field = Object.hasOwn(untyped, name) ? untyped[name] : undefined
  if (field?.kind !== 'rows') return values
  const rows = readRows(field, name, values)
  const at = Number(place)
  const [row] = what === 'add' ? [] : rows.splice(at, 1)
  if (what === 'add' && rows.length < field.most) rows.push(field.fresh?.(rows) ?? {})
  if (row && what === 'up') rows.splice(Math.max(at - 1, 0), 0, row)
  if (row && what === 'down') rows.splice(at + 1, 0, row)
  return writeRows(name, values, rows)
}

function readRows(field: AnyRows, name: string, values: FormValues): FormValues[] {
  const read = readingOf(values)
  return rowNames(field, name, read).map((row) => {
    const inputs = [...inputsOfRow(field, row, read)]
    return Object.fromEntries(inputs.map((input) => [input.name.slice(row.length + 1), read(input.name)]))
  })
}

function writeRows(name: string, values: FormValues, rows: readonly FormValues[]): FormValues {
  const others = Object.entries(values).filter(([other]) => !other.startsWith(`${name}.`))
  const written = rows.flatMap((row, at) =>
    Object.entries(row).map(([inner, value]) => [`${name}.${at}.${inner}`, value] as const),
  )
  return { ...Object.fromEntries([...others, ...written]), [countName(name)]: String(rows.length) }
}
