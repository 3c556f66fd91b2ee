import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { filtersOf, listInput } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listNewsletters } from '#domain/newsletters/newsletters/index.ts'
import { listNewslettersInput } from '#domain/newsletters/newsletters/schemas.ts'
import { NEWSLETTER_STATES } from '#shared/newsletters/newsletter-fields.ts'
import type { Route } from './+types/page.ts'
import { NewsletterTable } from './newsletter-table.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listInput(url, listNewslettersInput)
  return { list: await runVerb(context, (ctx) => listNewsletters(ctx, input)), filters: filtersOf(input) }
}

export default function NewslettersPage({ loaderData: { list, filters } }: Route.ComponentProps) {
  const { newsletters: texts } = useStaffMessages()
  const { state } = filters
  const create = (
    <LocalLink to="/admin/newsletters/new" className="btn btn-leaf">
      {texts.add}
    </LocalLink>
  )
  return (
    <ListPage
      title={texts.title}
      hint={texts.hint}
      actions={create}
      filters={
        <FilterBar page="/admin/newsletters" isFiltered={state !== undefined}>
          <FilterSelect
            name="state"
            label={texts.state}
            value={state}
            anyText={texts.anyState}
            options={NEWSLETTER_STATES.map((value) => ({ value, text: texts.states[value] }))}
          />
        </FilterBar>
      }
      list={list}
      at={{ to: '/admin/newsletters', search: filters }}
      pages={texts.pages}
      empty={
        state ? (
          <EmptyState title={texts.noneMatch} />
        ) : (
          <EmptyState title={texts.none} text={texts.noneText} />
        )
      }
    >
      <NewsletterTable newsletters={list.items} />
    </ListPage>
  )
}
