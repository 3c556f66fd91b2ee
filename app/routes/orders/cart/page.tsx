import { useEffect, useRef } from 'react'
import { arrivalLine } from '#app/components/orders/arrival-line.ts'
import { rememberedProvince } from '#app/request/orders/remembered-province.ts'
import { cartRefusalText } from '#app/components/orders/cart-refusal-text.ts'
import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { cartContext, localeContext } from '#app/request/context.ts'
import { readOrdered } from '#app/request/orders/browser-cart.ts'
import { readForm } from '#app/request/read-form.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { chilledText, readArrivals } from '#app/request/orders/read-promise.ts'
import { getCartPage } from '#domain/orders/checkout/index.ts'
import { serializeCart } from '#shared/orders/cart-cookie.ts'
import type { Route } from './+types/page.ts'
import { Changes, EndedOffers } from './changes.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSummary } from './cart-summary.tsx'
import { changeCartAction } from './change-cart-action.ts'
import { UndoRemoval } from './undo-removal.tsx'
import { useFollowOtherTabs } from './use-follow-other-tabs.ts'
import { useCartPageMessages } from './use-cart-page-messages.ts'
import { useRemoval } from './use-removal.ts'
import { renderedOnData } from '#app/components/ui/rendered-on-data.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const lines = context.get(cartContext)
  const language = context.get(localeContext)
  const { icePack, ...page } = await runVerb(context, (ctx) => getCartPage(ctx, { lines, language }))
  const arrivals = page.delivery && (await readArrivals(context, page.quote.lines))
  return {
    ...page,
    arrival: arrivals && arrivalLine({ ...arrivals, chilled: null }, rememberedProvince(request, context)),
    cookie: serializeCart(lines),
    chilled: chilledText({ icePack }, language),
    ordered: lines.length === 0 ? readOrdered(request, context) : undefined,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return changeCartAction(context, await readForm(request))
}

export default renderedOnData(function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, cookie, delivery, arrival, chilled, ordered } = loaderData
  const messages = useMessages()
  const { cart } = messages
  const texts = useCartPageMessages()
  useFollowOtherTabs(cookie)
  const problem = actionData && cartRefusalText(actionData, messages)
  const isEmpty = quote.lines.length === 0 && quote.goneProductIds.length === 0

  const { removed, ask, forget } = useRemoval(quote.lines)
  const heading = useRef<HTMLHeadingElement>(null)
  // The focus would be lost with the last line, or with the way back.
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    if (isEmpty && !wasEmpty.current) heading.current?.focus()
    wasEmpty.current = isEmpty
  }, [isEmpty])

  return (
    <div className="page pt-10 pb-24 md:pt-16">
      <PageHead title={cart.title} noIndex />
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none md:text-4xl">
        {isEmpty ? cart.empty : cart.title}
      </h1>
      {problem && (
        <p className="notice notice-error mt-6" role="alert">
          {problem}
        </p>
      )}
      <UndoRemoval
        line={removed}
        onUndone={() => {
          forget()
          heading.current?.focus()
        }}
        onOver={forget}
      />
      {isEmpty ? (
        <div className="on-leaf mt-8 grid items-center justify-items-start gap-8 rounded-card bg-leaf p-6 text-coconut md:grid-cols-2 md:p-12">
          <img
            src="/images/drawings/empty-basket.svg"
            alt=""
            width={160}
            height={132}
            className="drawing md:order-last md:w-72 md:justify-self-center"
          />
          <div>
            <p className="display text-2xl text-coconut">{texts.emptyHint}</p>
            <LocalLink to="/shop" className="btn btn-primary mt-6">
              {cart.toShop}
            </LocalLink>
            {ordered && (
              <LocalLink to="/order/:key" params={{ key: ordered }} className="btn btn-line mt-6 ml-3">
                {texts.toOrdered}
              </LocalLink>
            )}
          </div>
        </div>
      ) : (
        <div className="mt-8 grid items-start gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16">
          <div>
            <EndedOffers offers={quote.endedOffers} />
            <Changes quote={quote} />
            <CartLines lines={quote.lines} chilled={chilled} onRemove={ask} />
            <LocalLink to="/shop" className="link mt-6 inline-flex min-h-11 items-center">
              {texts.goOnShopping}
            </LocalLink>
          </div>
          <CartSummary quote={quote} delivery={delivery} arrival={arrival} chilled={chilled} />
        </div>
      )}
    </div>
  )
})
