import { Form } from 'react-router'
import { useLocale, useMessages } from '#app/components/i18n/locale.tsx'
import { DRAFT_KEY } from './draft-key.ts'

/** Signs out, with and without scripts. What stands in this tab's checkout is nobody else's to see. */
export function SignOutForm({ className }: { className: string }) {
  const { shell } = useMessages()
  return (
    <Form method="post" action="/sign-out" onSubmit={() => sessionStorage.removeItem(DRAFT_KEY)}>
      <input type="hidden" name="language" value={useLocale()} />
      <button type="submit" className={`w-full text-left ${className}`}>
        {shell.user.signOut}
      </button>
    </Form>
  )
}
