import { useEffect, useId, useRef } from 'react'
import { useMessages } from '#app/components/i18n/locale.tsx'
import { Icon } from './icons.tsx'

const MAX_QUANTITY = 99

type QuantityInputProps = {
  name?: string
  /** The quantity as its owner has it; leave out to let the field keep it. */
  value?: number
  defaultValue?: number
  onChange?: (quantity: number) => void
  /** More than there may be was typed: the field now has the most, and `onChange` is told so too. */
  onTooMany?: () => void
  /** Says what is counted, for screen readers. */
  label?: string
  max?: number
  className?: string
}

/** The number of something, from 1. A plain number field before scripts have loaded. */
export function QuantityInput({
  name = 'quantity',
  value,
  defaultValue = 1,
  onChange,
  onTooMany,
  label,
  max = MAX_QUANTITY,
  className = '',
}: QuantityInputProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { common } = useMessages()

  // The field holds what is typed, even '' on the way to 12; the owner's number replaces it only when it differs.
  useEffect(() => {
    const field = input.current
    if (field && value !== undefined && field.valueAsNumber !== value) field.value = String(value)
  }, [value])

  function step(by: 1 | -1) {
    const field = input.current
    if (!field) return
    if (by > 0) field.stepUp()
    else field.stepDown()
    onChange?.(field.valueAsNumber)
  }

  const button =
    'grid w-11 shrink-0 place-items-center rounded-full text-leaf hover:bg-coconut disabled:text-stone noscript:hidden'
  return (
    <div
      className={`inline-flex min-h-[calc(2.75rem+3px)] items-stretch rounded-full border-[1.5px] border-leaf bg-rice ${className}`}
    >
      <label htmlFor={id} className="sr-only">
        {label ?? common.quantity}
      </label>
      <button
        type="button"
        className={button}
        aria-label={common.less}
        aria-controls={id}
        onClick={() => step(-1)}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        ref={input}
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        step={1}
        required
        defaultValue={value ?? defaultValue}
        className="w-10 grow rounded-full [appearance:textfield] bg-transparent text-center font-semibold tabular-nums [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
        onChange={(event) => {
          const field = event.currentTarget
          const { valid, rangeOverflow } = field.validity
          if (rangeOverflow) field.value = String(max)
          if (valid || rangeOverflow) onChange?.(field.valueAsNumber)
          if (rangeOverflow) onTooMany?.()
        }}
        onBlur={(event) => {
          const field = event.currentTarget
          if (!field.validity.valid) field.value = String(value ?? defaultValue)
        }}
      />
      <button
        type="button"
        className={button}
        aria-label={common.more}
        aria-controls={id}
        onClick={() => step(1)}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  )
}
