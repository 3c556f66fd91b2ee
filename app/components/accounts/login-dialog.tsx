import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pathTo } from '#app/request/page-path.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { CHALLENGE_STORED } from './may-have-challenge.ts'
import { type AuthMode, SignInOrUp } from './sign-in-or-up.tsx'
import { useAuthMessages } from './use-auth-messages.ts'

/** Signing in and up without leaving the page, on wide screens. It is there while it is open, so closing forgets all. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const auth = useAuthMessages()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [mode, setMode] = useState<AuthMode>('sign-in')
  const next = pathname + search

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
    <Dialog
      labelledBy="auth-title"
      closeLabel={auth.close}
      focusOn="input"
      className="stroke-in m-auto max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] rounded-card"
      onClose={onClose}
    >
      <SignInOrUp mode={mode} next={next} heading="h2" onModeChange={setMode} />
    </Dialog>
  )
}
