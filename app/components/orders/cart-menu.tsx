import { Suspense, useEffect, useRef, useState } from 'react'
import { useFetcher, useFetchers, useLocation, useNavigation } from 'react-router'
import type { CartQuote } from '#domain/orders/cart/views.ts'
import { pathTo } from '#app/request/page-path.ts'
import { LocalLink, useLocale, useMessages } from '#app/components/i18n/locale.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import { fetchedLater } from '#app/components/ui/fetched-later.tsx'
import { useLayer } from '#app/components/ui/use-layer.ts'
import { CartCount } from './cart-count.tsx'
import { refreshCart, useCart } from './cart.tsx'

/** The panel's content is fetched when it is first opened, not with every page. */
const CartPreview = fetchedLater('cart-preview', async () => (await import('./cart-preview.tsx')).CartPreview)

const iconButton = 'relative size-11 place-items-center rounded-full hover:bg-line'

/** The cart in the header: opens a preview, or leads to the cart's page where no scripts run. */
export function CartMenu() {
  const { cart: texts } = useMessages()
  const cart = useCart()
  const cartPath = pathTo('/cart', useLocale())
  const preview = useFetcher<{ quote: CartQuote }>({ key: 'cart-preview' })
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const [coversPage, setCoversPage] = useState(false)
  useLayer('cart', coversPage, () => panel.current?.hidePopover())
  useRefreshAfterAnswers()

  const { key } = useLocation()
  useEffect(() => panel.current?.hidePopover(), [key])

  /** The top layer knows nothing of the header, so the panel is placed below the icon by hand. */
  function place() {
    if (!panel.current || !button.current) return
    const { bottom, right } = button.current.getBoundingClientRect()
    panel.current.style.top = `${bottom + 16}px`
    // On a phone the icon stands in the middle of the banner, and the panel takes the whole width.
    panel.current.style.right = isWide() ? `${document.documentElement.clientWidth - right}px` : ''
  }

  return (
    <>
      <LocalLink to="/cart" className={`${iconButton} hidden noscript:grid`} aria-label={texts.title}>
        <Icon name="bag" />
      </LocalLink>
      <button
        ref={button}
        type="button"
        popoverTarget="cart-preview"
        className={`${iconButton} grid noscript:hidden`}
      >
        <Icon name="bag" />
        <span className="sr-only">{texts.icon}</span>
        <CartCount count={cart?.itemCount} />
      </button>
      <div
        ref={panel}
        id="cart-preview"
        popover="auto"
        className="stroke-in fixed inset-x-4 top-20 bottom-auto m-0 ml-auto w-auto max-w-96 rounded-card border border-line bg-rice text-charcoal shadow-float"
        onBeforeToggle={place}
        onToggle={(event) => {
          const isOpen = event.newState === 'open'
          setCoversPage(isOpen && !isWide())
          if (!isOpen) return
          setWasOpened(true)
          void preview.load(cartPath)
        }}
      >
        {wasOpened && (
          <Suspense fallback={<p className="p-4">{texts.loading}</p>}>
            <CartPreview quote={preview.data?.quote} />
          </Suspense>
        )}
      </div>
    </>
  )
}

const isWide = () => matchMedia('(min-width: 768px)').matches

/** Every answer of the server may have changed the cart's cookie. */
function useRefreshAfterAnswers() {
  const navigation = useNavigation()
  const fetchers = useFetchers()
  useEffect(refreshCart, [navigation, fetchers])
}
