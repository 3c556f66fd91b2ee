import { useLocation } from 'react-router'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { NotRefilled } from '#domain/orders/cart/schemas.ts'
import type { OrderAgainMessages } from '#shared/messages/en/orders/again.ts'
import type { FormReply } from '#app/components/forms/form-reply.ts'
import { pageTexts } from '#app/components/i18n/page-texts.ts'

/** The texts where an order is placed again. */
const useAgainMessages = pageTexts(
  import.meta.glob<Record<string, OrderAgainMessages>>('./*/orders/again.ts', { base: '/shared/messages' }),
)

/** The answer to ordering again, where not all of it can be had. */
export type AgainReply = FormReply<never, { missing: NotRefilled[]; hasAny: boolean }>

type OrderAgainProps = {
  order: { id: string; number: string }
  pageReply: AgainReply | undefined
  className?: string
}

/** Fills the cart from an order. Where all of it is there it leads to the cart, else it says what is not. */
export function OrderAgain({ order, pageReply, className = 'btn-primary' }: OrderAgainProps) {
  const texts = useAgainMessages()
  const { pathname } = useLocation()
  const form = useReplyForm<AgainReply>({ intents: ['again'], pageReply, action: pathname })
  const { notice, reply } = form
  const { missing = [], hasAny } = reply?.done ?? {}
  return (
    <ReplyFormFrame of={form} className="grid gap-3 print:hidden">
      <input type="hidden" name="order" value={order.id} />
      {notice && (
        <FormNotice isError>
          <p>{notice.text}</p>
        </FormNotice>
      )}
      {missing.length > 0 && (
        <FormNotice>
          <p className="font-semibold">{hasAny ? texts.some : texts.none}</p>
          <ul className="mt-1">
            {missing.map((one, at) => (
              <li key={at}>{toText(one, texts)}</li>
            ))}
          </ul>
          {hasAny && (
            <LocalLink to="/cart" className="link mt-1 inline-flex min-h-11 items-center">
              {texts.toCart}
            </LocalLink>
          )}
        </FormNotice>
      )}
      <SubmitButton
        intent="again"
        pendingText={texts.pending}
        className={`btn w-full ${className}`}
        aria-label={texts.actionOf(order.number)}
      >
        {texts.action}
      </SubmitButton>
    </ReplyFormFrame>
  )
}

function toText(one: NotRefilled, { reasons }: OrderAgainMessages): string {
  return one.reason === 'only_left' ? reasons.only_left(one.name, one.left) : reasons[one.reason](one.name)
}
