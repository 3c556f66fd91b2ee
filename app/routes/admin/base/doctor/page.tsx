import { OfficeAction } from '#app/components/admin/office-action.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { examineShop } from '#domain/base/doctor/index.ts'
import { sayCounts } from '#shared/base/doctor/say-finding.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { Route } from './+types/page.ts'
import { GoodFindings } from './good-findings.tsx'
import { OtherFindings } from './other-findings.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ context }: Route.LoaderArgs) {
  return runVerb(context, (ctx) => examineShop(ctx))
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, {
    async look({ context }) {
      await runVerb(context, (ctx) => examineShop(ctx, { isFresh: true }))
      return leadTo(context, '/admin/doctor', { notice: 'looked-again' })
    },
  })
}

export default function DoctorPage({ loaderData: { at, findings } }: Route.ComponentProps) {
  const { doctor } = useStaffMessages()
  const locale = useLocale()
  const good = findings.filter(({ state }) => state === 'good')
  const others = findings.filter(({ state }) => state !== 'good')
  return (
    <>
      <OfficeHead
        title={doctor.title}
        hint={doctor.hint}
        actions={<OfficeAction intent="look">{doctor.again}</OfficeAction>}
      />
      <p className="mb-6 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="text-lg font-semibold">{sayCounts(doctor, findings)}</span>
        <span className="text-sm text-stone">{doctor.lookedAt(formatDateTime(at, locale))}</span>
      </p>
      {others.length > 0 && (
        <OfficeCard id="others" title={doctor.list.rest} className="mb-6">
          <OtherFindings findings={others} />
        </OfficeCard>
      )}
      {good.length > 0 && (
        <OfficeCard id="good" title={doctor.list.good}>
          <GoodFindings findings={good} />
        </OfficeCard>
      )}
    </>
  )
}
