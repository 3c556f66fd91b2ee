import type { PlainPage, Target } from '#app/request/page-path.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { Icon } from '#app/components/ui/icons.tsx'

type SectionHeadProps = {
  /** Names the section. */
  id: string
  texts: { eyebrow: string; title: string; viewAll: string }
  /** The page of all of them. */
  to: PlainPage
  search?: NonNullable<Target['search']>
}

/** The heading above some of the shop's things, and the way to all of them. */
export function SectionHead({ id, texts, ...page }: SectionHeadProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-1 md:mb-12">
      <div>
        <p className="eyebrow">{texts.eyebrow}</p>
        <h2 id={id} className="mt-2 text-2xl sm:text-3xl md:text-4xl">
          {texts.title}
        </h2>
      </div>
      <LocalLink {...page} className="link inline-flex min-h-11 items-center gap-2 font-semibold">
        {texts.viewAll}
        <Icon name="arrow" className="size-5" />
      </LocalLink>
    </div>
  )
}
