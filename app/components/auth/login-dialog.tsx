import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pathTo } from '#app/page-path.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import { CHALLENGE_STORED } from './may-have-challenge.ts'
import { type AuthMode, SignInOrUp } from './sign-in-or-up.tsx'
import { useAuthMessages } from './use-auth-messages.ts'

/** Signing in and up without leaving the page, on wide screens. It is there while it is open, so closing forgets all. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const auth = useAuthMessages()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [mode, setMode] = useState<AuthMode>('sign-in')
  const next = pathname + search

  useEffect(() => {
    const { current } = dialog
    if (!current?.open) current?.showModal()
    current?.querySelector('input')?.focus()
  }, [])

  // Another tab has got to the code: it can be given here as well.
  const leadToCode = useEffectEvent(() => {
    void navigate(pathTo({ to: '/auth', search: { next } }, locale), { replace: true })
  })
  useEffect(() => {
    const onStored = () => leadToCode()
    addEventListener(CHALLENGE_STORED, onStored)
    return () => removeEventListener(CHALLENGE_STORED, onStored)
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby="auth-title"
      className="stroke-in m-auto max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-card bg-rice text-charcoal shadow-float backdrop:bg-charcoal/60"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div className="relative p-6 sm:p-8">
        <button
          type="button"
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-full hover:bg-line"
          aria-label={auth.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" className="size-5" />
        </button>
        <SignInOrUp mode={mode} next={next} heading="h2" onModeChange={setMode} />
      </div>
    </dialog>
  )
}
