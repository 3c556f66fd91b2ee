import { data } from 'react-router'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { cartContext, localeContext, serverContext } from '#app/request/context.ts'
import { readOrdered } from '#app/request/orders/browser-cart.ts'
import { readArrivals } from '#app/request/orders/read-promise.ts'
import { rememberedProvince } from '#app/request/orders/remembered-province.ts'
import { rareTexts } from '#app/request/rare-refusal.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { orderFacts } from '#app/request/shop-facts.ts'
import { MOST_ADDRESSES } from '#domain/accounts/addresses/schemas.ts'
import { getCheckoutPage } from '#domain/orders/checkout/index.ts'
import type { Route } from './+types/page.ts'
import { CHECKOUT_ACTIONS } from './checkout-actions.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { checkoutCookie, readCheckoutKey } from './checkout-key.ts'
import { knownValues } from './order-input.ts'
import { giftOffer } from './gift-offer.ts'
import { methodsInWords } from './methods-in-words.ts'
import { tableOffer } from './table-offer.ts'
import { useCheckoutMessages } from './use-checkout-messages.ts'
import { renderedOnData } from '#app/components/ui/rendered-on-data.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(localeContext)
  const { ctx, session } = context.get(serverContext)
  const lines = context.get(cartContext)
  if (lines.length === 0) {
    // Somebody who comes Back from an order that was just placed is led to it, and not here again.
    const ordered = readOrdered(request, context)
    const page = ordered ? ({ to: '/order/:key', params: { key: ordered } } as const) : '/cart'
    throw leadTo(context, page, { status: 302, by: 'replace' })
  }
  const { key, isNew } = readCheckoutKey(request, context)
  const { known, payLargeTransferHours, ...page } = await runVerb(context, (ctx) =>
    getCheckoutPage(ctx, { lines, language }),
  )
  return data(
    {
      ...page,
      key,
      saved: known?.saved ?? [],
      canKeepAddress: known !== undefined && known.saved.length < MOST_ADDRESSES,
      known: knownValues(known, rememberedProvince(request, context)),
      signedInAs: session?.person.email,
      methods: methodsInWords(context, [...ctx.providers.keys()]),
      gift: await giftOffer(context),
      arrivals: await readArrivals(context, page.cart.lines),
      pickup: (await orderFacts(context)).pickup,
      table: await tableOffer(request, context),
      largeTransfer: {
        itemsHeldForDays: ctx.unpaidLimits.contact.itemsHeldForDays,
        text: rareTexts(context).large_transfer(payLargeTransferHours),
      },
    },
    isNew ? { headers: { 'set-cookie': checkoutCookie(context, key) } } : {},
  )
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, CHECKOUT_ACTIONS)
}

export default renderedOnData(function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const checkout = useCheckoutMessages()
  return (
    <div className="page pt-10 pb-24 md:pt-16">
      <PageHead title={checkout.title} noIndex />
      <header className="max-w-2xl">
        <LocalLink to="/cart" className="link inline-flex min-h-11 items-center text-sm">
          {checkout.backToCart}
        </LocalLink>
        <h1 className="mt-4 text-3xl md:text-4xl">{checkout.title}</h1>
        {loaderData.signedInAs ? (
          <p className="mt-2 text-lg">{checkout.asCustomer(loaderData.signedInAs)}</p>
        ) : (
          <p className="mt-2 text-lg">
            {checkout.asGuest}{' '}
            <LocalLink to="/auth" search={{ next: '/checkout' }} className="link py-3 whitespace-nowrap">
              {checkout.signIn}
            </LocalLink>
          </p>
        )}
      </header>
      <CheckoutForm offer={loaderData} pageReply={actionData} />
    </div>
  )
})
