import { CursorPager } from '#app/components/admin/cursor-pager.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterChoices, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { badRequest } from '#app/request/bad-request.ts'
import { listQuery } from '#app/request/list-query.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listStaffReviews } from '#domain/orders/reviews/index.ts'
import { listStaffReviewsInput } from '#domain/orders/reviews/schemas.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { ANY } from '#shared/kernel/any-choice.ts'
import { REVIEW_STATES, REVIEW_SUBJECTS, STARS } from '#shared/orders/review-fields.ts'
import type { Route } from './+types/page.ts'
import { decideAction, replyAction } from './review-actions.ts'
import { DecisionForm, DecisionVerdicts } from './decision-form.tsx'
import { StaffReviewItem } from './staff-review-item.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const chosen = listQuery(url, ['state', 'subject', 'stars', 'language', 'search', 'after', 'before'])
  // Waiting reviews come first: the list begins with them.
  if (!url.searchParams.has('state')) chosen.state = 'waiting'
  const input = listStaffReviewsInput.safeParse(chosen)
  if (!input.success) throw badRequest()
  const { after: _after, before: _before, ...filters } = input.data
  return { list: await runVerb(context, (ctx) => listStaffReviews(ctx, input.data)), filters }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { 'decide-*': decideAction, 'reply-*': replyAction })
}

export default function AdminReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useStaffMessages().reviews
  const { list, filters } = loaderData
  const { state, subject, stars, language, search } = filters
  const others = [subject, stars, language].filter((one) => one !== undefined).length
  const onlyWaiting = state === 'waiting' && others === 0 && search === undefined
  const page = (at: { after?: string; before?: string }) =>
    ({ to: '/admin/reviews', search: { ...filters, state: state ?? ANY, ...at } }) as const
  const name = (options: Record<string, string>) => (value: string) => ({
    value,
    text: options[value] ?? value,
  })
  const toAll = (
    <LocalLink to="/admin/reviews" search={{ state: ANY }} className="btn btn-line">
      {texts.showAll}
    </LocalLink>
  )
  return (
    <>
      <OfficeHead title={texts.title} hint={texts.hint} />
      <FilterBar page="/admin/reviews" isFiltered={!onlyWaiting}>
        <FilterSearch label={texts.search} value={search} />
        <FilterChoices chosen={others + (state ? 1 : 0)}>
          <FilterSelect
            name="state"
            label={texts.state}
            value={state}
            anyText={texts.any}
            options={REVIEW_STATES.map(name(texts.states))}
          />
          <FilterSelect
            name="subject"
            label={texts.subject}
            value={subject}
            anyText={texts.any}
            options={REVIEW_SUBJECTS.map(name(texts.subjects))}
          />
          <FilterSelect
            name="stars"
            label={texts.stars}
            value={stars?.toString()}
            anyText={texts.any}
            options={STARS.map((value) => ({ value: String(value), text: texts.starsOf(value) }))}
          />
          <FilterSelect
            name="language"
            label={texts.language}
            value={language}
            anyText={texts.any}
            options={LOCALES.map(name(texts.languages))}
          />
        </FilterChoices>
      </FilterBar>
      <DecisionVerdicts reply={actionData} />
      {list.items.length > 0 ? (
        <>
          <ul aria-label={texts.list} className="grid gap-4">
            {list.items.map((review) => (
              <StaffReviewItem key={review.id} review={review} pageReply={actionData} />
            ))}
          </ul>
          <DecisionForm reply={actionData} />
        </>
      ) : (
        <EmptyState
          title={onlyWaiting ? texts.nothingWaits : texts.none}
          {...(onlyWaiting && { action: toAll })}
        />
      )}
      <CursorPager
        label={texts.pages}
        previous={list.previous ? page({ before: list.previous }) : undefined}
        next={list.next ? page({ after: list.next }) : undefined}
      />
    </>
  )
}
