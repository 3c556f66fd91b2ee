import { Suspense } from 'react'
import type { ReviewReply } from '#app/components/orders/review-reply.ts'
import { MyReviewList, ToReviewList } from '#app/components/orders/reviewed-list.tsx'
import { useReviewsMessages } from '#app/components/orders/use-reviews-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { fetchedLater } from '#app/components/ui/fetched-later.tsx'
import { localeContext } from '#app/request/context.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { requireParam } from '#app/request/require-param.ts'
import { saveReviewAction, withdrawReviewAction } from '#app/request/orders/review-actions.ts'
import { type FormActions, type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getReviewsByLink, saveReviewByLink, withdrawReviewByLink } from '#domain/orders/reviews/index.ts'
import { reviewKey } from '#domain/orders/reviews/schemas.ts'
import type { Reviewed } from '#domain/orders/reviews/views.ts'
import { STARS } from '#shared/orders/review-fields.ts'
import type { Route } from './+types/page.ts'

/** It works before its code is there. */
const ReviewForm = fetchedLater('review-form', async () => (await import('./review-form.ts')).default)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const language = context.get(localeContext)
  const key = requireParam(reviewKey, params.key)
  const chosen = url.searchParams.get('stars')
  return {
    key,
    mine: await runVerb(context, (ctx) => getReviewsByLink(ctx, { key, language })),
    product: url.searchParams.get('product') ?? undefined,
    stars: STARS.some((stars) => String(stars) === chosen) ? (chosen ?? undefined) : undefined,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context } = args
  const key = requireParam(reviewKey, args.params.key)
  const back = { to: '/review/:key', params: { key } } as const
  return runIntent(args, {
    save: (request: FormRequest) =>
      saveReviewAction(
        request,
        (review) => runVerb(context, (ctx) => saveReviewByLink(ctx, { key, review })),
        () => leadTo(context, back, { notice: 'review-saved' }),
      ),
    withdraw: (request: FormRequest) =>
      withdrawReviewAction(
        request,
        (input) => runVerb(context, (ctx) => withdrawReviewByLink(ctx, { key, ...input })),
        () => leadTo(context, back, { notice: 'review-withdrawn' }),
      ),
  } satisfies FormActions<ReviewReply>)
}

/** The address is a key, as that of an order is: it is kept from caches, search engines and the pages it links to. */
export function headers() {
  return { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' }
}

/** Reviews of what is in one order, for anyone who got the mail that asks for them. */
export default function ReviewByLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useReviewsMessages()
  const { key, mine, product, stars } = loaderData
  const { toReview, reviews, proposedName } = mine
  const isChosen = ({ id, slug }: Reviewed) => id === actionData?.values['id'] || slug === product
  const review = reviews.find(({ about }) => isChosen(about))
  const about = review?.about ?? toReview.find(isChosen)
  const formOf = ({ slug }: Reviewed) =>
    ({ to: '/review/:key', params: { key }, search: { product: slug } }) as const
  const rest = toReview.filter(({ id }) => id !== about?.id)
  const written = reviews.filter((one) => one !== review)
  return (
    <div className="page max-w-3xl pt-8 pb-24 md:pt-12">
      <PageHead title={texts.byLinkTitle} noIndex />
      <h1 className="text-3xl md:text-4xl">{texts.byLinkTitle}</h1>
      <p className="mt-3 mb-8 text-lg text-pretty">{texts.byLinkLead}</p>
      {about && (
        <Suspense>
          <ReviewForm
            key={about.id}
            about={about}
            review={review}
            proposedName={proposedName}
            stars={stars}
            pageReply={actionData}
          />
        </Suspense>
      )}
      {rest.length > 0 && (
        <>
          {about && <h2 className="mt-12 mb-4 text-xl">{texts.others}</h2>}
          <ToReviewList items={rest} formOf={formOf} />
        </>
      )}
      {!about && rest.length === 0 && <p>{texts.allDone}</p>}
      {written.length > 0 && (
        <>
          <h2 className="mt-12 mb-4 text-xl">{texts.mine}</h2>
          <MyReviewList reviews={written} formOf={formOf} />
        </>
      )}
    </div>
  )
}
