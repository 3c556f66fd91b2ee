import { useEffect, useRef, useState } from 'react'
import { type PasswordFault, passwordFaults } from '#shared/accounts/password-policy.ts'
import { FieldError } from '#app/components/forms/field.tsx'
import { useField } from '#app/components/forms/form-state.ts'
import { Icon } from '#app/components/ui/icons.tsx'
import { useAuthMessages } from './use-auth-messages.ts'

type PasswordFieldProps = {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  /** Lists what the password still lacks while it is typed. */
  showsPolicy?: boolean
}

/** A field for a password, which can be looked at. What was typed never comes back from the server. */
export function PasswordField({ name, label, autoComplete, hint, showsPolicy = false }: PasswordFieldProps) {
  const { fields } = useAuthMessages()
  const { id, error, errorId, hintId } = useField(name)
  const input = useRef<HTMLInputElement>(null)
  const [isShown, setIsShown] = useState(false)
  const [typed, setTyped] = useState('')
  const policyId = `${id}-policy`

  // It may have been typed before the scripts were here.
  useEffect(() => setTyped(input.current?.value ?? ''), [])

  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          ref={input}
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          className="input pr-12"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={error !== undefined}
          aria-describedby={
            [error && errorId, hint && hintId, showsPolicy && policyId].filter(Boolean).join(' ') || undefined
          }
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button
          type="button"
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-field text-stone hover:text-leaf noscript:hidden"
          aria-label={isShown ? fields.hidePassword : fields.showPassword}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} className="size-5" />
        </button>
      </div>
      <FieldError name={name} />
      {hint && (
        <p id={hintId} className="mt-1 text-sm text-stone">
          {hint}
        </p>
      )}
      {showsPolicy && <PasswordPolicy id={policyId} password={typed} />}
    </div>
  )
}

const ALWAYS_LISTED: PasswordFault[] = ['too_short', 'lowercase', 'uppercase', 'number', 'special']

/** The rules, each with its mark. Read out only when what is missing has changed. */
function PasswordPolicy({ id, password }: { id: string; password: string }) {
  const { password: texts } = useAuthMessages()
  const faults = passwordFaults(password)
  // Rules that few people break are listed only when they are broken.
  const rare = password === '' ? [] : faults.filter((fault) => !ALWAYS_LISTED.includes(fault))
  const missing = faults.map((fault) => texts.faults[fault]).join(', ')
  return (
    <div className="mt-3 text-sm">
      <div id={id}>
        <p className="text-stone">{texts.needs}</p>
        <ul className="mt-1 grid gap-1">
          {[...ALWAYS_LISTED, ...rare].map((fault) => (
            <Rule key={fault} text={texts.faults[fault]} isMet={!faults.includes(fault)} />
          ))}
        </ul>
      </div>
      <p aria-live="polite" className="sr-only">
        {password !== '' && (faults.length === 0 ? texts.good : texts.stillMissing(missing))}
      </p>
    </div>
  )
}

function Rule({ text, isMet }: { text: string; isMet: boolean }) {
  const { password } = useAuthMessages()
  return (
    <li className={`flex items-start gap-2 ${isMet ? 'text-lime-text' : 'text-stone'}`}>
      {isMet ? (
        <Icon name="check" className="mt-0.5 size-4 shrink-0" />
      ) : (
        <span
          aria-hidden="true"
          className="mt-[0.45rem] mr-1 ml-1 size-2 shrink-0 rounded-full border-[1.5px]"
        />
      )}
      <span>
        {text}
        {isMet && <span className="sr-only"> ({password.done})</span>}
      </span>
    </li>
  )
}
