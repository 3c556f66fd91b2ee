import { catchLostRequest } from '#app/components/forms/form-reply.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { Pagination } from '#app/components/ui/pagination.tsx'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listNotifications, replayNotification } from '#domain/payments/index.ts'
import { listNotificationsInput, notificationId } from '#domain/payments/schemas.ts'
import type { Route } from './+types/page.ts'
import { NotificationItem } from './notification-item.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listNotificationsInput.safeParse({ page: url.searchParams.get('page') ?? undefined })
  if (!input.success) throw badRequest()
  return { list: await runVerb(context, (ctx) => listNotifications(ctx, input.data)) }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { replay: replayAction })
}

/** Has one judged again. */
async function replayAction({ url, context, form }: FormRequest) {
  const id = notificationId.safeParse(form.get('id'))
  if (!id.success) throw badRequest()
  await runVerb(context, (ctx) => replayNotification(ctx, { notificationId: id.data }))
  const search = { page: url.searchParams.get('page') ?? undefined }
  return leadTo(context, { to: '/admin/notifications', search }, { notice: 'notification-replayed' })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchLostRequest(serverAction)
}

export default function AdminNotificationsPage({ loaderData }: Route.ComponentProps) {
  const { notifications } = useStaffMessages()
  const { list } = loaderData
  return (
    <>
      <PageHead title={notifications.title} noIndex />
      <h1 className="text-3xl md:text-4xl">{notifications.title}</h1>
      <p className="mt-3 max-w-2xl text-lg">{notifications.hint}</p>
      <p role="status" className="mt-8 mb-3 text-stone">
        {list.total > 0 ? notifications.count(list.total) : notifications.none}
      </p>
      <ul className="grid gap-4">
        {list.items.map((item) => (
          <NotificationItem key={item.id} item={item} />
        ))}
      </ul>
      <Pagination
        label={notifications.pages}
        list={list}
        pageAt={(page) => ({ to: '/admin/notifications', search: { page } })}
      />
    </>
  )
}
