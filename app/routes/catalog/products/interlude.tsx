import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { PlainPage } from '#app/request/page-path.ts'
import { useShopMessages } from '#app/components/catalog/use-shop-messages.ts'
import { Picture } from '#app/components/ui/picture.tsx'

const PICTURES = {
  cook: { name: 'mood-cooking-class', to: '/recipes' },
  eat: { name: 'mood-restaurant-night', to: '/menu' },
} as const satisfies Record<string, { name: string; to: PlainPage }>

/** A wide picture and a line of story between the packs, and where it leads. */
export function Interlude({ of }: { of: keyof typeof PICTURES }) {
  const { interludes } = useShopMessages()
  const { name, to } = PICTURES[of]
  const { title, link } = interludes[of]
  return (
    <div className="on-leaf relative isolate flex h-full w-full items-center overflow-hidden max-md:flex-col max-md:items-stretch rounded-card bg-leaf text-coconut">
      <Picture
        image={`/images/scenes/${name}`}
        alt=""
        shape="3:2"
        sizes="(min-width: 78rem) 78rem, 100vw"
        className="dark-picture -z-10 aspect-[3/2] w-full object-cover md:absolute md:inset-y-0 md:right-0 md:aspect-auto md:h-full md:w-[65%]"
      />
      <div className="p-6 pt-2 md:max-w-[50%] md:px-12 md:py-20">
        <p className="display text-2xl text-coconut md:text-3xl">{title}</p>
        <LocalLink to={to} className="btn btn-line mt-6 text-coconut hover:text-leaf">
          {link}
        </LocalLink>
      </div>
    </div>
  )
}
