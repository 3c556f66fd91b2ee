import { redirect } from 'react-router'
import { serverContext } from '#app/context.ts'
import { forgetCart } from '#app/request/browser-cart.ts'
import { noticeCookie, sessionCookie } from '#app/request/cookies.ts'
import { challengeCookie, challengeToken } from '#app/request/challenge.ts'
import { readForm } from '#app/request/read-form.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { cancelChallenge, signOut } from '#domain/sign-in/index.ts'
import { isLocale, localizedPath } from '#shared/locale.ts'
import type { Route } from './+types/resource.ts'

/** Signs this browser out, whatever becomes of the session on the server (spec.md §4), and leads home. */
export async function action({ request, context }: Route.ActionArgs) {
  const language = (await readForm(request)).get('language')
  const { session } = context.get(serverContext)
  const token = challengeToken(request, context)
  const isEnded = await runVerb(context, async (ctx) => {
    await signOut(ctx, { sessionId: session?.id })
    if (token) await cancelChallenge(ctx, { token })
  }).then(
    () => true,
    () => false,
  )

  const headers = new Headers()
  headers.append('set-cookie', sessionCookie(context, undefined))
  headers.append('set-cookie', challengeCookie(context, ''))
  headers.append('set-cookie', noticeCookie(isEnded ? 'logged-out' : 'logged-out-here'))
  forgetCart(headers)
  const home = localizedPath('/', isLocale(language) ? language : 'en')
  return redirect(home, { status: 303, headers })
}

/** There is nothing to see here. */
export function loader() {
  return redirect('/')
}

/** Makes this a page, so that its errors are shown in the shell. */
export default function SignOutPage() {
  return null
}
