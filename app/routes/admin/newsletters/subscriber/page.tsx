import { Badge } from '#app/components/admin/badge.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { leadTo } from '#app/request/lead-to.ts'
import { requireParam } from '#app/request/require-param.ts'
import { type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import {
  getSubscriber,
  recordComplaint,
  withdrawForSubscriber,
} from '#domain/newsletters/subscriber-desk/index.ts'
import { subscriberInput, type SubscriberInput } from '#domain/newsletters/subscriber-desk/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { Route } from './+types/page.ts'
import { SubscriberHistory } from './subscriber-history.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const input = requireParam(subscriberInput, { subscriberId: params.id })
  return { reader: await runVerb(context, (ctx) => getSubscriber(ctx, input)) }
}

export async function action(args: Route.ActionArgs) {
  const input = requireParam(subscriberInput, { subscriberId: args.params.id })
  const doing =
    (verb: (ctx: Ctx, input: SubscriberInput) => Promise<void>) =>
    async ({ context }: FormRequest) => {
      await runVerb(context, (ctx) => verb(ctx, input))
      const to = { to: '/admin/subscribers/:id', params: { id: input.subscriberId } } as const
      return leadTo(context, to, { notice: 'consent-withdrawn' })
    }
  return runIntent(args, { stop: doing(withdrawForSubscriber), complaint: doing(recordComplaint) })
}

export default function AdminSubscriberPage({ loaderData: { reader } }: Route.ComponentProps) {
  const { subscribers: texts, customer, working } = useStaffMessages()
  const locale = useLocale()
  const form = { pageReply: undefined, pendingText: working, buttonClassName: 'btn-line' }
  return (
    <>
      <OfficeHead
        title={reader.email}
        back={{ to: { to: '/admin/subscribers' }, text: texts.all }}
        actions={
          <>
            <Badge>{texts.states[reader.state]}</Badge>
            {reader.customerId && (
              <LocalLink
                to="/admin/customers/:id"
                params={{ id: reader.customerId }}
                className="btn btn-line"
              >
                {texts.account}
              </LocalLink>
            )}
          </>
        }
      />
      {reader.bounce && <p className="notice notice-error mb-6">{texts.bounces[reader.bounce]}</p>}
      <p className="mb-6 text-stone">
        {customer.languages[reader.language]}, {customer.sources[reader.source]},{' '}
        {formatDateTime(reader.since, locale)}
      </p>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <SubscriberHistory reader={reader} />
        <div className="grid gap-6">
          {(reader.topics.length > 0 || reader.state === 'pending') && (
            <OfficeCard id="stop" title={texts.stop} hint={texts.stopHint}>
              <StaffForm {...form} intent="stop" submit={texts.stop} />
            </OfficeCard>
          )}
          {!reader.bounce && (
            <OfficeCard id="complaint" title={texts.complaint} hint={texts.complaintHint}>
              <StaffForm {...form} intent="complaint" submit={texts.complaint} />
            </OfficeCard>
          )}
        </div>
      </div>
    </>
  )
}
