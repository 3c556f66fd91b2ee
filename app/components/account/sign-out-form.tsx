import { Form } from 'react-router'
import { useLocale, useMessages } from '#app/components/i18n/locale.tsx'

/** The way out, for whoever is signed in. */
export function SignOutForm({ className }: { className: string }) {
  const { shell } = useMessages()
  return (
    <Form method="post" action="/sign-out">
      <input type="hidden" name="language" value={useLocale()} />
      <button type="submit" className={`w-full text-left ${className}`}>
        {shell.user.signOut}
      </button>
    </Form>
  )
}
