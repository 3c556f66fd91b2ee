import type { InputHTMLAttributes, ReactNode } from 'react'
import { useMessages } from '#app/components/i18n/locale.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import { useField } from './form-state.ts'

type FieldProps = {
  name: string
  label: string
  hint?: string
  isOptional?: boolean
  className?: string
}

type TextFieldProps = FieldProps & {
  input?: InputHTMLAttributes<HTMLInputElement>
  /** Stands beside the line: a button of its own. */
  beside?: ReactNode
}

/** A labelled line of text. Its value and its error come from the form's state. */
export function TextField(props: TextFieldProps) {
  return (
    <Frame {...props}>
      <div className="flex gap-3">
        <input {...props.input} {...useControl(props)} />
        {props.beside}
      </div>
    </Frame>
  )
}

/** The same for several lines. */
export function TextArea(props: FieldProps & { rows: number }) {
  return (
    <Frame {...props}>
      <textarea rows={props.rows} {...useControl(props)} />
    </Frame>
  )
}

type SelectFieldProps = FieldProps & {
  autoComplete: string
  /** Stands there until something is chosen. */
  placeholder?: string
  children: ReactNode
}

/** Not sent with the form, because its option is disabled; no option has an empty value (docs/specification.md §5). */
const NOTHING_CHOSEN = 'none'

/** The same for a choice from a list; `children` are its options. */
export function SelectField(props: SelectFieldProps) {
  const control = useControl(props)
  return (
    <Frame {...props}>
      <select
        autoComplete={props.autoComplete}
        {...control}
        defaultValue={control.defaultValue || (props.placeholder && NOTHING_CHOSEN)}
      >
        {props.placeholder && (
          <option value={NOTHING_CHOSEN} disabled>
            {props.placeholder}
          </option>
        )}
        {props.children}
      </select>
    </Frame>
  )
}

function useControl({ name, hint, isOptional = false }: FieldProps) {
  const { id, value, error, errorId, hintId } = useField(name)
  return {
    id,
    name,
    className: 'input',
    defaultValue: value ?? '',
    required: !isOptional,
    'aria-invalid': error !== undefined,
    'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
  }
}

function Frame(props: FieldProps & { children?: ReactNode }) {
  const { name, label, hint, isOptional = false, className, children } = props
  const { common } = useMessages()
  const { id, hintId } = useField(name)
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
        {isOptional && <span className="font-normal text-stone"> ({common.optional})</span>}
      </label>
      {children}
      <FieldError name={name} />
      {hint && (
        <p id={hintId} className="mt-1 text-sm text-stone">
          {hint}
        </p>
      )}
    </div>
  )
}

/** Says what is wrong with a field, if anything is. */
export function FieldError({ name }: { name: string }) {
  const { error, errorId } = useField(name)
  if (!error) return null
  return (
    <p id={errorId} className="mt-1 flex gap-1.5 text-sm font-semibold text-chilli-text">
      <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
      {error}
    </p>
  )
}
