import type { ReactNode } from 'react'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { Target } from '#app/request/page-path.ts'
import { Picture } from './picture.tsx'
import { pressCard } from './press-card.ts'

const SIZES = '(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, '

/** The classes of its parts, and the widths of its picture. */
const LOOKS = {
  card: { article: '', picture: '', words: 'gap-2 p-6', title: 'text-lg', sizes: `${SIZES}87vw` },
  /** As wide as two others where there is room: the picture beside the words. */
  lead: {
    article: 'is-lead sm:flex-row',
    picture: 'sm:aspect-auto sm:min-h-80 sm:w-3/5',
    words: 'gap-2 p-6 sm:w-2/5 lg:p-8',
    title: 'text-xl lg:text-2xl',
    sizes: '(min-width: 64rem) 34rem, 87vw',
  },
  /** Low on a phone: a small picture beside the words. */
  row: {
    article: 'max-sm:flex-row',
    picture: 'max-sm:aspect-auto max-sm:w-[min(7.5rem,36%)]',
    words: 'min-w-0 gap-1 p-4 sm:gap-2 sm:p-6',
    title: 'text-lg max-sm:text-base',
    sizes: `${SIZES}7.5rem`,
  },
}

export type CardLook = keyof typeof LOOKS

type PictureCardProps = {
  image: string | null
  /** Above the title. */
  eyebrow: ReactNode
  title: string
  to: Target
  priority: boolean
  look?: CardLook
  children: ReactNode
}

/** Something with a page of its own as lists show it: all of the card leads there. */
export function PictureCard({
  image,
  eyebrow,
  title,
  to,
  priority,
  look = 'card',
  children,
}: PictureCardProps) {
  const classes = LOOKS[look]
  return (
    <article
      className={`group relative flex grow flex-col overflow-hidden rounded-card border border-line bg-rice ${classes.article}`}
    >
      <Picture
        image={image}
        alt=""
        shape="4:3"
        sizes={classes.sizes}
        priority={priority}
        className={`card-picture aspect-[4/3] w-full object-cover ${classes.picture}`}
      />
      <div className={`flex grow flex-col ${classes.words}`}>
        <p className="eyebrow">{eyebrow}</p>
        <h3 className={classes.title}>
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
