import type { InputHTMLAttributes } from 'react'
import type { Locale } from '#shared/kernel/locale.ts'
import type { FormTexts } from './use-form-texts.ts'

/** The values in a form, by the names of its inputs: `lines.0.note.th`. */
export type FormValues = Partial<Record<string, string>>
export type ReadValue = (name: string) => string | undefined

/** Words of a field; `number` counts the rows of a list from 1. */
type Words = (texts: FormTexts, number: number) => string
/** Words of the values that can be chosen. */
type ValueWords<Value> = (
  texts: FormTexts,
  read: ReadValue,
) => [Value] extends [number] ? readonly string[] : Readonly<Record<Extract<Value, string | number>, string>>

export type Labelled = { label: Words; hint?: Words }
type Typed = Labelled & { isOptional?: true; input?: InputHTMLAttributes<HTMLInputElement> }

/** A line, or several; where it is optional, an empty one is absent. */
type TextKind = Typed & { kind: 'text'; rows?: number; ifEmpty?: null }
/** A text in each language, which some or all of them need. */
type LocalizedKind = Labelled & {
  kind: 'localized'
  rows?: number
  /** The languages in which it may not be empty: none if left out. */
  required?: 'everywhere' | 'in-default'
  /** A list, one item in a line. */
  isList?: true
}
type NumberKind = Typed & { kind: 'number'; isDecimal?: true; ifEmpty?: null }
/** An amount, typed in rand. */
type CentsKind = Typed & { kind: 'cents'; ifEmpty?: null }
/** A day and a time of the shop. */
type TimeKind = Typed & { kind: 'time' }
type BoxKind = Labelled & { kind: 'box' }
/** One of `values`, or of the choices that the page hands to its form; `none` stands for null. */
type ChoiceKind<Value> = Labelled & {
  kind: 'choice'
  values?: readonly Value[]
  words?: ValueWords<Value>
  /** The name of the page's choices, where that is not the field's. */
  choices?: string
  none?: Words
  /** Stands there until something is chosen. */
  placeholder?: Words
}
/** Any of some values, a box each. */
type BoxesKind<Value> = Labelled & {
  kind: 'boxes'
  values: readonly Value[] | ((read: ReadValue) => readonly Value[])
  words: ValueWords<Value>
  /** A box of its own for an answer that names none of them; without any answer it is null. */
  none?: Words
  /** Out of sight until they are asked for. */
  isFolded?: true
  /** One after the other, where their words are short. */
  isInLine?: true
}
/** A list with a fixed number of places, any of which may stay empty. */
type SlotsKind = { kind: 'slots'; most: number; of: TextKind | ChoiceKind<string> }
/** Goes with the form unseen. */
type HiddenKind = { kind: 'hidden' }
/** Values that belong together; null as long as `isSetBy` is empty. */
type GroupKind<Value> = { kind: 'group'; of: Fields<Value>; isSetBy?: keyof Value }
/** A list in which rows come, go and change places. */
type RowsKind<Row> = {
  kind: 'rows'
  most: number
  of: Row extends Record<Locale, string> ? LocalizedKind : Fields<Row>
  label: Words
  /** Names a row. */
  rowLabel: Words
  /** Makes a new row of those that there are. */
  fresh?: (rows: readonly FormValues[]) => FormValues
}

/** A list of parts of several kinds, each with fields of its own. A part says its kind, so that none has to be counted. */
type PartsKind<Part extends { kind: string }> = {
  kind: 'parts'
  most: number
  of: { readonly [Kind in Part['kind']]: Fields<PartOf<Part, Kind>> }
  /** The label of a field of a part. */
  inPart: (texts: FormTexts, number: number, label: string) => string
}
type PartOf<Part, Kind> = Part extends { kind: Kind } ? Omit<Part, 'kind'> : never

type Nullable<Value, Kind> = null extends Value ? Kind & { ifEmpty: null } : Kind
type Choice<Value> = null extends Value
  ? ChoiceKind<NonNullable<Value>> & { none: Words }
  : ChoiceKind<NonNullable<Value>>

/** The kinds of field that a value can have. */
type FieldOf<Value, Given = NonNullable<Value>> = [Given] extends [boolean]
  ? BoxKind
  : [Given] extends [number]
    ? Nullable<Value, NumberKind> | Nullable<Value, CentsKind> | Choice<Value>
    : [Given] extends [Date]
      ? TimeKind
      : [Given] extends [string]
        ? Nullable<Value, TextKind> | HiddenKind | Choice<Value>
        : [Given] extends [Record<Locale, string>]
          ? LocalizedKind
          : [Given] extends [Record<Locale, string[]>]
            ? LocalizedKind & { isList: true }
            : [Given] extends [readonly (infer Item)[]]
              ? [Item] extends [string]
                ? null extends Value
                  ? BoxesKind<Item> & { none: Words }
                  : BoxesKind<Item> | SlotsKind
                : [Item] extends [{ kind: string }]
                  ? PartsKind<Item>
                  : RowsKind<Item>
              : null extends Value
                ? GroupKind<Given> & { isSetBy: keyof Given }
                : GroupKind<Given>

/** A field for each value of a schema, no more and no less. */
export type Fields<Values> = { readonly [Name in keyof Values]-?: FieldOf<Values[Name]> }

/** Fields whose schema is not known: what all descriptions have in common. */
export type AnyField =
  | TextKind
  | LocalizedKind
  | NumberKind
  | CentsKind
  | TimeKind
  | BoxKind
  | HiddenKind
  | ChoiceKind<string | number>
  | BoxesKind<string>
  | SlotsKind
  | (Omit<GroupKind<never>, 'of'> & { of: AnyFields })
  | AnyRows
  | AnyParts
export type AnyRows = Omit<RowsKind<never>, 'of'> & { of: AnyFields | LocalizedKind }
export type AnyParts = Omit<PartsKind<never>, 'of'> & { of: Readonly<Record<string, AnyFields>> }
export type AnyFields = Readonly<Record<string, AnyField>>
