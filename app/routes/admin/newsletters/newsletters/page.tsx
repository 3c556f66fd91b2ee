import { optionsOf } from '#app/components/admin/filters.ts'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { readList } from '#app/request/list-query.ts'
import { listNewsletters } from '#domain/newsletters/newsletters/index.ts'
import { listNewslettersInput } from '#domain/newsletters/newsletters/schemas.ts'
import { NEWSLETTER_STATES } from '#shared/newsletters/newsletter-fields.ts'
import type { Route } from './+types/page.ts'
import { useNewsletterColumns } from './use-newsletter-columns.tsx'

export async function loader(args: Route.LoaderArgs) {
  return readList(args, listNewslettersInput, listNewsletters)
}

export default function NewslettersPage({ loaderData: { list, filters } }: Route.ComponentProps) {
  const { newsletters: texts } = useStaffMessages()
  const states = optionsOf(texts.states, NEWSLETTER_STATES)
  return (
    <ListPage
      texts={texts}
      actions={
        <LocalLink to="/admin/newsletters/new" className="btn btn-leaf">
          {texts.add}
        </LocalLink>
      }
      page="/admin/newsletters"
      chosen={filters}
      filters={[{ name: 'state', label: texts.state, any: texts.anyState, options: states }]}
      list={list}
      columns={useNewsletterColumns()}
      none={{ title: texts.noneMatch }}
      noneYet={{ title: texts.none, text: texts.noneText }}
    />
  )
}
