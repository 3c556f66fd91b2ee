import { fromCents, toCents } from '#shared/catalog/rand.ts'
import { shopLocalTime, withShopOffset } from '#shared/kernel/dates.ts'
import { byLocale, LOCALES } from '#shared/kernel/locale.ts'
import type { AnyField, AnyFields, Fields, FormValues, ReadValue } from './field-kinds.ts'
import { boxesOf, countName, inputsOf, isField, NONE, partsOf, readingOf, rowNames } from './inputs-of.ts'

/** Values as they were typed, which no schema has seen yet. */
export type AsTyped<Values> = Values extends readonly (infer Item)[]
  ? AsTyped<Item>[]
  : Values extends Date
    ? string | undefined
    : Values extends object
      ? { [Name in keyof Values]: AsTyped<Values[Name]> }
      : Values | undefined
/** Values as they are saved. */
type Saved<Values> = Values extends readonly (infer Item)[]
  ? readonly Saved<Item>[]
  : Values extends object
    ? Values extends Date
      ? Date
      : { [Name in keyof Values]-?: Saved<Exclude<Values[Name], undefined>> | null }
    : Values

/** A form: its fields, and what they make of a request, a record and a row of the database. */
export type Description<Values> = {
  fields: Fields<Values>
  /** The same for what walks them, which knows no types of values. */
  untyped: AnyFields
  /** Returns what was typed into the form's own inputs; a box that is not ticked is '', so that it stays unticked. */
  read: (form: ReadonlyMap<string, string>) => FormValues
  /** Makes of these values what a schema checks. Of a form that edits something, the version is among it. */
  toInput: (values: FormValues) => AsTyped<Values> & { version?: number }
  /** The values that the form of something saved begins with. */
  toValues: (saved: Saved<Values> & { version?: number }) => FormValues
}

/** The parts that do not depend on the types of a form's values. */
export type AnyDescription = Pick<Description<unknown>, 'untyped' | 'read'>

/**
 * Describes a form, each field once: what is typed, what a schema gets, what is given back after a refusal, what differs
 * from somebody else's version, and the inputs of the page all follow from it. `Values` are those of the form's schema;
 * what the form has instead of some of them, its action translates.
 */
export function describeForm<Values>(fields: Fields<Values>): Description<Values> {
  // The types of the values are checked by now.
  const untyped = fields as unknown as AnyFields
  return {
    fields,
    untyped,
    read: (form) => readTyped(untyped, (name) => form.get(name)),
    toInput(values) {
      const version = values['version']
      const typed = toInput(untyped, readingOf(values)) as AsTyped<Values>
      return { ...typed, ...(version && { version: Number(version) }) }
    },
    toValues(saved) {
      const values: FormValues = {}
      if (saved.version !== undefined) values['version'] = String(saved.version)
      writeFields(untyped, saved, values)
      return values
    },
  }
}

function readTyped(fields: AnyFields, read: ReadValue): FormValues {
  const values: FormValues = {}
  const version = read('version')
  if (version) values['version'] = version
  for (const { name, field } of inputsOf(fields, read)) {
    const isBox = field.kind === 'box' || field.kind === 'boxes'
    const value = read(name) ?? (isBox ? '' : undefined)
    // Browsers send line ends as CRLF.
    if (value !== undefined) values[name] = value.replaceAll('\r\n', '\n')
  }
  return values
}

function toInput(fields: AnyFields, read: ReadValue, prefix = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, typedIn(field, `${prefix}${name}`, read)]),
  )
}

