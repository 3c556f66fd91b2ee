import type { MiddlewareFunction } from 'react-router'
import { serverContext } from '#app/request/context.ts'
import { leadTo } from '#app/request/lead-to.ts'

const MAX_SEARCH_CHARACTERS = 1_000

/** A visitor who is not signed in is led to the sign-in, which says so if they sent a form, and from there back here. */
export const requireCustomer: MiddlewareFunction<Response> = ({ request, url, context }) => {
  if (context.get(serverContext).session) return
  const isForm = request.method === 'POST'
  // A longer search would come back as a header that proxies refuse.
  const search = url.search.length > MAX_SEARCH_CHARACTERS ? '' : url.search
  throw leadTo(
    context,
    { to: '/auth', search: { next: url.pathname + search } },
    { status: 302, ...(isForm && { notice: 'not-signed-in' }) },
  )
}
