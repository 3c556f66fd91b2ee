import { useCardMessages } from '#app/components/catalog/use-card-messages.ts'
import type { ProductCard as Product } from '#domain/catalog/catalog/views.ts'
import { AddToCart } from '#app/components/orders/add-to-cart.tsx'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import { Price } from './price.tsx'
import { pressCard } from '#app/components/ui/press-card.ts'
import { Stars } from '#app/components/ui/stars.tsx'
import { SpiceLevel } from '#app/components/ui/spice-level.tsx'

const SIZES = '(min-width: 64rem) 30vw, 44vw'

type ProductCardProps = {
  product: Product
  priority: boolean
  /** Somebody points at the list, and is shown the product's second picture on its card. */
  isPointedAt: boolean
}

/** A product as lists show it, on the ground of its own picture. */
export function ProductCard({ product, priority, isPointedAt }: ProductCardProps) {
  const texts = useCardMessages()
  const { show } = useMoney()
  const page = {
    to: '/product/:id',
    params: { id: product.slug },
    viewTransition: true,
    onClick: pressCard,
  } as const
  return (
    <article data-tint={product.tint} className="pack">
      <div className="relative">
        <Picture
          image={product.image}
          alt={product.imageAlt}
          sizes={SIZES}
          priority={priority}
          className="card-picture pack-picture"
        />
        {isPointedAt && product.secondImage && (
          <Picture image={product.secondImage} alt="" sizes={SIZES} className="pack-picture second-picture" />
        )}
      </div>
      <div className="pack-text">
        <h3>
          {/* All of the card leads there; what else can be pressed lies above. */}
          <LocalLink {...page}>
            {product.name}
            <span aria-hidden="true" className="btn pack-details">
              {texts.viewDetails}
            </span>
          </LocalLink>
        </h3>
        {product.rating && (
          <Stars
            stars={product.rating.average}
            text={texts.rating(product.rating.average, product.rating.count)}
            note={`(${product.rating.count})`}
          />
        )}
        {product.spiceLevel === null ? (
          <p className="text-sm">{texts.heatUnknown}</p>
        ) : (
          <SpiceLevel level={product.spiceLevel} />
        )}
        <p className="pack-about">{product.shortDescription}</p>
        <div className="pack-buy">
          {product.fromCents === null ? (
            <>
              <p className="pack-price">
                <Price of={product} />
              </p>
              <AddToCart product={product} />
            </>
          ) : (
            <>
              <p className="pack-price">{texts.from(show(product.fromCents))}</p>
              {/* All of the card leads to where it is chosen. */}
              <span aria-hidden="true" className="btn btn-leaf add-one choose-size">
                <Icon name="right" className="size-5" />
                <span>{texts.chooseSize}</span>
              </span>
            </>
          )}
        </div>
      </div>
    </article>
  )
}
