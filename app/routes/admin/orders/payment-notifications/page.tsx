import { optionsOf } from '#app/components/admin/filters.ts'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { listQuery, readList } from '#app/request/list-query.ts'
import { type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listPaymentNotifications, replayPaymentNotification } from '#domain/orders/payments/index.ts'
import { listPaymentNotificationsInput } from '#domain/orders/payments/schemas.ts'
import { NOTIFICATION_VERDICTS } from '#shared/orders/payment-records.ts'
import { isHosted, PAYMENT_METHODS } from '#shared/orders/payment-methods.ts'
import { serialId } from '#shared/kernel/validation.ts'
import type { Route } from './+types/page.ts'
import { NotificationItem } from './notification-item.tsx'

/** Reads from an address which notifications are listed. */
const listIn = (url: URL) => listQuery(url, listPaymentNotificationsInput.keyof().options)

export async function loader(args: Route.LoaderArgs) {
  return readList(args, listPaymentNotificationsInput, listPaymentNotifications)
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { replay: replayAction })
}

/** Has one judged again, and shows the same list. */
async function replayAction({ url, context, form }: FormRequest) {
  const id = serialId.safeParse(form.get('id'))
  if (!id.success) throw badRequest()
  await runVerb(context, (ctx) => replayPaymentNotification(ctx, { notificationId: id.data }))
  const to = { to: '/admin/payment-notifications', search: listIn(url) } as const
  return leadTo(context, to, { notice: 'notification-replayed' })
}

export default function AdminNotificationsPage({ loaderData: { list, filters } }: Route.ComponentProps) {
  const { paymentNotifications: texts, methods } = useStaffMessages()
  const verdicts = optionsOf(texts.verdicts, NOTIFICATION_VERDICTS)
  const providers = optionsOf(methods, PAYMENT_METHODS.filter(isHosted))
  return (
    <ListPage
      texts={texts}
      page="/admin/payment-notifications"
      chosen={filters}
      filters={[
        { name: 'search', label: texts.search },
        {
          name: 'verdict',
          label: texts.verdict,
          fold: 'on phones',
          any: texts.anyVerdict,
          options: verdicts,
        },
        {
          name: 'method',
          label: texts.provider,
          fold: 'on phones',
          any: texts.anyProvider,
          options: providers,
        },
      ]}
      list={list}
      none={{ title: texts.noneMatch }}
      noneYet={{ title: texts.none }}
    >
      <ul aria-label={texts.list} className="grid gap-4">
        {list.items.map((item) => (
          <NotificationItem key={item.id} item={item} />
        ))}
      </ul>
    </ListPage>
  )
}
