import { Badge } from '#app/components/admin/badge.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listTables } from '#domain/restaurant/table-desk/index.ts'
import type { TablePlan } from '#domain/restaurant/table-desk/schemas.ts'
import type { Route } from './+types/page.ts'
import { Combinations } from './combinations.tsx'
import { TableForm } from './table-form.tsx'
import { tableDescription, type TablesReply } from './table-descriptions.ts'
import { TABLES_ACTIONS } from './tables-actions.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ context }: Route.LoaderArgs) {
  return { plan: await runVerb(context, listTables) }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, TABLES_ACTIONS)
}

/** The tables that there are, and which are pushed together. */
export default function TablesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { plan } = loaderData
  const { tables: texts } = useStaffMessages()
  const next = Math.max(0, ...plan.tables.map(({ sortOrder }) => sortOrder)) + 1
  const fresh = { fewest: '1', most: '4', sortOrder: String(Math.min(next, 1000)), isActive: 'on' }
  return (
    <>
      <OfficeHead
        title={texts.title}
        hint={texts.hint}
        actions={
          <LocalLink to="/admin/reservations" className="btn btn-line">
            {texts.toDay}
          </LocalLink>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <section aria-label={texts.title}>
          {plan.tables.length === 0 && <EmptyState title={texts.none} />}
          <ul className="grid gap-3">
            {plan.tables.map((table) => (
              <TableItem key={table.id} table={table} pageReply={actionData} />
            ))}
          </ul>
        </section>
        <div className="grid gap-6">
          <OfficeCard id="add" title={texts.add}>
            <TableForm key={plan.tables.length} values={fresh} pageReply={actionData} />
          </OfficeCard>
          <Combinations plan={plan} pageReply={actionData} />
        </div>
      </div>
    </>
  )
}

type TableItemProps = { table: TablePlan['tables'][number]; pageReply: TablesReply | undefined }

function TableItem({ table, pageReply }: TableItemProps) {
  const { tables: texts, reservations } = useStaffMessages()
  const { id, name, area, fewest, most, isActive, ahead, version } = table
  return (
    <li className="card p-3">
      <details open={pageReply?.intent.endsWith(id) ?? false}>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1">
          <span className="text-lg font-semibold">{name}</span>
          <span className="text-stone">
            {reservations.seats(fewest, most)}
            {area && ` · ${area}`}
          </span>
          {ahead > 0 && (
            <span className="text-sm text-stone tabular-nums">
              {texts.ahead}: {ahead}
            </span>
          )}
          {!isActive && <Badge tone="waiting">{texts.inactive}</Badge>}
          <span className="link ml-auto">{texts.edit}</span>
        </summary>
        <div className="mt-3 border-t border-line pt-4">
          <TableForm key={version} id={id} values={tableDescription.toValues(table)} pageReply={pageReply} />
        </div>
      </details>
    </li>
  )
}
