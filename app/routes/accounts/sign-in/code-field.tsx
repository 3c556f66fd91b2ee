import { useCodeMessages } from './use-code-messages.ts'
import { type FormEvent, type Ref, useRef } from 'react'
import { FieldError } from '#app/components/forms/field.tsx'
import { useField } from '#app/components/forms/form-state.ts'

/** Six digits, typed, pasted or filled in from a message; spaces and hyphens do not count. */
export function CodeField({ ref, onWhole }: { ref: Ref<HTMLInputElement>; onWhole: () => void }) {
  const code = useCodeMessages()
  const { id, error, errorId } = useField('code')
  const sent = useRef('')

  /** Each code is sent by itself once. */
  function sendWhole(event: FormEvent<HTMLInputElement>) {
    const digits = event.currentTarget.value.replace(/[\s-]/g, '')
    if (!/^\d{6}$/.test(digits) || digits === sent.current) return
    sent.current = digits
    onWhole()
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-center font-semibold">
        {code.label}
      </label>
      <input
        ref={ref}
        id={id}
        name="code"
        className="input text-center text-2xl font-semibold tracking-[0.35em] tabular-nums"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[\d\s\-]+"
        maxLength={30}
        required
        aria-invalid={error !== undefined}
        aria-describedby={[error && errorId, 'code-sent'].filter(Boolean).join(' ')}
        onInput={sendWhole}
      />
      <FieldError name="code" />
    </div>
  )
}
