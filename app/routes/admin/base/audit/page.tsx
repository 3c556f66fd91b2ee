import { optionsOf } from '#app/components/admin/filters.ts'
import { LogTabs } from '#app/components/admin/tabs/log-tabs.tsx'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { readList } from '#app/request/list-query.ts'
import { listAudit } from '#domain/base/audit/index.ts'
import { listAuditInput } from '#domain/base/audit/schemas.ts'
import { AUDIT_ACTIONS } from '#shared/base/audit-actions.ts'
import type { Route } from './+types/page.ts'
import { Entry } from './entry.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader(args: Route.LoaderArgs) {
  return readList(args, listAuditInput, listAudit)
}

export default function AdminAuditPage({ loaderData: { list, filters } }: Route.ComponentProps) {
  const { audit: texts } = useStaffMessages()
  const actions = optionsOf(texts.actions, AUDIT_ACTIONS)
  return (
    <ListPage
      texts={texts}
      beforeFilters={<LogTabs current="/admin/audit" />}
      page="/admin/audit"
      chosen={filters}
      filters={[
        { name: 'person', label: texts.person },
        { name: 'text', label: texts.text },
        { name: 'action', label: texts.action, any: texts.anyAction, options: actions },
        { name: 'from', label: texts.from, kind: 'day' },
        { name: 'until', label: texts.until, kind: 'day' },
      ]}
      list={list}
      none={{ title: texts.none }}
      noneYet={{ title: texts.noneYet }}
    >
      <ol aria-label={texts.list} className="grid gap-3">
        {list.items.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </ListPage>
  )
}
