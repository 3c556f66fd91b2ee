import { NothingYet } from '#app/components/accounts/nothing-yet.tsx'
import { useAccountMessages } from '#app/components/accounts/use-account-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { MyReviewList, ToReviewList } from '#app/components/orders/reviewed-list.tsx'
import { useReviewsMessages } from '#app/components/orders/use-reviews-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { localeContext } from '#app/request/context.ts'
import { runVerb } from '#app/request/run-verb.ts'
import type { Reviewed } from '#domain/orders/reviews/views.ts'
import { listMyReviews } from '#domain/orders/reviews/index.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(localeContext)
  return runVerb(context, (ctx) => listMyReviews(ctx, { language }))
}

const formOf = ({ subject, slug }: Reviewed) =>
  ({
    to: subject === 'product' ? '/account/reviews/product/:id' : '/account/reviews/recipe/:id',
    params: { id: slug },
  }) as const

/** The products that the customer can still review, and the reviews they wrote. */
export default function MyReviewsPage({ loaderData }: Route.ComponentProps) {
  const texts = useReviewsMessages()
  const { orders } = useAccountMessages()
  const { toReview, reviews } = loaderData
  return (
    <>
      <PageHead title={texts.title} noIndex />
      <h1 className="text-3xl md:text-4xl">{texts.title}</h1>
      <p className="mt-3 text-lg text-pretty">{texts.lead}</p>
      {toReview.length + reviews.length === 0 ? (
        <div className="mt-8">
          <NothingYet heading="h2" title={texts.noneYet} hint={texts.nothingBought} drawing="empty-plate">
            <LocalLink to="/shop" className="btn btn-leaf">
              {orders.toShop}
            </LocalLink>
          </NothingYet>
        </div>
      ) : (
        <>
          <h2 className="mt-10 mb-4 text-xl">{texts.toReview}</h2>
          {toReview.length > 0 ? (
            <ToReviewList items={toReview} formOf={formOf} />
          ) : (
            <p>{texts.toReviewHint}</p>
          )}
          <h2 className="mt-10 mb-4 text-xl">{texts.mine}</h2>
          {reviews.length > 0 ? <MyReviewList reviews={reviews} formOf={formOf} /> : <p>{texts.noneYet}</p>}
        </>
      )}
    </>
  )
}
