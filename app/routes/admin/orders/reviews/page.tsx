import { optionsOf } from '#app/components/admin/filters.ts'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { readList } from '#app/request/list-query.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { listStaffReviews } from '#domain/orders/reviews/index.ts'
import { listStaffReviewsInput } from '#domain/orders/reviews/schemas.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { ANY } from '#shared/kernel/any-choice.ts'
import { REVIEW_STATES, REVIEW_SUBJECTS, STARS } from '#shared/orders/review-fields.ts'
import type { Route } from './+types/page.ts'
import { decideAction, replyAction } from './review-actions.ts'
import { DecisionForm, DecisionVerdicts } from './decision-form.tsx'
import { StaffReviewItem } from './staff-review-item.tsx'

export async function loader(args: Route.LoaderArgs) {
  // Waiting reviews come first: the list begins with them.
  const first = args.url.searchParams.has('state') ? {} : { state: 'waiting' as const }
  return readList(args, listStaffReviewsInput, listStaffReviews, first)
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { 'decide-*': decideAction, 'reply-*': replyAction })
}

export default function AdminReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useStaffMessages().reviews
  const { list, filters } = loaderData
  const { state, ...others } = filters
  const onlyWaiting = state === 'waiting' && Object.values(others).every((one) => one === undefined)
  const stars = STARS.map((value) => ({ value: String(value), text: texts.starsOf(value) }))
  const select = { fold: 'on phones', any: texts.any } as const
  const toAll = (
    <LocalLink to="/admin/reviews" search={{ state: ANY }} className="btn btn-line">
      {texts.showAll}
    </LocalLink>
  )
  return (
    <ListPage
      texts={texts}
      page="/admin/reviews"
      chosen={{ ...filters, state: state ?? ANY }}
      isFiltered={!onlyWaiting}
      filters={[
        { name: 'search', label: texts.search },
        { ...select, name: 'state', label: texts.state, options: optionsOf(texts.states, REVIEW_STATES) },
        {
          ...select,
          name: 'subject',
          label: texts.subject,
          options: optionsOf(texts.subjects, REVIEW_SUBJECTS),
        },
        { ...select, name: 'stars', label: texts.stars, options: stars },
        { ...select, name: 'language', label: texts.language, options: optionsOf(texts.languages, LOCALES) },
      ]}
      afterFilters={<DecisionVerdicts reply={actionData} />}
      list={list}
      none={{ title: texts.none }}
      noneYet={{ title: texts.nothingWaits, action: toAll }}
    >
      <ul aria-label={texts.list} className="grid gap-4">
        {list.items.map((review) => (
          <StaffReviewItem key={review.id} review={review} pageReply={actionData} />
        ))}
      </ul>
      <DecisionForm reply={actionData} />
    </ListPage>
  )
}
