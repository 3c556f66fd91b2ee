import { CursorPager } from '#app/components/admin/cursor-pager.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { badRequest } from '#app/request/bad-request.ts'
import { listQuery } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listNewsletters } from '#domain/newsletters/newsletters/index.ts'
import { listNewslettersInput } from '#domain/newsletters/newsletters/schemas.ts'
import { NEWSLETTER_STATES } from '#shared/newsletters/newsletter-fields.ts'
import type { Route } from './+types/page.ts'
import { NewsletterTable } from './newsletter-table.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listNewslettersInput.safeParse(listQuery(url, ['state', 'after', 'before']))
  if (!input.success) throw badRequest()
  const list = await runVerb(context, (ctx) => listNewsletters(ctx, input.data))
  return { list, state: input.data.state }
}

export default function NewslettersPage({ loaderData: { list, state } }: Route.ComponentProps) {
  const { newsletters: texts } = useStaffMessages()
  const page = (at: { after?: string; before?: string }) =>
    ({ to: '/admin/newsletters', search: { state, ...at } }) as const
  const create = (
    <LocalLink to="/admin/newsletters/new" className="btn btn-leaf">
      {texts.add}
    </LocalLink>
  )
  return (
    <>
      <OfficeHead title={texts.title} hint={texts.hint} actions={create} />
      <FilterBar page="/admin/newsletters" isFiltered={state !== undefined}>
        <FilterSelect
          name="state"
          label={texts.state}
          value={state}
          anyText={texts.anyState}
          options={NEWSLETTER_STATES.map((value) => ({ value, text: texts.states[value] }))}
        />
      </FilterBar>
      {list.items.length > 0 && <NewsletterTable newsletters={list.items} />}
      {list.items.length === 0 &&
        (state ? (
          <EmptyState title={texts.noneMatch} />
        ) : (
          <EmptyState title={texts.none} text={texts.noneText} />
        ))}
      <CursorPager
        label={texts.pages}
        previous={list.previous ? page({ before: list.previous }) : undefined}
        next={list.next ? page({ after: list.next }) : undefined}
      />
    </>
  )
}
