import { LOCALES, type Locale } from '#shared/kernel/locale.ts'
import type { AnyField, AnyFields, AnyParts, AnyRows, FormValues, ReadValue } from './field-kinds.ts'

/** Chosen where nothing is: no option has an empty value (docs/specification.md §5). */
export const NONE = 'none'

/** An input of a form. */
export type InputOf = {
  name: string
  field: AnyField
  /** The language of a text that has several. */
  locale?: Locale
  /** The value that a box stands for. */
  value?: string
  /** Its place in a list, from 1. */
  number?: number
  /** The list of parts that it is in one of. */
  parts?: AnyParts
}

/** All inputs that a form with these values has. */
export function* inputsOf(fields: AnyFields, read: ReadValue, prefix = ''): Generator<InputOf> {
  for (const [name, field] of Object.entries(fields)) yield* inputsOfField(field, `${prefix}${name}`, read)
}

export function* inputsOfField(field: AnyField, name: string, read: ReadValue): Generator<InputOf> {
  switch (field.kind) {
    case 'localized':
      for (const locale of LOCALES) yield { name: `${name}.${locale}`, field, locale }
      return
    case 'boxes':
      if (field.none) yield { name: `${name}.${NONE}`, field, value: NONE }
      for (const value of boxesOf(field, read)) yield { name: `${name}.${value}`, field, value }
      return
    case 'slots':
      for (let at = 0; at < field.most; at += 1)
        yield { name: `${name}.${at}`, field: field.of, number: at + 1 }
      return
    case 'group':
      yield* inputsOf(field.of, read, `${name}.`)
      return
    case 'rows':
      yield { name: countName(name), field: { kind: 'hidden' } }
      for (const row of rowNames(field, name, read)) yield* inputsOfRow(field, row, read)
      return
    case 'parts':
      for (const { row, fields, number } of partsOf(field, name, read)) {
        yield { name: `${row}.kind`, field: { kind: 'hidden' } }
        for (const input of inputsOf(fields, read, `${row}.`)) yield { ...input, number, parts: field }
      }
      return
    default:
      yield { name, field }
  }
}

export function inputsOfRow({ of }: AnyRows, name: string, read: ReadValue): Generator<InputOf> {
  return isField(of) ? inputsOfField(of, name, read) : inputsOf(of, read, `${name}.`)
}

/** True for a field, false for fields by their names, one of which may be called `kind`. */
export function isField(of: AnyFields | AnyField): of is AnyField {
  return typeof of['kind'] === 'string'
}

export function boxesOf(
  { values }: Extract<AnyField, { kind: 'boxes' }>,
  read: ReadValue,
): readonly string[] {
  return typeof values === 'function' ? values(read) : values
}

/** The input that says how many rows a list has. */
export const countName = (name: string) => `count.${name}`

/** The names of a list's rows, `lines.0`. */
export function rowNames({ most }: AnyRows, name: string, read: ReadValue): string[] {
  const count = Number(read(countName(name)) ?? 0)
  const rows = Number.isInteger(count) ? Math.min(Math.max(count, 0), most) : 0
  return Array.from({ length: rows }, (_, at) => `${name}.${at}`)
}

export const readingOf =
  (values: FormValues): ReadValue =>
  (name) =>
    Object.hasOwn(values, name) ? values[name] : undefined

/** The parts of a list, up to the first that says no kind that there is. */
export function partsOf({ of, most }: AnyParts, name: string, read: ReadValue) {
  const parts: { row: string; kind: string; fields: AnyFields; number: number }[] = []
  while (parts.length < most) {
    const row = `${name}.${parts.length}`
    const kind = read(`${row}.kind`) ?? ''
    const fields = Object.hasOwn(of, kind) ? of[kind] : undefined
    if (!fields) break
    parts.push({ row, kind, fields, number: parts.length + 1 })
  }
  return parts
}
