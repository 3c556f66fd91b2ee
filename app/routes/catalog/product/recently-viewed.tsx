import { useEffect, useState } from 'react'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import type { ProductCard } from '#domain/catalog/catalog/views.ts'
import { forgetViewed, noteViewed, type Viewed } from './viewed-products.ts'
import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { ViewedMessages } from '#shared/messages/en/catalog/viewed.ts'

/** The texts about the products that were looked at before. */
const useViewedMessages = pageTexts(
  import.meta.glob<Record<string, ViewedMessages>>('./*/catalog/viewed.ts', { base: '/shared/messages' }),
)

/** The products looked at before in this browser, and nowhere else. Nothing on the first one, or if nothing is kept. */
export function RecentlyViewed({ product }: { product: ProductCard }) {
  const texts = useViewedMessages()
  const [viewed, setViewed] = useState<Viewed[]>([])
  const { slug, name, image, tint } = product
  useEffect(() => setViewed(noteViewed({ slug, name, image, tint })), [slug, name, image, tint])
  if (viewed.length === 0) return null
  return (
    <section className="page pt-16 md:pt-24" aria-labelledby="viewed">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="viewed" className="text-xl">
          {texts.title}
        </h2>
        <button
          type="button"
          className="link min-h-11"
          onClick={() => {
            forgetViewed()
            setViewed([])
            document.getElementById('content')?.focus({ preventScroll: true })
          }}
        >
          {texts.clear}
        </button>
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-6">
        {viewed.map((one) => (
          <li key={one.slug} data-tint={one.tint} className="relative overflow-hidden rounded-card">
            <Picture
              image={one.image}
              alt=""
              sizes="(min-width: 40rem) 25vw, 50vw"
              className="pack-picture"
            />
            <LocalLink
              to="/product/:id"
              params={{ id: one.slug }}
              className="display block px-3 pb-3 underline-offset-4 -outline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {one.name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
