import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { StaffContactThreadView } from '#domain/customers/contact-threads/views.ts'

/** The sender of a thread, and the order it is about. */
export function Facts({ thread }: { thread: StaffContactThreadView }) {
  const { messages: texts } = useStaffMessages()
  const { topic, email, customerId, orderNumber, orderId, locale } = thread
  return (
    <OfficeCard id="about" title={texts.about}>
      <dl className="grid gap-3 wrap-anywhere">
        <div>
          <dt className="text-sm text-stone">{texts.topic}</dt>
          <dd>{texts.topics[topic]}</dd>
        </div>
        <div>
          <dt className="text-sm text-stone">{texts.email}</dt>
          <dd>
            <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center">
              {email}
            </a>
            {customerId ? (
              <LocalLink
                to="/admin/customers/:id"
                params={{ id: customerId }}
                className="link flex min-h-11 items-center"
              >
                {texts.customer}
              </LocalLink>
            ) : (
              <span className="block text-sm text-stone">{texts.unproved}</span>
            )}
          </dd>
        </div>
        {orderNumber && (
          <div>
            <dt className="text-sm text-stone">{texts.orderNumber}</dt>
            <dd>
              {orderId ? (
                <LocalLink
                  to="/admin/orders/:id"
                  params={{ id: orderId }}
                  className="link inline-flex min-h-11 items-center tabular-nums"
                >
                  {orderNumber}
                </LocalLink>
              ) : (
                `${orderNumber} (${texts.noSuchOrder})`
              )}
            </dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-stone">{texts.language}</dt>
          <dd>{texts.languages[locale]}</dd>
        </div>
      </dl>
    </OfficeCard>
  )
}
