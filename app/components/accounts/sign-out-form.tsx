import { useEffect } from 'react'
import { Form } from 'react-router'
import { useLocale, useMessages } from '#app/components/i18n/locale.tsx'
import { whenIdle } from '#app/components/shell/when-idle.ts'

const SIGN_OUT = 'routes/accounts/sign-out/resource'

/** Signs out, with and without scripts. What was typed in this tab, here or in the chat, is nobody else's to see. */
export function SignOutForm({ className }: { className: string }) {
  const { shell } = useMessages()
  useEffect(() => {
    // Asked for at the press they would be missing where there is no network, and nobody would be signed out.
    whenIdle(async () => (await import('#app/platform/ahead/fetch-ahead.ts')).fetchScriptsOf(SIGN_OUT))
  }, [])
  return (
    <Form method="post" action="/sign-out" onSubmit={forgetTab}>
      <input type="hidden" name="language" value={useLocale()} />
      <button type="submit" className={`w-full text-left ${className}`}>
        {shell.user.signOut}
      </button>
    </Form>
  )
}

function forgetTab() {
  try {
    sessionStorage.clear()
  } catch {
    // Storage is not allowed: there is nothing to forget.
  }
}
