import type { ReactNode } from 'react'

type NothingYetProps = {
  /** The heading of the section, where this stands in one. */
  heading: 'h2' | 'h3'
  title: string
  hint: string
  /** A file of public/images/drawings. */
  drawing: 'open-parcel' | 'open-book' | 'empty-plate'
  /** The way to the first. */
  children: ReactNode
}

/** A list that has nothing yet: what will be here, and a picture of what it is about. */
export function NothingYet({ heading: Heading, title, hint, drawing, children }: NothingYetProps) {
  return (
    <div className="card grid overflow-hidden sm:grid-cols-[2fr_3fr]">
      <div className="grid place-items-center bg-line/50 pt-8 sm:p-8">
        <img src={`/images/drawings/${drawing}.svg`} alt="" width={160} height={132} className="drawing" />
      </div>
      <div className="grid content-center justify-items-start gap-2 px-6 py-8 sm:px-10 sm:py-14">
        <Heading className="text-xl">{title}</Heading>
        <p className="text-pretty text-stone">{hint}</p>
        <div className="mt-4">{children}</div>
      </div>
    </div>
  )
}
