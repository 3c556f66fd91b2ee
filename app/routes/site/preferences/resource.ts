import { redirect } from 'react-router'
import { isLocale, localeOfPath, localizedPath } from '#shared/locale.ts'
import { isCurrency } from '#shared/money.ts'
import { keptCookie } from '#app/request/cookies.ts'
import { localPath } from '#app/request/local-path.ts'
import { badRequest, readForm } from '#app/request/read-form.ts'
import type { Route } from './+types/resource.ts'

/** Stores the visitor's language or currency and goes back to the page, in that language. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const language = form.get('language')
  const currency = form.get('currency')
  if ((language !== undefined && !isLocale(language)) || (currency !== undefined && !isCurrency(currency))) {
    throw badRequest()
  }
  const to = localPath(form.get('to'))
  const headers = new Headers()
  if (language) headers.append('set-cookie', keptCookie('language', language))
  if (currency) headers.append('set-cookie', keptCookie('currency', currency))
  return redirect(localizedPath(to, language ?? localeOfPath(to)), { status: 303, headers })
}

/** There is nothing to see here. */
export function loader() {
  return redirect('/')
}

/** Makes this a page, so that its errors are shown in the shell. */
export default function PreferencesPage() {
  return null
}
