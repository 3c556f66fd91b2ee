import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { AuthReply } from './auth-reply.ts'
import { AuthTitle } from './auth-title.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { type KnownPerson, SignUpForm } from './sign-up-form.tsx'
import { useAuthMessages } from './use-auth-messages.ts'

export type AuthMode = 'sign-in' | 'sign-up'

type SignInOrUpProps = {
  mode: AuthMode
  next: string
  heading: 'h1' | 'h2'
  /** Without it, the other mode has an address of its own. */
  onModeChange?: (mode: AuthMode) => void
  pageReply?: AuthReply | undefined
  reason?: string | undefined
  /** The person who signs up, as far as known. */
  known?: KnownPerson | undefined
}

/** Both doors of the shop: for those who have an account, and for those who have none yet. */
export function SignInOrUp(props: SignInOrUpProps) {
  const { mode, next, heading, onModeChange, pageReply, reason, known } = props
  const { signIn, signUp } = useAuthMessages()
  const { title, lead } = mode === 'sign-in' ? signIn : signUp
  return (
    <>
      <AuthTitle heading={heading} title={title} lead={lead} />
      <ModeToggle mode={mode} next={next} onChange={onModeChange} />
      {mode === 'sign-in' ? (
        <SignInForm next={next} pageReply={pageReply} reason={reason} />
      ) : (
        <SignUpForm next={next} pageReply={pageReply} known={known} />
      )}
    </>
  )
}

const segment =
  'grid min-h-11 place-items-center rounded-full px-3 text-center font-semibold leading-tight text-leaf hover:bg-line aria-[current=page]:bg-leaf aria-[current=page]:text-coconut aria-pressed:bg-leaf aria-pressed:text-coconut'

function ModeToggle(props: {
  mode: AuthMode
  next: string
  onChange: ((mode: AuthMode) => void) | undefined
}) {
  const { mode, next, onChange } = props
  const texts = useAuthMessages().mode
  const modes = [
    { value: 'sign-in', label: texts.signIn },
    { value: 'sign-up', label: texts.signUp },
  ] as const
  return (
    <div
      role="group"
      aria-label={texts.choose}
      className="my-6 grid grid-cols-2 gap-1 rounded-full border border-line bg-coconut p-1"
    >
      {modes.map(({ value, label }) =>
        onChange ? (
          <button
            key={value}
            type="button"
            aria-pressed={value === mode}
            className={segment}
            onClick={() => onChange(value)}
          >
            {label}
          </button>
        ) : (
          <LocalLink
            key={value}
            to="/auth"
            search={{ mode: value === 'sign-up' ? value : undefined, next }}
            replace
            preventScrollReset
            aria-current={value === mode ? 'page' : undefined}
            className={segment}
          >
            {label}
          </LocalLink>
        ),
      )}
    </div>
  )
}
