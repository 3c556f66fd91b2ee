import { Badge } from '#app/components/admin/badge.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { CheckRun } from '#domain/base/checks/schemas.ts'

/** The result of a check, in a word. */
export function RunResult({ run }: { run: CheckRun }) {
  const { checks } = useStaffMessages()
  if (run.count === 0) return <Badge tone="good">{checks.agrees}</Badge>
  return <Badge tone="bad">{(run.isCut ? checks.badOrMore : checks.bad)(run.count)}</Badge>
}
