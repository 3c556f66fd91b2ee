import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { Fact } from '#app/components/ui/fact.tsx'
import { OrderNumber } from '#app/components/orders/order-number.tsx'
import type { StaffContactThreadView } from '#domain/customers/contact-threads/views.ts'

/** The sender of a thread, and the order it is about. */
export function Facts({ thread }: { thread: StaffContactThreadView }) {
  const { messages: texts } = useStaffMessages()
  const { topic, email, customerId, orderNumber, orderId, locale } = thread
  return (
    <OfficeCard id="about" title={texts.about}>
      <dl className="grid gap-3 wrap-anywhere">
        <Fact name={texts.topic}>{texts.topics[topic]}</Fact>
        <Fact name={texts.email}>
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
        </Fact>
        {orderNumber && (
          <Fact name={texts.orderNumber}>
            {orderId ? (
              <LocalLink
                to="/admin/orders/:id"
                params={{ id: orderId }}
                className="link inline-flex min-h-11 items-center tabular-nums"
              >
                <OrderNumber number={orderNumber} />
              </LocalLink>
            ) : (
              <OrderNumber number={orderNumber} in={`${orderNumber} (${texts.noSuchOrder})`} />
            )}
          </Fact>
        )}
        <Fact name={texts.language}>{texts.languages[locale]}</Fact>
      </dl>
    </OfficeCard>
  )
}
