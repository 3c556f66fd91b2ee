import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterChoices, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { filtersOf, listInput, listQuery } from '#app/request/list-query.ts'
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

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listInput(url, listPaymentNotificationsInput)
  return {
    list: await runVerb(context, (ctx) => listPaymentNotifications(ctx, input)),
    filters: filtersOf(input),
  }
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

export default function AdminNotificationsPage({ loaderData }: Route.ComponentProps) {
  const { paymentNotifications: texts, methods } = useStaffMessages()
  const { list, filters } = loaderData
  const { verdict, method, search } = filters
  const chosen = [verdict, method].filter((value) => value !== undefined).length
  const isFiltered = chosen > 0 || search !== undefined
  return (
    <ListPage
      title={texts.title}
      hint={texts.hint}
      filters={
        <FilterBar page="/admin/payment-notifications" isFiltered={isFiltered}>
          <FilterSearch label={texts.search} value={search} />
          <FilterChoices chosen={chosen}>
            <FilterSelect
              name="verdict"
              label={texts.verdict}
              value={verdict}
              anyText={texts.anyVerdict}
              options={NOTIFICATION_VERDICTS.map((value) => ({ value, text: texts.verdicts[value] }))}
            />
            <FilterSelect
              name="method"
              label={texts.provider}
              value={method}
              anyText={texts.anyProvider}
              options={PAYMENT_METHODS.filter(isHosted).map((value) => ({ value, text: methods[value] }))}
            />
          </FilterChoices>
        </FilterBar>
      }
      list={list}
      at={{ to: '/admin/payment-notifications', search: filters }}
      pages={texts.pages}
      empty={<EmptyState title={isFiltered ? texts.noneMatch : texts.none} />}
    >
      <ul aria-label={texts.list} className="grid gap-4">
        {list.items.map((item) => (
          <NotificationItem key={item.id} item={item} />
        ))}
      </ul>
    </ListPage>
  )
}
