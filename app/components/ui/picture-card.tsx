import type { ReactNode } from 'react'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { Target } from '#app/request/page-path.ts'
import { Picture } from './picture.tsx'
import { pressCard } from './press-card.ts'

type PictureCardProps = {
  image: string | null
  /** Above the title. */
  eyebrow: ReactNode
  title: string
  to: Target
  priority: boolean
  /** As wide as two others where there is room: the picture beside the words. */
  isLead?: boolean
  children: ReactNode
}

/** Something with a page of its own as lists show it: all of the card leads there. */
export function PictureCard({
  image,
  eyebrow,
  title,
  to,
  priority,
  isLead = false,
  children,
}: PictureCardProps) {
  return (
    <article
      className={`group relative flex grow flex-col overflow-hidden rounded-card border border-line bg-rice ${isLead ? 'is-lead sm:flex-row' : ''}`}
    >
      <Picture
        image={image}
        alt=""
        shape="4:3"
        sizes={
          isLead
            ? '(min-width: 64rem) 34rem, 87vw'
            : '(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 87vw'
        }
        priority={priority}
        className={`card-picture aspect-[4/3] w-full object-cover ${isLead ? 'sm:aspect-auto sm:min-h-80 sm:w-3/5' : ''}`}
      />
      <div className={`flex grow flex-col gap-2 p-6 ${isLead ? 'sm:w-2/5 lg:p-8' : ''}`}>
        <p className="eyebrow">{eyebrow}</p>
        <h3 className={isLead ? 'text-xl lg:text-2xl' : 'text-lg'}>
          <LocalLink
            {...to}
            viewTransition
            onClick={pressCard}
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
