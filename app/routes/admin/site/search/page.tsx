import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { HitText } from '#app/components/admin/search/hit-text.tsx'
import { SearchField } from '#app/components/admin/search/search-field.tsx'
import { useHits } from '#app/components/admin/search/use-hits.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { keptCookie, SLASH_KEY } from '#app/request/cookies.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { localeContext } from '#app/request/context.ts'
import { listInput } from '#app/request/list-query.ts'
import { pathTo } from '#app/request/page-path.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { searchOffice } from '#domain/site/office-search/index.ts'
import { searchOfficeInput } from '#domain/site/office-search/schemas.ts'
import type { Route } from './+types/page.ts'
import { SlashKey } from './slash-key.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listInput(url, searchOfficeInput, { language: context.get(localeContext) })
  return { search: input.q ?? '', found: await runVerb(context, (ctx) => searchOffice(ctx, input)) }
}

export async function action(args: Route.ActionArgs) {
  const set = (value: 'off' | '') => () =>
    leadTo(
      args.context,
      { to: '/admin/search', hash: 'slash-key' },
      {
        cookies: [keptCookie(args.context, SLASH_KEY, value)],
      },
    )
  return runIntent(args, { 'slash-off': set('off'), 'slash-on': set('') })
}

export default function OfficeSearchPage({ loaderData: { search, found } }: Route.ComponentProps) {
  const { officeSearch: texts } = useStaffMessages()
  const groups = useHits(search, found)
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  return (
    <>
      <OfficeHead title={texts.title} />
      <form
        role="search"
        aria-label={texts.open}
        action={pathTo('/admin/search', useLocale())}
        className="mb-8 flex max-w-3xl flex-wrap gap-3"
      >
        <SearchField key={search} defaultValue={search} data-office-search />
        <button className="btn btn-leaf">{texts.submit}</button>
      </form>
      {search && (
        <p role="status" className={count > 0 ? 'mb-4 text-stone' : 'sr-only'}>
          {count > 0 ? texts.found(count) : texts.none(search)}
        </p>
      )}
      {search && count === 0 && <EmptyState title={texts.none(search)} text={texts.noneHint} />}
      <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
        {groups.map(({ key, title, hits, all }) => (
          <section key={key} aria-labelledby={`found-${key}`}>
            <h2 id={`found-${key}`} className="mb-2 text-lg">
              {title}
            </h2>
            <ul className="divide-y divide-line border-y border-line">
              {hits.map((hit) => (
                <li key={hit.key}>
                  <LocalLink {...hit.target} className="flex min-h-14 items-center px-2 py-2 hover:bg-rice">
                    <HitText hit={hit} />
                  </LocalLink>
                </li>
              ))}
            </ul>
            {all && (
              <LocalLink {...all.target} className="link inline-flex min-h-11 items-center px-2">
                {all.text}
              </LocalLink>
            )}
          </section>
        ))}
      </div>
      <SlashKey />
    </>
  )
}
