import Link from 'next/link'
import { AddToCart } from './add-to-cart'

const SIZES = '(min-width: 64rem) 30vw, 50vw'
const WIDTHS = [320, 640, 1280]

export function ProductCard({ product, priority }) {
  return (
    <article>
      <Picture image={product.image} alt={product.imageAlt} priority={priority} />
      {product.secondImage && <Picture image={product.secondImage} alt="" priority={false} />}
      <h3>
        <Link href={`/product/${product.slug}`}>
          {product.name}
          <span aria-hidden="true">Details</span>
        </Link>
      </h3>
      <p aria-label={`Heat ${product.spiceLevel} of 5`}>{'●'.repeat(product.spiceLevel)}</p>
      <p>{product.shortDescription}</p>
      <p>R {(product.priceCents / 100).toFixed(2)}</p>
      <AddToCart product={product} />
    </article>
  )
}

function Picture({ image, alt, priority }) {
  const sources = (ending) => WIDTHS.map((width) => `${image}-${width}.${ending} ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" sizes={SIZES} srcSet={sources('avif')} />
      <img
        src={`${image}-640.webp`}
        srcSet={sources('webp')}
        sizes={SIZES}
        alt={alt}
        width={640}
        height={640}
        decoding="async"
        loading={priority ? undefined : 'lazy'}
      />
    </picture>
  )
}
