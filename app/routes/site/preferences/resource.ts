import { badRequest } from '#app/request/bad-request.ts'
import { keptCookie } from '#app/request/cookies.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { localPath } from '#app/request/local-path.ts'
import { readForm } from '#app/request/read-form.ts'
import { isLocale, localeOfPath } from '#shared/kernel/locale.ts'
import { isCurrency } from '#shared/kernel/money.ts'
import type { Route } from './+types/resource.ts'

/** Stores the visitor's language or currency and goes back to the page, in that language. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const language = form.get('language')
  const currency = form.get('currency')
  if ((language !== undefined && !isLocale(language)) || (currency !== undefined && !isCurrency(currency))) {
    throw badRequest()
  }
  const to = localPath(form.get('to'))
  const cookies = [
    ...(language ? [keptCookie(context, 'language', language)] : []),
    ...(currency ? [keptCookie(context, 'currency', currency)] : []),
  ]
  return leadTo(context, to, { cookies, locale: language ?? localeOfPath(to) })
}

/** There is nothing to see here. */
export function loader({ context }: Route.LoaderArgs) {
  return leadTo(context, '/', { status: 302 })
}

/** Makes this a page, so that its errors are shown in the shell. */
export default function PreferencesPage() {
  return null
}
