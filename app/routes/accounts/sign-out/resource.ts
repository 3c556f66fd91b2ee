import { serverContext } from '#app/request/context.ts'
import { noCartCookies } from '#app/request/orders/browser-cart.ts'
import { sessionCookie } from '#app/request/cookies.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { challengeCookie, challengeToken } from '#app/request/accounts/challenge.ts'
import { readForm } from '#app/request/read-form.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { cancelChallenge, signOut } from '#domain/accounts/sign-in/index.ts'
import { isLocale, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import type { Route } from './+types/resource.ts'
import { signOutHere } from './sign-out-here.ts'

/** Signs this browser out, even where the server cannot end the session (docs/specification.md §4), and leads home. */
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

  return leadTo(context, '/', {
    notice: isEnded ? 'logged-out' : 'logged-out-here',
    cookies: [sessionCookie(context, undefined), challengeCookie(context, ''), ...noCartCookies(context)],
    locale: isLocale(language) ? language : DEFAULT_LOCALE,
  })
}

/** Signs this browser out even if the server does not answer. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    return signOutHere()
  }
}

/** There is nothing to see here. */
export function loader({ context }: Route.LoaderArgs) {
  return leadTo(context, '/', { status: 302 })
}

/** Makes this a page, so that its errors are shown in the shell. */
export default function SignOutPage() {
  return null
}
