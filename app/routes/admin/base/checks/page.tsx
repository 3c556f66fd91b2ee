import { DataList } from '#app/components/admin/data-list.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { OfficeAction } from '#app/components/admin/office-action.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { leadTo } from '#app/request/lead-to.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { checkBooks, listCheckRuns } from '#domain/base/checks/index.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { CheckRun } from '#domain/base/checks/schemas.ts'
import type { Route } from './+types/page.ts'
import { Findings } from './findings.tsx'
import { Badge } from '#app/components/admin/badge.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return runVerb(context, listCheckRuns)
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, {
    async check({ context }) {
      await runVerb(context, checkBooks)
      return leadTo(context, '/admin/checks', { notice: 'books-checked' })
    },
  })
}

export default function ChecksPage({ loaderData }: Route.ComponentProps) {
  const { checks } = useStaffMessages()
  const locale = useLocale()
  const { runs, findings } = loaderData
  const [newest] = runs
  return (
    <>
      <OfficeHead
        title={checks.title}
        hint={checks.hint}
        actions={<OfficeAction intent="check">{checks.run}</OfficeAction>}
      />
      {!newest && <EmptyState title={checks.never} text={checks.neverText} />}
      {newest && findings.length === 0 && (
        <EmptyState title={checks.good} text={checks.goodText(formatDateTime(newest.finishedAt, locale))} />
      )}
      {newest && findings.length > 0 && <Findings run={newest} findings={findings} />}
      {newest && (
        <OfficeCard id="runs" title={checks.runs} className="mt-6">
          <DataList
            label={checks.runs}
            rows={runs}
            keyOf={(run) => String(run.id)}
            columns={[
              { key: 'when', head: checks.when, cell: (run) => formatDateTime(run.finishedAt, locale) },
              { key: 'by', head: checks.by, cell: (run) => run.by ?? checks.nightly },
              { key: 'result', head: checks.result, cell: resultOf },
            ]}
          />
        </OfficeCard>
      )}
    </>
  )
}

function resultOf(run: CheckRun) {
  return <RunResult run={run} />
}

/** The result of a check, in a word. */
function RunResult({ run }: { run: CheckRun }) {
  const { checks } = useStaffMessages()
  if (run.count === 0) return <Badge tone="good">{checks.agrees}</Badge>
  return <Badge tone="bad">{(run.isCut ? checks.badOrMore : checks.bad)(run.count)}</Badge>
}
