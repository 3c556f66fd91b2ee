import { CursorPager } from '#app/components/admin/cursor-pager.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { FilterDay } from '#app/components/admin/filter-day.tsx'
import { LogTabs } from '#app/components/admin/tabs/log-tabs.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { listQuery } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listAudit } from '#domain/base/audit/index.ts'
import { listAuditInput } from '#domain/base/audit/schemas.ts'
import { AUDIT_ACTIONS } from '#shared/base/audit-actions.ts'
import type { Route } from './+types/page.ts'
import { Entry } from './entry.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

const FIELDS = ['person', 'action', 'text', 'from', 'until', 'subject', 'after', 'before'] as const

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listAuditInput.safeParse(listQuery(url, FIELDS))
  if (!input.success) throw badRequest()
  const { after: _after, before: _before, ...filters } = input.data
  return { list: await runVerb(context, (ctx) => listAudit(ctx, input.data)), filters }
}

export default function AdminAuditPage({ loaderData }: Route.ComponentProps) {
  const { audit: texts } = useStaffMessages()
  const { list, filters } = loaderData
  const page = (at: { after?: string; before?: string }) =>
    ({ to: '/admin/audit', search: { ...filters, ...at } }) as const
  return (
    <>
      <OfficeHead title={texts.title} hint={texts.hint} />
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
      {list.items.length > 0 ? (
        <ol aria-label={texts.list} className="grid gap-3">
          {list.items.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : (
        <EmptyState title={Object.values(filters).some(Boolean) ? texts.none : texts.noneYet} />
      )}
      <CursorPager
        label={texts.pages}
        previous={list.previous ? page({ before: list.previous }) : undefined}
        next={list.next ? page({ after: list.next }) : undefined}
      />
    </>
  )
}
