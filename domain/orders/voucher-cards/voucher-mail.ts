import { formatDate } from '#shared/kernel/dates.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import { asOneLine, type Block, composeMail, type Mail } from '#domain/base/mails/index.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'
import { mailTexts } from './mail-texts.ts'
import type { PrintedCard } from './print-voucher-card.ts'
import type { CardRow } from './read-card.ts'

type VoucherMailInput = { voucher: CardRow; to: string; printed: PrintedCard; shop: Shop }

/** The mail that brings a voucher, with its card to print. */
export function voucherMail({ voucher, to, printed, shop }: VoucherMailInput): Mail {
  const { locale, amountCents, expiresOn, message, toEmail } = voucher
  const texts = mailTexts[locale]
  const { subject, title, intro } = toEmail === null ? texts.toBuyer : texts.toReceiver
  const [from, name] = [asOneLine(voucher.fromName), asOneLine(voucher.toName)]
  const words: Block[] = message
    ? message.split(/\r?\n/).map((line) => ({ kind: 'paragraph', text: asOneLine(line) }))
    : []
  const until = formatDate(new Date(`${expiresOn}T12:00:00Z`), locale)
  return {
    ...composeMail({
      to,
      locale,
      subject: subject(from),
      opening: title(name),
      picture: 'flatlay',
      preview: intro(from),
      blocks: [
        { kind: 'paragraph', text: intro(from) },
        ...(toEmail === null ? [] : words),
        {
          kind: 'facts',
          rows: [
            [texts.worth, formatMoney(amountCents, locale)],
            [texts.code, printed.code],
            [texts.until, until],
          ],
        },
        { kind: 'paragraph', text: texts.how },
        { kind: 'button', text: texts.see, url: printed.link },
        { kind: 'small', text: texts.likeCash },
        { kind: 'small', text: texts.questions(shop.email, shop.phone) },
      ],
      shop,
    }),
    attachments: [{ filename: texts.file, contentType: 'application/pdf', content: printed.pdf }],
  }
}
