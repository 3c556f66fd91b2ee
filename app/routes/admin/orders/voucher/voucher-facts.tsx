import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useVoucherTexts } from '#app/components/admin/orders/use-voucher-texts.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { Fact } from '#app/components/ui/fact.tsx'
import type { StaffVoucher } from '#domain/orders/voucher-desk/views.ts'
import { LANGUAGES } from '#shared/kernel/locale.ts'

/** Shows what a voucher is worth, for whom it is, and the order that it was bought with. */
export function VoucherFacts({ voucher }: { voucher: StaffVoucher }) {
  const { vouchers: texts } = useStaffMessages()
  const { dayText, sendingText } = useVoucherTexts()
  const { charge } = useMoney()
  const { amountCents, leftCents, toName, toEmail, fromName, message, expiresOn, order, card, locale } =
    voucher
  return (
    <OfficeCard id="facts" title={`${texts.left} ${charge(leftCents)}`}>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact name={texts.worth}>{charge(amountCents)}</Fact>
        {expiresOn && <Fact name={texts.until}>{dayText(expiresOn)}</Fact>}
        <Fact name={texts.sends}>{sendingText(voucher)}</Fact>
        <Fact name={texts.boughtWith}>
          {order ? (
            <LocalLink to="/admin/orders/:id" params={{ id: order.id }} className="link tabular-nums">
              {order.number}
            </LocalLink>
          ) : (
            texts.given
          )}
        </Fact>
        {(toName || toEmail) && (
          <Fact name={texts.to}>
            {toName}
            {toEmail && <span className="block text-sm text-stone">{toEmail}</span>}
          </Fact>
        )}
        {(fromName || order?.buyer) && <Fact name={texts.from}>{fromName || order?.buyer}</Fact>}
        <Fact name={texts.card}>{card === 1 ? texts.firstCard : texts.laterCard(card)}</Fact>
        <Fact name={texts.language}>{LANGUAGES[locale].name}</Fact>
      </dl>
      {message && (
        <dl className="mt-4">
          <Fact name={texts.message}>
            <span className="whitespace-pre-line">{message}</span>
          </Fact>
        </dl>
      )}
    </OfficeCard>
  )
}
