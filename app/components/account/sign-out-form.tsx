import { Form } from 'react-router'
import { useLocale, useMessages } from '#app/components/i18n/locale.tsx'

/** Signs out, with and without scripts. */
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
