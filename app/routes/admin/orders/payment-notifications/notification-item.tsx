import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { PaymentNotificationView } from '#domain/orders/payments/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'

/** One notification: what it was taken for, and as it came. */
export function NotificationItem({ item }: { item: PaymentNotificationView }) {
  const { paymentNotifications: texts, methods } = useStaffMessages()
  const locale = useLocale()
  return (
    <li className="card grid gap-3 p-5 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <p>
          <span className="font-semibold">{texts.verdicts[item.verdict]}</span>
          {item.detail && (
            <span className="block text-sm text-chilli-text">{texts.details[item.detail]}</span>
          )}
        </p>
        {item.orderId && item.orderNumber && (
          <LocalLink to="/admin/orders/:id" params={{ id: item.orderId }} className="link py-1 tabular-nums">
            {item.orderNumber}
          </LocalLink>
        )}
      </div>
      <p className="text-sm text-stone tabular-nums">
        {methods[item.method]}, {formatDateTime(item.receivedAt, locale)}, {item.address}
      </p>
      <details>
        <summary className="cursor-pointer py-1 text-sm">{texts.raw}</summary>
        <pre className="mt-2 overflow-x-auto rounded-card bg-rice p-4 text-xs wrap-anywhere whitespace-pre-wrap">
          {item.body}
        </pre>
      </details>
      {item.canReplay && (
        <ButtonForm>
          <input type="hidden" name="id" value={item.id} />
          <SubmitButton intent="replay" className="btn btn-line" aria-label={texts.replayOne(item.id)}>
            {texts.replay}
          </SubmitButton>
        </ButtonForm>
      )}
    </li>
  )
}
