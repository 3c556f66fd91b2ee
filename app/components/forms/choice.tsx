import type { ReactNode } from 'react'
import { FieldError } from './field.tsx'
import { fieldId, useField } from './form-state.ts'

/** A question with a few answers to choose one from; `children` are its `Choice`s. */
export function ChoiceGroup({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  const { id, error, errorId } = useField(name)
  return (
    <fieldset id={id} aria-describedby={error && errorId}>
      <legend className="sr-only">{label}</legend>
      <div className="grid gap-3">{children}</div>
      <FieldError name={name} />
    </fieldset>
  )
}

type ChoiceProps = { name: string; value: string; label: string; hint: string; isDefault?: boolean }

/** One answer, as a card that is chosen as a whole. */
export function Choice({ name, value, label, hint, isDefault = false }: ChoiceProps) {
  const { id: group, value: chosen } = useField(name)
  const id = `${group}-${fieldId(value)}`
  return (
    <label
      htmlFor={id}
      className="flex gap-3 rounded-card border-[1.5px] border-line bg-rice p-4 transition-colors has-checked:border-leaf has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
    >
      <input
        id={id}
        type="radio"
        name={name}
        value={value}
        defaultChecked={chosen ? chosen === value : isDefault}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        className="mt-1 size-5 shrink-0 accent-leaf outline-none"
      />
      <span>
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        <span id={`${id}-hint`} className="block text-sm text-stone">
          {hint}
        </span>
      </span>
    </label>
  )
}
