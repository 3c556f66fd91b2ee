import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterChoices, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { filtersOf, listInput } from '#app/request/list-query.ts'
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
  // Waiting reviews come first: the list begins with them.
  const first = url.searchParams.has('state') ? {} : { state: 'waiting' as const }
  const input = listInput(url, listStaffReviewsInput, first)
  return { list: await runVerb(context, (ctx) => listStaffReviews(ctx, input)), filters: filtersOf(input) }
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
    <ListPage
      title={texts.title}
      hint={texts.hint}
      filters={
        <>
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
        </>
      }
      list={list}
      at={{ to: '/admin/reviews', search: { ...filters, state: state ?? ANY } }}
      pages={texts.pages}
      empty={
        <EmptyState
          title={onlyWaiting ? texts.nothingWaits : texts.none}
          {...(onlyWaiting && { action: toAll })}
        />
      }
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
