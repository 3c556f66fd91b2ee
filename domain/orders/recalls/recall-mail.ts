import { formatDate } from '#shared/kernel/dates.ts'
import { type Locale, type LocalizedText, pick } from '#shared/kernel/locale.ts'
import { asOneLine, type Block, composeMail, type Mail } from '#domain/base/mails/index.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'
import { recallTexts } from './texts.ts'

export type RecallToMail = {
  to: string
  locale: Locale
  firstName: string
  orderNumber: string
  productName: LocalizedText
  code: string
  bestBefore: string
  /** The number of jars of it that the order had. */
  quantity: number
  reason: LocalizedText
  advice: LocalizedText
}

/** Tells a buyer that jars of theirs are recalled: which, why, and what to do. */
export function recallMail(recall: RecallToMail, shop: Shop): Mail {
  const { to, locale, code, quantity, orderNumber } = recall
  const texts = recallTexts[locale]
  const product = pick(recall.productName, locale)
  const name = asOneLine(recall.firstName)
  const blocks: Block[] = [
    ...(name ? [{ kind: 'paragraph', text: texts.greeting(name) } as const] : []),
    { kind: 'paragraph', text: texts.intro(orderNumber) },
    {
      kind: 'facts',
      rows: [
        [texts.product, product],
        [texts.batch, code],
        [texts.bestBefore, formatDate(new Date(`${recall.bestBefore}T12:00:00Z`), locale)],
        [texts.jars, String(quantity)],
      ],
    },
    { kind: 'heading', text: texts.why },
    { kind: 'lines', lines: pick(recall.reason, locale).split('\n') },
    { kind: 'heading', text: texts.whatToDo },
    { kind: 'lines', lines: pick(recall.advice, locale).split('\n') },
    { kind: 'paragraph', text: texts.others },
    { kind: 'small', text: texts.questions(shop.email, shop.phone) },
  ]
  return composeMail({ to, locale, subject: texts.subject(product), opening: texts.title, blocks, shop })
}
