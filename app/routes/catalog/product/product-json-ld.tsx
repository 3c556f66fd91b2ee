import type { PartOfSet, ProductDetail, ProductSize } from '#domain/catalog/catalog/views.ts'
import type { ReviewView } from '#domain/orders/reviews/views.ts'
import type { StockState } from '#domain/catalog/inventory/views.ts'
import { NUTRIENT_UNITS, NUTRIENTS } from '#shared/catalog/food.ts'
import { sizeKeyOf } from '#shared/catalog/size-key.ts'
import { pictureFile } from '#shared/base/pictures.ts'
import { pathTo } from '#app/request/page-path.ts'
import { useLocale, useMessages } from '#app/components/i18n/locale.tsx'
import { ratingJsonLd } from '#app/components/orders/rating-json-ld.ts'
import { useProductMessages } from '#app/components/catalog/use-product-messages.ts'
import { JsonLd } from '#app/components/shell/json-ld.tsx'
import { useRootData } from '#app/components/shell/use-root-data.ts'

const AVAILABILITY: Record<StockState['state'], string> = {
  in_stock: 'https://schema.org/InStock',
  low: 'https://schema.org/LimitedAvailability',
  out_of_stock: 'https://schema.org/OutOfStock',
}

const rand = (cents: number) => (cents / 100).toFixed(2)

type ProductJsonLdProps = {
  product: ProductDetail
  reviews: ReviewView[]
  /** To the dearest province: nobody is promised less than they pay. Null where it is only collected. */
  deliveryCents: number | null
}

/** The product for search engines, in the words of schema.org. */
export function ProductJsonLd({ product, reviews, deliveryCents }: ProductJsonLdProps) {
  const locale = useLocale()
  const { shell } = useMessages()
  const texts = useProductMessages()
  const siteUrl = useRootData()?.siteUrl
  if (!siteUrl) return null
  const pageUrl = (id: string) => siteUrl + pathTo({ to: '/product/:id', params: { id } }, locale)
  const url = pageUrl(product.slug)
  const { sizes } = product
  const shared = {
    name: product.name,
    description: product.description,
    image: product.images.map(({ image }) => new URL(pictureFile(image, 1280), siteUrl).href),
    brand: { '@type': 'Brand', name: shell.siteName },
    ...ratingJsonLd(product.rating, reviews),
    additionalProperty: NUTRIENTS.flatMap((name) => {
      const value = product.nutrition[name]
      if (value === null) return []
      const unit = NUTRIENT_UNITS[name]
      const per = texts.per(texts.weight(100, product.netWeight.unit))
      return { '@type': 'PropertyValue', name: `${texts.nutrients[name]} (${per})`, value, unitText: unit }
    }),
  }
  /** A part of a set. It has no type: a second Product on the page would need an offer of its own. */
  const included = ({ slug, name, quantity }: PartOfSet) => ({
    '@type': 'TypeAndQuantityNode',
    amountOfThisGood: quantity,
    unitCode: 'C62',
    typeOfGood: { '@id': pageUrl(slug), name },
  })
  /** Says under which code and at which price it is sold. */
  function sold({ sku, barcode, priceCents, sale, stock }: ProductSize | ProductDetail, url: string) {
    return {
      sku,
      mpn: sku,
      ...(barcode && { gtin: barcode }),
      offers: {
        '@type': 'Offer',
        url,
        price: rand(priceCents),
        priceCurrency: 'ZAR',
        ...(sale && { priceValidUntil: sale.endsAt }),
        // Left out where it was not sold before the offer: the page strikes no price through either.
        ...(sale &&
          sale.lowestCents !== null && {
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              priceType: 'https://schema.org/StrikethroughPrice',
              price: rand(sale.listPriceCents),
              priceCurrency: 'ZAR',
            },
          }),
        ...(product.parts.length > 0 && { includesObject: product.parts.map(included) }),
        availability: AVAILABILITY[stock.state],
        itemCondition: 'https://schema.org/NewCondition',
        ...(deliveryCents !== null && {
          shippingDetails: {
            '@type': 'OfferShippingDetails',
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'ZA' },
            shippingRate: {
              '@type': 'MonetaryAmount',
              value: rand(deliveryCents),
              currency: 'ZAR',
            },
          },
        }),
        // Delivered food is not taken back because somebody has changed their mind; what is wrong with it is put right.
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'ZA',
          ...(product.hasCoolingOff
            ? {
                returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
                merchantReturnDays: 7,
                returnMethod: 'https://schema.org/ReturnByMail',
                returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
                refundType: 'https://schema.org/FullRefund',
              }
            : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
          itemDefectReturnFees: 'https://schema.org/FreeReturn',
          merchantReturnLink: siteUrl + pathTo('/returns', locale),
        },
      },
    }
  }
  if (sizes.length < 2) return <JsonLd value={{ '@type': 'Product', ...shared, ...sold(product, url) }} />
  const group = {
    '@type': 'ProductGroup',
    ...shared,
    url,
    productGroupID: product.sku,
    variesBy: 'https://schema.org/size',
    hasVariant: sizes.map((size) => ({
      '@type': 'Product',
      name: size.name,
      image: shared.image,
      size: texts.weight(size.netWeight.value, size.netWeight.unit),
      ...sold(size, `${url}?size=${sizeKeyOf(size.netWeight)}`),
    })),
  }
  return <JsonLd value={group} />
}
