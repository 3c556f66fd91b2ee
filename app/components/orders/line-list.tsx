import { useMoney } from '#app/components/i18n/money.tsx'
import { partsText } from '#shared/orders/line-text.ts'
import { usePurchaseMessages } from './use-purchase-messages.ts'
import { Picture } from '#app/components/ui/picture.tsx'

type Line = {
  name: string
  image: string | null
  tint: string | null
  quantity: number
  unitPriceCents: number
  totalCents: number
  parts: { name: string; quantity: number }[]
  /** The price of a jar without the offer that makes it cheaper; null without one. */
  sale?: { listPriceCents: number } | null
}

/** Lists what is bought, to be read over; prices in rand. */
export function LineList({ lines }: { lines: Line[] }) {
  const { charge } = useMoney()
  const { sale: texts } = usePurchaseMessages()
  return (
    <ul className="divide-y divide-line">
      {lines.map((line, at) => (
        // Two lines of an order may carry the same name.
        <li key={at} className="flex items-center gap-4 py-3">
          <span data-tint={line.tint} className="size-14 shrink-0 overflow-hidden rounded-field">
            <Picture image={line.image} alt="" sizes="56px" className="size-full object-cover" />
          </span>
          <span className="grow">
            <span className="block font-semibold">{line.name}</span>
            <span className="block text-sm text-stone tabular-nums">
              {line.quantity} × {charge(line.unitPriceCents)}
              {line.sale && (
                <span className="block text-leaf">
                  {texts.saved(charge(line.sale.listPriceCents - line.unitPriceCents))}
                </span>
              )}
            </span>
            {line.parts.length > 0 && (
              <span className="block text-sm text-stone">{partsText(line.parts)}</span>
            )}
          </span>
          <span className="tabular-nums">{charge(line.totalCents)}</span>
        </li>
      ))}
    </ul>
  )
}
