import type { ReactNode } from 'react'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { Target } from '#app/page-path.ts'
import { Picture } from './picture.tsx'

type PictureCardProps = {
  image: string | null
  /** Above the title. */
  eyebrow: ReactNode
  title: string
  to: Target
  priority: boolean
  children: ReactNode
}

/** Something with a page of its own as lists show it: all of the card leads there. */
export function PictureCard({ image, eyebrow, title, to, priority, children }: PictureCardProps) {
  return (
    <article className="group relative flex grow flex-col overflow-hidden rounded-card border border-line bg-rice">
      <Picture
        image={image}
        alt=""
        shape="4:3"
        sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw"
        priority={priority}
        className="aspect-[4/3] w-full object-cover"
      />
      <div className="flex grow flex-col gap-2 p-6">
        <p className="eyebrow">{eyebrow}</p>
        <h3 className="text-lg">
          <LocalLink
            {...to}
            className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </LocalLink>
        </h3>
        {children}
      </div>
    </article>
  )
}
