import { asOneLine, type Block, composeMail, type Mail } from '#domain/base/mails/index.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import { isSentBackByHand } from '#shared/orders/received-methods.ts'
import { type MailedOrder, orderLink } from '../order-mails/index.ts'
import { mailTexts } from './mail-texts.ts'
import type { MyReturn } from './views.ts'

type ReturnAnswer = {
  order: MailedOrder
  request: Pick<MyReturn, 'state' | 'lines' | 'answer'>
  /** The sum that goes back; 0 if none does. */
  refundedCents: number
  shop: Shop
}

/** Says how the shop answers somebody who asked to return something; undefined while it has not. */
export function returnAnswerMail({ order, request, refundedCents, shop }: ReturnAnswer): Mail | undefined {
  const { state, lines, answer } = request
  const { locale, number, contact, paymentMethod } = order
  if (state === 'waiting' || state === 'replaced') return undefined
  const texts = mailTexts[locale]
  const name = asOneLine(contact.firstName)
  const blocks: Block[] = [
    ...(name ? [{ kind: 'paragraph', text: texts.greeting(name) } as const] : []),
    { kind: 'paragraph', text: texts.intro[state](number, formatMoney(refundedCents, locale)) },
    { kind: 'lines', lines: lines.map(({ quantity, name }) => `${quantity} × ${name}`) },
    ...(state === 'refunded'
      ? [
          {
            kind: 'paragraph',
            text: isSentBackByHand(paymentMethod) ? texts.byHand : texts.byProvider,
          } as const,
        ]
      : []),
    ...(answer
      ? [
          { kind: 'heading', text: texts.why } as const,
          ...answer.split(/\r?\n/).map((line) => ({ kind: 'paragraph', text: asOneLine(line) }) as const),
        ]
      : []),
    { kind: 'button', text: texts.see, url: orderLink(order, shop) },
    {
      kind: 'small',
      text:
        state === 'declined'
          ? texts.notAgreed(shop.email, shop.phone)
          : texts.questions(shop.email, shop.phone),
    },
  ]
  return composeMail({
    to: contact.email,
    locale,
    subject: texts.subject(number),
    opening: texts.title[state],
    blocks,
    shop,
  })
}
