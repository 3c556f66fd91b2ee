import { createContext, type ReactNode, use } from 'react'
import { CheckBox } from '#app/components/admin/check-box.tsx'
import { LocalizedField } from '#app/components/admin/localized-field.tsx'
import { FieldError, SelectField, TextArea, TextField } from '#app/components/forms/field.tsx'
import { FormState, useField } from '#app/components/forms/form-state.ts'
import type { AnyDescription } from './describe-form.ts'
import type { AnyField, AnyFields, Labelled } from './field-kinds.ts'
import { FormChoicesContext } from './form-choices.ts'
import { boxesOf, NONE, readingOf } from './inputs-of.ts'
import { useFormTexts } from './use-form-texts.ts'
import { choicesOf } from './value-in-words.ts'

/** The row that inputs stand in: what their names begin with, and its place from 1. */
export const RowPlace = createContext({ prefix: '', number: 0 })

type Place = {
  className?: string
  /** Stands below a text in each language, in their order. */
  below?: ReactNode[]
}

/**
 * Makes the inputs of a description: a component that takes the name of a field.
 * @param fields those of a form, or of the rows of a list in it
 */
export function inputOf<Fields extends object>(fields: Fields) {
  // Names are checked where the component is used; the kinds were where the form was described.
  const known = fields as unknown as AnyFields
  return function Input({ name, ...place }: Place & { name: keyof Fields & string }) {
    const { prefix, number } = use(RowPlace)
    const field = known[name]
    return field && <FieldInput field={field} name={`${prefix}${name}`} number={number} {...place} />
  }
}

/** All inputs of a form, in the order of its description. */
export function FieldInputs({ of: { untyped }, prefix = '' }: FieldInputsProps) {
  return Object.entries(untyped).map(([name, field]) => (
    <FieldInput key={name} field={field} name={`${prefix}${name}`} number={0} />
  ))
}
type FieldInputsProps = { of: Pick<AnyDescription, 'untyped'>; prefix?: string }

type Kind<Name extends AnyField['kind']> = Extract<AnyField, { kind: Name }>
type FieldInputProps<Field = AnyField> = Place & { field: Field; name: string; number: number }

/** The inputs of one field. */
export function FieldInput({ field, ...place }: FieldInputProps) {
  switch (field.kind) {
    case 'hidden':
      return <HiddenInput name={place.name} />
    case 'text':
    case 'number':
    case 'cents':
    case 'time':
      return <TypedInput field={field} {...place} />
    case 'localized':
      return <LocalizedInput field={field} {...place} />
    case 'choice':
      return <ChoiceInput field={field} {...place} />
    case 'box':
      return <BoxInput field={field} {...place} />
    case 'boxes':
      return <BoxesInput field={field} {...place} />
    case 'slots':
      return Array.from({ length: field.most }, (_, at) => (
        <FieldInput key={at} {...place} field={field.of} name={`${place.name}.${at}`} number={at + 1} />
      ))
    case 'group':
      return Object.entries(field.of).map(([inner, one]) => (
        <FieldInput key={inner} {...place} field={one} name={`${place.name}.${inner}`} />
      ))
    case 'rows':
    case 'parts':
      throw new Error(`${place.name} is a list: its page shows the rows`)
  }
}

/** The label of a field, and its hint if it has one. */
function useWords({ label, hint }: Labelled, number: number) {
  const texts = useFormTexts()
  return { label: label(texts, number), ...(hint && { hint: hint(texts, number) }) }
}

function HiddenInput({ name }: { name: string }) {
  const { value = '' } = useField(name)
  return (
    <>
      <input type="hidden" name={name} value={value} readOnly />
      <FieldError name={name} />
    </>
  )
}

const INPUTS = {
  text: {},
  number: { inputMode: 'numeric' },
  cents: { inputMode: 'decimal' },
  time: { type: 'datetime-local' },
} as const

type TypedKind = Kind<'text' | 'number' | 'cents' | 'time'>

function TypedInput({ field, number, ...place }: FieldInputProps<TypedKind>) {
  const common = { ...place, ...useWords(field, number), isOptional: field.isOptional ?? false }
  if (field.kind === 'text' && field.rows) return <TextArea {...common} rows={field.rows} />
  const isDecimal = field.kind === 'number' && field.isDecimal
  const input = { autoComplete: 'off', ...INPUTS[isDecimal ? 'cents' : field.kind], ...field.input }
  return <TextField {...common} input={input} />
}

function LocalizedInput({ field, number, name, className, below }: FieldInputProps<Kind<'localized'>>) {
  const { rows, required } = field
  return (
    <LocalizedField
      {...useWords(field, number)}
      name={name}
      {...(rows && { rows })}
      {...(required && { required })}
      {...(className && { className })}
      {...(below && { below })}
    />
  )
}

function ChoiceInput({ field, number, name, className }: FieldInputProps<Kind<'choice'>>) {
  const texts = useFormTexts()
  const read = readingOf(use(FormState).values)
  const words: Readonly<Record<string, string>> = field.words?.(texts, read) ?? {}
  const records = choicesOf(use(FormChoicesContext), field.choices ?? name)
  const values = field.values?.map(String) ?? []
  return (
    <SelectField
      {...useWords(field, number)}
      name={name}
      autoComplete="off"
      {...(className && { className })}
      {...(field.placeholder && { placeholder: field.placeholder(texts, number) })}
    >
      {field.none && <option value={NONE}>{field.none(texts, number)}</option>}
      {values.map((value) => (
        <option key={value} value={value}>
          {words[value] ?? value}
        </option>
      ))}
      {records.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}

function BoxInput({ field, number, name, className }: FieldInputProps<Kind<'box'>>) {
  const { label, hint } = useWords(field, number)
  return (
    <div className={className}>
      <CheckBox name={name} label={label} />
      {hint && <p className="text-sm text-stone">{hint}</p>}
    </div>
  )
}

const IN_LINE = 'flex flex-wrap gap-x-6'
const IN_COLUMNS = 'grid grid-cols-1 gap-x-4 sm:grid-cols-2 lg:grid-cols-3'

function BoxesInput({ field, number, name, className = '' }: FieldInputProps<Kind<'boxes'>>) {
  const { label, hint } = useWords(field, number)
  const texts = useFormTexts()
  const read = readingOf(use(FormState).values)
  const words: Readonly<Record<string, string>> = field.words(texts, read)
  const values = boxesOf(field, read)
  const boxes = (
    <div className={`clear-both ${field.isInLine ? IN_LINE : IN_COLUMNS}`}>
      {values.map((value) => (
        <CheckBox key={value} name={`${name}.${value}`} label={words[value] ?? value} />
      ))}
    </div>
  )
  if (field.isFolded) {
    return (
      values.length > 0 && (
        <details className={className}>
          <summary className="link min-h-11 cursor-pointer content-center">{label}</summary>
          {boxes}
        </details>
      )
    )
  }
  return (
    <fieldset className={className}>
      <legend className="float-left mb-2 w-full font-semibold">{label}</legend>
      {hint && <p className="clear-both mb-2 text-sm text-stone">{hint}</p>}
      {field.none && (
        <div className="clear-both mb-2">
          <CheckBox name={`${name}.${NONE}`} label={field.none(texts, number)} />
        </div>
      )}
      {boxes}
      <FieldError name={name} />
    </fieldset>
  )
}
