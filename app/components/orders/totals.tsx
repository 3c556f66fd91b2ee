import type { Currency } from '#shared/kernel/money.ts'
import { YouPay } from '#app/components/orders/you-pay.tsx'
import { usePurchaseMessages } from './use-purchase-messages.ts'
import { useMoney } from '#app/components/i18n/money.tsx'

type TotalsProps = {
  subtotalCents: number
  /** Off the goods, with what the offers give. A code that takes nothing off them makes delivery free. */
  discountCents: number
  offers: { name: string; cents: number }[]
  /** Null also where staff gave the discount. */
  discountCode: string | null
  /** With the ice pack; null while it is not known where the goods go, and of an order of which nothing is delivered. */
  deliveryCents: number | null
  /** Null where no ice pack goes with them. */
  icePackCents: number | null
  /** Null where nothing is taxed yet, as of a voucher. */
  vatCents: number | null
  vatPercent: number
  totalCents: number | null
  /** The part of it that a voucher pays. */
  voucherCents?: number
  /** The part that was paid otherwise, and its name. */
  paid?: { name: string; cents: number } | false
  /** Set for an order that was placed. */
  placedIn?: { currency: Currency; rate: number }
}

/** Lists what is to be paid, in rand, because that is what is charged. */
export function Totals(props: TotalsProps) {
  const { subtotalCents, discountCents, offers, discountCode, deliveryCents, icePackCents } = props
  const { vatCents, totalCents, voucherCents = 0, paid, placedIn } = props
  const leftCents = (totalCents ?? 0) - voucherCents - (paid ? paid.cents : 0)
  const codeCents = offers.reduce((rest, { cents }) => rest - cents, discountCents)
  const { total } = usePurchaseMessages()
  const { charge } = useMoney()
  const price = (cents: number) => (cents ? charge(cents) : total.free)
  return (
    <>
      <dl className="grid gap-1">
        <Row label={total.goods} value={charge(subtotalCents)} />
        {offers.map(({ name, cents }, at) => (
          // Two offers may carry the same name.
          <Row key={at} label={name} value={charge(-cents)} className="text-leaf" />
        ))}
        {codeCents > 0 && (
          <Row label={total.discount(discountCode)} value={charge(-codeCents)} className="text-leaf" />
        )}
        {discountCode && codeCents === 0 ? (
          <Row label={total.freeDeliveryWith(discountCode)} value={charge(0)} className="text-leaf" />
        ) : deliveryCents !== null ? (
          <Row label={total.delivery} value={price(deliveryCents - (icePackCents ?? 0))} />
        ) : (
          totalCents === null && <Row label={total.delivery} value={total.deliveryLater} />
        )}
        {icePackCents !== null && <Row label={total.icePack} value={price(icePackCents)} />}
        {totalCents !== null && (
          <Row
            label={total.total}
            value={charge(totalCents)}
            className="mt-2 border-t border-line pt-3 text-lg font-semibold"
          />
        )}
        {totalCents !== null && voucherCents > 0 && (
          <>
            <Row label={total.voucher} value={charge(-voucherCents)} className="text-leaf" />
            {paid && <Row label={paid.name} value={charge(-paid.cents)} className="text-leaf" />}
            {(!paid || leftCents > 0) && (
              <Row label={total.left} value={charge(leftCents)} className="text-lg font-semibold" />
            )}
          </>
        )}
        {vatCents !== null && (
          <Row label={total.vat(props.vatPercent)} value={charge(vatCents)} className="text-sm text-stone" />
        )}
      </dl>
      <YouPay
        cents={totalCents ?? subtotalCents - discountCents}
        {...(placedIn && { placedIn })}
        className="mt-2"
      />
    </>
  )
}

function Row({ label, value, className = '' }: { label: string; value: string; className?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt>{label}</dt>
      <dd className="text-right tabular-nums">{value}</dd>
    </div>
  )
}
