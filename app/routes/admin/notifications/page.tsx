import { redirect } from 'react-router'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { Pagination } from '#app/components/ui/pagination.tsx'
import { localeContext } from '#app/context.ts'
import { noticeCookie } from '#app/request/cookies.ts'
import { badRequest, readForm } from '#app/request/read-form.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listNotifications, replayNotification } from '#domain/payments/index.ts'
import { listNotificationsInput, notificationId } from '#domain/payments/schemas.ts'
import { localizedPath } from '#shared/locale.ts'
import type { Route } from './+types/page.ts'
import { NotificationItem } from './notification-item.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = new URL(request.url).searchParams.get('page') ?? undefined
  const input = listNotificationsInput.safeParse({ page })
  if (!input.success) throw badRequest()
  return { list: await runVerb(context, (ctx) => listNotifications(ctx, input.data)) }
}

/** Has one judged anew. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const id = notificationId.safeParse(form.get('id'))
  if (!id.success) throw badRequest()
  await runVerb(context, (ctx) => replayNotification(ctx, { notificationId: id.data }))
  const path = localizedPath('/admin/notifications', context.get(localeContext))
  return redirect(`${path}${new URL(request.url).search}`, {
    status: 303,
    headers: { 'set-cookie': noticeCookie('notification-replayed') },
  })
}

export function headers() {
  return { 'cache-control': 'private, no-store' }
}

export default function AdminNotificationsPage({ loaderData }: Route.ComponentProps) {
  const { notifications } = useStaffMessages()
  const { list } = loaderData
  return (
    <>
      <PageHead title={notifications.title} path="/admin/notifications" noIndex />
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
        pathOf={(page) => `/admin/notifications${page > 1 ? `?page=${page}` : ''}`}
      />
    </>
  )
}
