import { Badge } from '#app/components/admin/badge.tsx'
import { dayText } from '#app/components/admin/catalog/day-text.ts'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { Fact, FactRow } from '#app/components/ui/fact.tsx'
import { requireParam } from '#app/request/require-param.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getBatch } from '#domain/orders/recalls/index.ts'
import { batchId } from '#domain/orders/recalls/schemas.ts'
import type { BatchView } from '#domain/orders/recalls/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { Route } from './+types/page.ts'
import { BatchOrders } from './batch-orders.tsx'
import { RECALL_ACTIONS } from './recall-action.ts'
import { RecallForm } from './recall-form.tsx'
import { pick } from '#shared/kernel/locale.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  return {
    batch: await runVerb(context, (ctx) =>
      getBatch(ctx, { batchId: requireParam(batchId, params.id, 'batch') }),
    ),
  }
}

export async function action(args: Route.ActionArgs) {
  return runIntent({ ...args, batchId: requireParam(batchId, args.params.id, 'batch') }, RECALL_ACTIONS)
}

export default function BatchPage({ loaderData, actionData }: Route.ComponentProps) {
  const { recalls: texts } = useStaffMessages()
  const locale = useLocale()
  const isAdmin = useIsAdmin()
  const { batch } = loaderData
  return (
    <>
      <OfficeHead
        title={texts.title(batch.code)}
        hint={`${pick(batch.productName, locale)} · ${batch.sku}`}
        back={{
          to: { to: '/admin/inventory/:id', params: { id: batch.productId }, hash: 'batches' },
          text: texts.back,
        }}
      />
      <div className="grid gap-6">
        <Facts batch={batch} />
        <BatchOrders batch={batch} />
        {!batch.recalled && isAdmin && <RecallForm batch={batch} pageReply={actionData} />}
        {!batch.recalled && !isAdmin && <p className="text-stone">{texts.adminsOnly}</p>}
      </div>
    </>
  )
}

function Facts({ batch }: { batch: BatchView }) {
  const { inventory, recalls: texts } = useStaffMessages()
  const locale = useLocale()
  const { recalled } = batch
  return (
    <OfficeCard
      id="facts"
      title={inventory.batch}
      actions={recalled && <Badge tone="bad">{inventory.recalled}</Badge>}
    >
      <FactRow>
        <Fact name={inventory.bestBefore}>{dayText(batch.bestBefore, locale)}</Fact>
        <Fact name={inventory.remaining}>{`${batch.remaining} / ${batch.received}`}</Fact>
        <Fact name={texts.receivedOn}>{formatDateTime(batch.receivedAt, locale)}</Fact>
      </FactRow>
      {recalled && (
        <div className="notice mt-4 grid gap-2">
          <p className="font-semibold">
            {texts.recalledOn(formatDateTime(recalled.at, locale), recalled.by ?? texts.formerStaff)}
          </p>
          <p className="whitespace-pre-line">
            {texts.reason}: {pick(recalled.reason, locale)}
          </p>
          <p className="whitespace-pre-line">
            {texts.advice}: {pick(recalled.advice, locale)}
          </p>
        </div>
      )}
    </OfficeCard>
  )
}