function typedIn(field: AnyField, name: string, read: ReadValue): unknown {
  const typed = read(name)
  const text = typed?.trim()
  switch (field.kind) {
    case 'text':
      return text || !field.isOptional ? typed : field.ifEmpty
    case 'hidden':
      return typed
    case 'localized':
      return byLocale((locale) => {
        const inLocale = read(`${name}.${locale}`)
        return field.isList ? linesOf(inLocale ?? '') : inLocale
      })
    case 'number':
      return text ? Number(field.isDecimal ? text.replace(',', '.') : text) : field.ifEmpty
    case 'cents':
      return text ? (toCents(text) ?? NaN) : field.ifEmpty
    case 'time':
      return text ? withShopOffset(text) : undefined
    case 'box':
      return typed === 'on'
    case 'choice':
      if (field.none && typed === NONE) return null
      if (typeof field.values?.[0] === 'number' && text) return Number(text)
      return typed ?? (field.placeholder ? '' : undefined)
    case 'boxes': {
      const ticked = boxesOf(field, read).filter((value) => read(`${name}.${value}`) === 'on')
      // If both are ticked, the ones that are named count.
      const isAnswered = !field.none || ticked.length > 0 || read(`${name}.${NONE}`) === 'on'
      return isAnswered ? ticked : null
    }
    case 'slots':
      return Array.from({ length: field.most }, (_, at) => read(`${name}.${at}`)?.trim()).filter(
        (one) => one && one !== NONE,
      )
    case 'group':
      if (field.isSetBy !== undefined && !read(`${name}.${String(field.isSetBy)}`)?.trim()) return null
      return toInput(field.of, read, `${name}.`)
    case 'parts':
      return partsOf(field, name, read).map(({ row, kind, fields }) => ({
        kind,
        ...toInput(fields, read, `${row}.`),
      }))
    case 'rows': {
      const { of } = field
      return rowNames(field, name, read).map((row) =>
        isField(of) ? typedIn(of, row, read) : toInput(of, read, `${row}.`),
      )
    }
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

type Loose = Readonly<Record<string, unknown>>

function writeFields(fields: AnyFields, saved: Loose, values: FormValues, prefix = ''): void {
  for (const [name, field] of Object.entries(fields)) {
    writeField(field, saved[name] ?? undefined, values, `${prefix}${name}`)
  }
}

/** Writes a value into its inputs. Its type is that of its field, which the description was checked for. */
function writeField(field: AnyField, value: unknown, values: FormValues, name: string): void {
  switch (field.kind) {
    case 'localized':
      for (const locale of LOCALES) {
        const text = (value as Loose | undefined)?.[locale]
        values[`${name}.${locale}`] = Array.isArray(text) ? text.join('\n') : plain(text)
      }
      return
    case 'cents':
      values[name] = value === undefined ? '' : fromCents(value as number)
      return
    case 'time':
      values[name] = value === undefined ? '' : shopLocalTime(value as Date)
      return
    case 'box':
      values[name] = value ? 'on' : ''
      return
    case 'choice':
      values[name] = value === undefined && field.none ? NONE : plain(value)
      return
    case 'boxes': {
      const ticked = (value ?? []) as readonly string[]
      if (field.none) values[`${name}.${NONE}`] = value && ticked.length === 0 ? 'on' : ''
      for (const one of boxesOf(field, readingOf(values))) {
        values[`${name}.${one}`] = ticked.includes(one) ? 'on' : ''
      }
      return
    }
    case 'slots':
      for (let at = 0; at < field.most; at += 1) {
        writeField(field.of, (value as readonly unknown[] | undefined)?.[at], values, `${name}.${at}`)
      }
      return
    case 'group':
      return writeFields(field.of, (value ?? {}) as Loose, values, `${name}.`)
    case 'parts': {
      const parts = (value ?? []) as readonly ({ kind: string } & Loose)[]
      parts.forEach((part, at) => {
        values[`${name}.${at}.kind`] = part.kind
        writeFields(field.of[part.kind] ?? {}, part, values, `${name}.${at}.`)
      })
      return
    }
    case 'rows': {
      const rows = (value ?? []) as readonly unknown[]
      const { of } = field
      values[countName(name)] = String(rows.length)
      rows.forEach((row, at) => {
        if (isField(of)) writeField(of, row, values, `${name}.${at}`)
        else writeFields(of, row as Loose, values, `${name}.${at}.`)
      })
      return
    }
    default:
      values[name] = plain(value)
  }
}
