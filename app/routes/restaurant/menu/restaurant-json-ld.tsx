import { useLocale, useMessages } from '#app/components/i18n/locale.tsx'
import { JsonLd } from '#app/components/shell/json-ld.tsx'
import { useRootData } from '#app/components/shell/use-root-data.ts'
import { pathTo } from '#app/request/page-path.ts'
import type { MenuDish } from '#domain/restaurant/menu/views.ts'
import { pictureFile } from '#shared/base/pictures.ts'
import { MENU_COURSES } from '#shared/restaurant/dish-fields.ts'
import { useMenuMessages } from './use-menu-messages.ts'

const DIETS = { vegan: 'VeganDiet', vegetarian: 'VegetarianDiet', gluten_free: 'GlutenFreeDiet' }

type RestaurantJsonLdProps = { dishes: MenuDish[]; openingHours: object }

/** The restaurant and its menu for search engines, in the words of schema.org. */
export function RestaurantJsonLd({ dishes, openingHours }: RestaurantJsonLdProps) {
  const texts = useMenuMessages()
  const { shell } = useMessages()
  const locale = useLocale()
  const { siteUrl, shop } = useRootData() ?? {}
  if (!siteUrl || !shop) return null
  const url = `${siteUrl}${pathTo('/menu', locale)}`
  const item = (dish: MenuDish) => ({
    '@type': 'MenuItem',
    name: dish.name,
    description: dish.description,
    ...(dish.image && { image: new URL(pictureFile(dish.image, 1280), siteUrl).href }),
    offers: { '@type': 'Offer', price: (dish.priceCents / 100).toFixed(2), priceCurrency: 'ZAR' },
    suitableForDiet: dish.diets.map((diet) => `https://schema.org/${DIETS[diet]}`),
  })
  return (
    <JsonLd
      value={
        import.meta.env.SSR && {
          '@type': 'Restaurant',
          name: shell.siteName,
          url,
          image: `${siteUrl}/images/scenes/mood-restaurant-night-1280.webp`,
          telephone: shop.phone,
          servesCuisine: 'Thai',
          currenciesAccepted: 'ZAR',
          acceptsReservations: true,
          potentialAction: {
            '@type': 'ReserveAction',
            target: { '@type': 'EntryPoint', urlTemplate: `${url}#reserve`, inLanguage: locale },
            result: { '@type': 'FoodEstablishmentReservation', name: texts.reserve },
          },
          address: {
            '@type': 'PostalAddress',
            streetAddress: shop.street,
            addressLocality: shop.city,
            postalCode: shop.postalCode,
            addressCountry: 'ZA',
          },
          ...openingHours,
          hasMenu: {
            '@type': 'Menu',
            name: texts.title,
            url,
            inLanguage: locale,
            hasMenuSection: MENU_COURSES.flatMap((course) => {
              const served = dishes.filter((dish) => dish.course === course)
              if (served.length === 0) return []
              return [{ '@type': 'MenuSection', name: texts.courses[course], hasMenuItem: served.map(item) }]
            }),
          },
        }
      }
    />
  )
}
