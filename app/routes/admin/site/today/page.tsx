import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { NewsBar } from '#app/components/admin/live/news-bar.tsx'
import { useLiveData } from '#app/components/admin/live/use-live-data.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useAuth } from '#app/components/accounts/auth.tsx'
import { localeContext } from '#app/request/context.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getToday } from '#domain/site/whole-pages/index.ts'
import type { Route } from './+types/page.ts'
import { BackupLine } from './backup-line.tsx'
import { BestSellers } from './best-sellers.tsx'
import { Findings } from './findings.tsx'
import { FirstStepsCard } from './first-steps-card.tsx'
import { LowStock } from './low-stock.tsx'
import { OPENING_ACTIONS } from './opening-actions.ts'
import { QueueCard } from './queue-card.tsx'
import { WaitingReviews } from './waiting-reviews.tsx'
import { SalesCard } from './sales-card.tsx'
import { Tonight } from './tonight.tsx'
import { WaitingMessages } from './waiting-messages.tsx'
import type { Work } from '#domain/orders/reports/schemas.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(localeContext)
  return runVerb(context, (ctx) => getToday(ctx, { language }))
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, OPENING_ACTIONS)
}

/** The page of what waits for somebody now, and how the shop does. */
export default function TodayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { today } = useStaffMessages()
  const { user } = useAuth()
  const { now, show } = useLiveData<typeof loader>({ events: '/admin/orders/events' })
  const { queues, lowStock } = loaderData.work
  const latest = now?.work ?? loaderData.work
  const { firstSteps, sales } = loaderData
  return (
    <>
      <OfficeHead title={today.title} {...(user && { hint: today.greeting(user.firstName) })} />
      <Findings />
      <BackupLine state={loaderData.backups} />
      <Tonight counts={loaderData.tonight} />
      <WaitingMessages />
      <WaitingReviews />
      <FirstStepsCard steps={firstSteps} pageReply={actionData} />
      {/* Numbers follow by themselves; what can be pressed stays where it is until somebody asks. */}
      <NewsBar
        text={isChanged(loaderData.work, latest) ? today.changed : undefined}
        button={today.show}
        onShow={() => void show()}
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <QueueCard name="to_pack" queue={queues.to_pack} count={latest.queues.to_pack.count} />
        <QueueCard name="transfers" queue={queues.transfers} count={latest.queues.transfers.count} />
        <QueueCard name="money" queue={queues.money} count={latest.queues.money.count} />
        {latest.queues.returns.count > 0 && (
          <QueueCard name="returns" queue={queues.returns} count={latest.queues.returns.count} />
        )}
        <LowStock lowStock={lowStock} count={latest.lowStock.count} />
        <SalesCard sales={sales} />
        <BestSellers sales={sales} />
      </div>
    </>
  )
}

const idsOf = ({ queues, lowStock }: Work) =>
  [...Object.values(queues), lowStock].map(({ first }) => first.map(({ id }) => id).join()).join(';')

/** True if the lists of what waits name other orders or products than before. */
function isChanged(before: Work, now: Work): boolean {
  return idsOf(before) !== idsOf(now)
}
