import { useShopMessages } from '#app/components/catalog/use-shop-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'

/** In the place of a list without products: other words, everything, or somebody to ask. */
export function NothingFound({ text }: { text: string }) {
  const shop = useShopMessages()
  return (
    <div className="grid justify-items-center gap-6 border-y border-line py-16 text-center">
      <img src="/images/drawings/empty-jar.svg" alt="" width={160} height={132} className="drawing" />
      <p className="display text-xl">{text}</p>
      <p className="flex flex-wrap items-center justify-center gap-x-4">
        {shop.tryWords}
        {shop.popular.map((search) => (
          <LocalLink
            key={search}
            to="/shop"
            search={{ search }}
            className="link inline-flex min-h-11 items-center"
          >
            {search}
          </LocalLink>
        ))}
      </p>
      <p className="flex flex-wrap justify-center gap-3">
        <LocalLink to="/shop" className="btn btn-leaf">
          {shop.showAll}
        </LocalLink>
        <LocalLink to="/contact" className="btn btn-line">
          {shop.askUs}
        </LocalLink>
      </p>
    </div>
  )
}
