import { LocalLink } from '#app/components/i18n/locale.tsx'
import { ReviewItem } from '#app/components/orders/review-item.tsx'
import { StarCounts } from '#app/components/orders/star-counts.tsx'
import { useReviewListMessages } from '#app/components/orders/use-review-list-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { localeContext } from '#app/request/context.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getReviewed, listReviews } from '#domain/orders/reviews/index.ts'
import { listReviewsInput, reviewFormInput } from '#domain/orders/reviews/schemas.ts'
import { withoutLocale } from '#shared/kernel/locale.ts'
import type { Route } from './+types/page.ts'
import { renderedOnData } from '#app/components/ui/rendered-on-data.tsx'

/** All reviews of a product or a recipe, which of the two its address says. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const language = context.get(localeContext)
  const subject = withoutLocale(url.pathname).startsWith('/product/') ? 'product' : 'recipe'
  const key = requireParam(reviewFormInput, { subject, id: params.id, language })
  const at = (name: string) => url.searchParams.get(name) ?? undefined
  const input = listReviewsInput.safeParse({
    subject,
    id: params.id,
    after: at('after'),
    before: at('before'),
  })
  if (!input.success) throw badRequest()
  const about = await runVerb(context, (ctx) => getReviewed(ctx, key))
  const { after, before } = input.data
  const reviews = await runVerb(context, (ctx) => listReviews(ctx, { after, before, subjectId: about.id }))
  return { about, ...reviews }
}

export default renderedOnData(function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const texts = useReviewListMessages()
  const { about, counts, list } = loaderData
  const { subject, slug, name } = about
  const params = { id: slug }
  const here = {
    to: subject === 'product' ? '/product/:id/reviews' : '/recipes/:id/reviews',
    params,
  } as const
  return (
    <div className="page pt-8 pb-24 md:pt-12">
      <PageHead title={texts.titleOf(name)} noIndex />
      <LocalLink
        to={subject === 'product' ? '/product/:id' : '/recipes/:id'}
        params={params}
        className="link text-sm"
      >
        {texts.back(name)}
      </LocalLink>
      <h1 className="mt-4 mb-8 text-3xl md:text-4xl">{texts.titleOf(name)}</h1>
      {counts ? (
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
          <StarCounts counts={counts} />
          <div>
            <ul className="divide-y divide-line border-y border-line">
              {list.items.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </ul>
            <nav aria-label={texts.pages} className="mt-6 flex justify-between gap-4">
              {list.previous && (
                <LocalLink {...here} search={{ before: list.previous }} rel="prev" className="btn btn-line">
                  {texts.newer}
                </LocalLink>
              )}
              {list.next && (
                <LocalLink
                  {...here}
                  search={{ after: list.next }}
                  rel="next"
                  className="btn btn-line ml-auto"
                >
                  {texts.older}
                </LocalLink>
              )}
            </nav>
          </div>
        </div>
      ) : (
        <p>{texts.none[subject]}</p>
      )}
    </div>
  )
})
