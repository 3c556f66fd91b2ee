import { LocalLink } from '#app/components/i18n/locale.tsx'
import { ReviewForm } from '#app/components/orders/review-form.tsx'
import type { ReviewReply } from '#app/components/orders/review-reply.ts'
import { useReviewsMessages } from '#app/components/orders/use-reviews-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { localeContext } from '#app/request/context.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { requireParam } from '#app/request/require-param.ts'
import { saveReviewAction, withdrawReviewAction } from '#app/request/orders/review-actions.ts'
import { type FormActions, type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getReviewForm, saveReview, withdrawReview } from '#domain/orders/reviews/index.ts'
import { reviewFormInput } from '#domain/orders/reviews/schemas.ts'
import { withoutLocale } from '#shared/kernel/locale.ts'
import { STARS } from '#shared/orders/review-fields.ts'
import type { Route } from './+types/page.ts'

/** The form for one product or recipe, which of the two its address says. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const input = requireParam(reviewFormInput, {
    subject: withoutLocale(url.pathname).split('/')[3],
    id: params.id,
    language: context.get(localeContext),
  })
  const chosen = url.searchParams.get('stars')
  return {
    form: await runVerb(context, (ctx) => getReviewForm(ctx, input)),
    stars: STARS.some((stars) => String(stars) === chosen) ? (chosen ?? undefined) : undefined,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context } = args
  return runIntent(args, {
    save: (request: FormRequest) =>
      saveReviewAction(
        request,
        (input) => runVerb(context, (ctx) => saveReview(ctx, input)),
        () => leadTo(context, '/account/reviews', { notice: 'review-saved' }),
      ),
    withdraw: (request: FormRequest) =>
      withdrawReviewAction(
        request,
        (input) => runVerb(context, (ctx) => withdrawReview(ctx, input)),
        () => leadTo(context, '/account/reviews', { notice: 'review-withdrawn' }),
      ),
  } satisfies FormActions<ReviewReply>)
}

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useReviewsMessages()
  const { form, stars } = loaderData
  const { about, review, mayReview, proposedName } = form
  const title = texts.formTitle[about.subject]
  return (
    <>
      <PageHead title={title} noIndex />
      <LocalLink to="/account/reviews" className="link text-sm">
        {texts.all}
      </LocalLink>
      <h1 className="mt-4 mb-8 text-3xl md:text-4xl">{title}</h1>
      {mayReview || review ? (
        <ReviewForm
          about={about}
          review={review}
          proposedName={proposedName}
          stars={stars}
          pageReply={actionData}
        />
      ) : (
        <div className="notice max-w-xl">
          <p className="font-semibold">{about.name}</p>
          <p className="mt-1">{about.subject === 'product' ? texts.notBought : texts.notVerified}</p>
          {about.subject === 'product' && <p className="mt-1">{texts.notBoughtHint}</p>}
        </div>
      )}
    </>
  )
}
