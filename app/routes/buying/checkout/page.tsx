import { data, isRouteErrorResponse, redirect } from 'react-router'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { cartContext, localeContext, serverContext } from '#app/context.ts'
import { keptCookie } from '#app/request/cookies.ts'
import { badRequest, readForm } from '#app/request/read-form.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { changeCart, quoteCart } from '#domain/cart/index.ts'
import { COURIER_CENTS, FREE_DELIVERY_FROM_CENTS, getKnownDetails } from '#domain/checkout/index.ts'
import { serializeCart } from '#shared/cart-cookie.ts'
import { localizedPath } from '#shared/locale.ts'
import type { Route } from './+types/page.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { checkoutCookie, readCheckoutKey } from './checkout-key.ts'
import { knownValues, toValues } from './order-input.ts'
import { placeOrderAction } from './place-order-action.ts'
import type { CheckoutReply } from './reply.ts'
import { reviewAction } from './review-action.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(localeContext)
  const { ctx, session } = context.get(serverContext)
  const lines = context.get(cartContext)
  if (lines.length === 0) throw redirect(localizedPath('/cart', language))
  const { key, isNew } = readCheckoutKey(request, context)
  const { street, city } = ctx.shop
  return data(
    {
      cart: await runVerb(context, (ctx) => quoteCart(ctx, { lines, language })),
      key,
      known: knownValues(await runVerb(context, getKnownDetails)),
      signedInAs: session?.person.email,
      methods: [...ctx.providers.keys()],
      courierCents: COURIER_CENTS,
      freeDeliveryFromCents: FREE_DELIVERY_FROM_CENTS,
      restaurant: `${street[language]}, ${city[language]}`,
    },
    isNew ? { headers: { 'set-cookie': checkoutCookie(context, key) } } : {},
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const lines = context.get(cartContext)
  switch (form.get('intent')) {
    case 'review':
      return reviewAction(context, toValues(form), lines)
    case 'discount':
      return reviewAction(context, toValues(form), lines, { isAboutDiscount: true })
    case 'accept': {
      const language = context.get(localeContext)
      const changed = await runVerb(context, (ctx) =>
        changeCart(ctx, { lines, change: { intent: 'accept' }, language }),
      )
      const linesNow = changed.ok ? changed.lines : lines
      const headers = { 'set-cookie': keptCookie('cart', serializeCart(linesNow)) }
      return reviewAction(context, toValues(form), linesNow, { headers })
    }
    case 'place':
      return placeOrderAction(context, form, lines)
    default:
      throw badRequest()
  }
}

/** An order that could not be sent says so in its form, where everything typed still stands. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const reason = isRouteErrorResponse(error) ? 'unexpected' : 'network'
    // As a failure, so that the page is not asked for anew, which would fail too.
    return data<CheckoutReply>({ values: {}, errors: {}, problem: { reason } }, { status: 503 })
  }
}

export function headers() {
  return { 'cache-control': 'private, no-store' }
}

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout } = useOrderMessages()
  return (
    <div className="page pt-10 pb-24 md:pt-16">
      <PageHead title={checkout.title} path="/checkout" noIndex />
      <header className="max-w-2xl">
        <LocalLink to="/cart" className="link text-sm">
          {checkout.backToCart}
        </LocalLink>
        <h1 className="mt-4 text-3xl md:text-4xl">{checkout.title}</h1>
        {loaderData.signedInAs ? (
          <p className="mt-2 text-lg">{checkout.asCustomer(loaderData.signedInAs)}</p>
        ) : (
          <p className="mt-2 text-lg">
            {checkout.asGuest}{' '}
            <LocalLink to="/auth?next=/checkout" className="link whitespace-nowrap">
              {checkout.signIn}
            </LocalLink>
          </p>
        )}
      </header>
      <CheckoutForm offer={loaderData} firstReply={actionData} />
    </div>
  )
}
