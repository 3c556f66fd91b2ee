import type { ReactNode } from 'react'
import { AddToCart } from '#app/components/orders/add-to-cart.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { Money } from '#app/components/i18n/money.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import { OrderNumber } from '#app/components/orders/order-number.tsx'
import type { ChatCard, OrderCard, PageCard, ProductCard, SlotsCard } from '#domain/site/chat/views.ts'
import { formatDate, startOfShopDay } from '#shared/kernel/dates.ts'
import { formatDay } from '#shared/restaurant/relative-day.ts'
import { useChatTexts } from './chat-texts.ts'
import { OwnLink } from './own-link.tsx'

/** Something that an answer is about. */
export function AnswerCard({ card }: { card: ChatCard }) {
  switch (card.kind) {
    case 'product':
      return <Jar card={card} />
    case 'slots':
      return <Slots card={card} />
    case 'order':
      return <Order card={card} />
    case 'page':
      return <Page card={card} />
  }
}

const title = 'font-semibold text-leaf decoration-2 underline-offset-4 hover:underline'

function WithPicture(props: { picture: string | null; isWide?: boolean; children: ReactNode }) {
  const { picture, isWide = false, children } = props
  return (
    <div className="card flex gap-3 p-3">
      <Picture
        image={picture}
        alt=""
        shape={isWide ? '4:3' : '1:1'}
        sizes="80px"
        className="size-20 shrink-0 rounded-field object-cover"
      />
      <div className="min-w-0 grow space-y-1">{children}</div>
    </div>
  )
}

function Jar({ card: { path, picture, isInStock, ...product } }: { card: ProductCard }) {
  return (
    <WithPicture picture={picture}>
      <OwnLink path={path} label={product.name} className={title} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Money cents={product.priceCents} />
        <AddToCart product={{ ...product, stock: { state: isInStock ? 'in_stock' : 'out_of_stock' } }} />
      </div>
    </WithPicture>
  )
}

function Slots({ card: { day, partySize, times, path } }: { card: SlotsCard }) {
  const texts = useChatTexts()
  const date = formatDay(startOfShopDay(day), useLocale(), 'short')
  return (
    <div className="card space-y-2 p-3">
      <p className="font-semibold text-leaf">{texts.slots(date, partySize)}</p>
      <ul className="flex flex-wrap gap-2">
        {times.map(({ startsAt, label }) => (
          <li key={startsAt}>
            <OwnLink
              path={path}
              label={texts.slot(label)}
              aria-label={texts.reserveAt(label, date, partySize)}
              className="btn btn-line px-4 tabular-nums"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Order({ card: { number, status, placedAt, path } }: { card: OrderCard }) {
  const texts = useChatTexts()
  const date = formatDate(new Date(placedAt), useLocale())
  return (
    <div className="card space-y-1 p-3">
      <p className="font-semibold text-leaf">{status}</p>
      <p className="text-sm">
        <OrderNumber number={number} in={texts.order(number, date)} />
      </p>
      <OwnLink path={path} label={texts.toOrder} className="link inline-flex min-h-11 items-center" />
    </div>
  )
}

function Page({ card: { of, title: name, detail, picture, path } }: { card: PageCard }) {
  const { kinds } = useChatTexts()
  return (
    <WithPicture picture={picture ?? null} isWide>
      <p className="text-sm text-stone">{kinds[of]}</p>
      <OwnLink path={path} label={name} className={title} />
      {detail && <p className="text-sm">{detail}</p>}
    </WithPicture>
  )
}
