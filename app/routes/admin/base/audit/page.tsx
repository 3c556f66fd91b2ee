import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { FilterDay } from '#app/components/admin/filter-day.tsx'
import { LogTabs } from '#app/components/admin/tabs/log-tabs.tsx'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { filtersOf, listInput } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listAudit } from '#domain/base/audit/index.ts'
import { listAuditInput } from '#domain/base/audit/schemas.ts'
import { AUDIT_ACTIONS } from '#shared/base/audit-actions.ts'
import type { Route } from './+types/page.ts'
import { Entry } from './entry.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listInput(url, listAuditInput)
  return { list: await runVerb(context, (ctx) => listAudit(ctx, input)), filters: filtersOf(input) }
}

export default function AdminAuditPage({ loaderData }: Route.ComponentProps) {
  const { audit: texts } = useStaffMessages()
  const { list, filters } = loaderData
  return (
    <ListPage
      title={texts.title}
      hint={texts.hint}
      filters={
        <>
          <LogTabs current="/admin/audit" />
          <FilterBar page="/admin/audit" isFiltered={Object.values(filters).some(Boolean)}>
            <FilterSearch name="person" label={texts.person} value={filters.person} />
            <FilterSearch name="text" label={texts.text} value={filters.text} />
            <FilterSelect
              name="action"
              label={texts.action}
              value={filters.action}
              anyText={texts.anyAction}
              options={AUDIT_ACTIONS.map((value) => ({ value, text: texts.actions[value] }))}
            />
            <FilterDay name="from" label={texts.from} value={filters.from} />
            <FilterDay name="until" label={texts.until} value={filters.until} />
          </FilterBar>
        </>
      }
      list={list}
      at={{ to: '/admin/audit', search: filters }}
      pages={texts.pages}
      empty={<EmptyState title={Object.values(filters).some(Boolean) ? texts.none : texts.noneYet} />}
    >
      <ol aria-label={texts.list} className="grid gap-3">
        {list.items.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </ListPage>
  )
}
