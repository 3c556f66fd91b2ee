import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { useVoucherMessages } from '#app/components/orders/use-voucher-messages.ts'
import type { VoucherBalance } from '#domain/orders/voucher-cards/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'

/** Shows what is left of a voucher, until when it pays, and where the rest went. */
export function Balance({ balance }: { balance: VoucherBalance }) {
  const { balance: texts } = useVoucherMessages()
  const locale = useLocale()
  const { charge } = useMoney()
  const dayText = (day: string) => formatDate(new Date(`${day}T12:00:00Z`), locale)
  const { amountCents, leftCents, paysFrom, expiresOn, hasExpired, movements } = balance
  return (
    <>
      <h1 className="text-3xl tabular-nums">{texts.left(charge(leftCents))}</h1>
      <p className="mt-1 text-stone tabular-nums">{texts.of(charge(amountCents))}</p>
      <p className="mt-4 font-semibold">
        {hasExpired
          ? texts.expired(dayText(expiresOn))
          : paysFrom
            ? texts.from(dayText(paysFrom))
            : texts.until(dayText(expiresOn))}
      </p>
      <p className="mt-1 text-sm wrap-anywhere text-stone tabular-nums">{balance.code}</p>
      {leftCents > 0 && !hasExpired && (
        <section aria-labelledby="how" className="mt-8">
          <h2 id="how" className="text-lg">
            {texts.howTitle}
          </h2>
          <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-turmeric">
            {texts.how.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-stone">{texts.likeCash}</p>
        </section>
      )}
      <section aria-labelledby="movements" className="mt-8">
        <h2 id="movements" className="text-lg">
          {texts.movements}
        </h2>
        <ul className="mt-2 divide-y divide-line border-t border-line">
          {movements.map(({ at, account, cents }) => (
            <li key={`${at.getTime()} ${account} ${cents}`} className="flex justify-between gap-4 py-2">
              <span>
                {account === 'order' && cents > 0 ? texts.backAccount : texts.accounts[account]}
                <span className="block text-sm text-stone">{formatDate(at, locale)}</span>
              </span>
              <span className="whitespace-nowrap tabular-nums">
                {cents > 0 ? '+' : '−'}
                {charge(Math.abs(cents))}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
