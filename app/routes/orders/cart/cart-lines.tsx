import { useEffect, useRef, useState } from 'react'
import { Price } from '#app/components/catalog/price.tsx'
import { CartForm } from '#app/components/orders/cart-form.tsx'
import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { Money, useMoney } from '#app/components/i18n/money.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import type { QuotedLine } from '#domain/orders/cart/views.ts'
import { partsText } from '#shared/orders/line-text.ts'
import { LineQuantity } from './line-quantity.tsx'
import { useCartPageMessages } from './use-cart-page-messages.ts'
import type { CartReply } from '#app/components/orders/cart-refusal-text.ts'

type CartLinesProps = {
  lines: QuotedLine[]
  /** The sentence in a line that must stay cold. */
  chilled: string
  /** Somebody has asked for a line to be removed; it is still there. */
  onRemove: (line: QuotedLine) => void
}

/** The lines of the cart. When one is removed the focus goes to the list, not to the page's top. */
export function CartLines({ lines, chilled, onRemove }: CartLinesProps) {
  const { cart } = useMessages()
  const list = useRef<HTMLUListElement>(null)
  const shownCount = useRef(lines.length)
  useEffect(() => {
    const hasShrunk = lines.length < shownCount.current
    shownCount.current = lines.length
    if (hasShrunk && document.activeElement === document.body) list.current?.focus()
  }, [lines.length])
  return (
    <ul ref={list} tabIndex={-1} aria-label={cart.title} className="grid gap-4 outline-none">
      {lines.map((line) => (
        <Line key={line.productId} line={line} chilled={chilled} onRemove={() => onRemove(line)} />
      ))}
    </ul>
  )
}

type LineProps = { line: QuotedLine; chilled: string; onRemove: () => void }

function Line({ line, chilled, onRemove }: LineProps) {
  const { cart } = useMessages()
  const texts = useCartPageMessages()
  const { show } = useMoney()
  const [problem, setProblem] = useState<string>()
  const page = { to: '/product/:id', params: { id: line.slug } } as const

  const showText: OnCartReply = (_, text) => setProblem(text)

  return (
    <li
      data-tint={line.tint}
      className="grid min-h-36 grid-cols-[6.5rem_1fr] overflow-hidden rounded-card sm:grid-cols-[10rem_1fr]"
    >
      <LocalLink {...page} tabIndex={-1} aria-hidden="true" className="relative">
        <Picture
          image={line.image}
          alt=""
          sizes="(min-width: 640px) 160px, 120px"
          className="absolute size-full mask-r-from-80% object-cover"
        />
      </LocalLink>
      <div className="grid content-between gap-3 py-4 pr-4 pl-2 sm:py-5 sm:pr-5">
        <div className="flex items-start justify-between gap-4">
          <div>
            <LocalLink {...page} className="display text-lg hover:underline">
              {line.name}
            </LocalLink>
            <p className="text-sm tabular-nums">
              {line.sale ? (
                <Price of={{ priceCents: line.unitPriceCents, sale: line.sale }} />
              ) : (
                texts.each(show(line.unitPriceCents))
              )}
            </p>
            {line.parts.length > 0 && <p className="text-sm">{partsText(line.parts)}</p>}
            {line.keepCold && <p className="text-sm">{chilled}</p>}
          </div>
          <p className="pt-0.5 font-semibold">
            <Money cents={line.totalCents} />
          </p>
        </div>
        <LineNotices line={line} problem={problem} onReply={showText} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <LineQuantity line={line} onReply={showText} onTooMany={setProblem} />
          <CartForm intent="remove" productId={line.productId} onReply={showText}>
            {(isPending) => (
              <button
                type="submit"
                className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2 text-sm font-semibold text-charcoal hover:underline"
                aria-label={cart.removeOne(line.name)}
                aria-busy={isPending}
                onClick={onRemove}
              >
                <Icon name="trash" className="size-5" />
                <span className="max-sm:sr-only">{texts.remove}</span>
              </button>
            )}
          </CartForm>
        </div>
      </div>
    </li>
  )
}

type OnCartReply = (reply: CartReply, text: string | undefined) => void
type LineNoticesProps = { line: QuotedLine; problem: string | undefined; onReply: OnCartReply }

/** The changes of the line since it was put in, and what could not be done with it. */
function LineNotices({ line, problem, onReply }: LineNoticesProps) {
  const { changes } = useCartPageMessages()
  const { show } = useMoney()
  const { priceWasCents, onlyLeft } = line
  const hasNotice = priceWasCents !== undefined || onlyLeft !== undefined || problem
  if (!hasNotice) return null
  return (
    <div className="rounded-field bg-rice px-3 py-2 text-sm">
      {priceWasCents !== undefined && (
        <p className="tabular-nums">{changes.price(show(priceWasCents), show(line.unitPriceCents))}</p>
      )}
      {onlyLeft === 0 && <p className="font-semibold text-chilli-text">{changes.soldOut}</p>}
      {onlyLeft === null && <p className="font-semibold text-chilli-text">{changes.fewerLeft}</p>}
      {typeof onlyLeft === 'number' && onlyLeft > 0 && (
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="font-semibold text-chilli-text">{changes.onlyLeft(onlyLeft)}</p>
          <CartForm intent="set" productId={line.productId} onReply={onReply}>
            {() => (
              <>
                <input type="hidden" name="quantity" value={onlyLeft} />
                <button type="submit" className="link min-h-8 font-semibold">
                  {changes.take(onlyLeft)}
                </button>
              </>
            )}
          </CartForm>
        </div>
      )}
      {problem && (
        <p role="alert" className="font-semibold text-chilli-text">
          {problem}
        </p>
      )}
    </div>
  )
}
