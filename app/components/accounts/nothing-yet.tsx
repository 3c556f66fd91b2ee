import type { ReactNode } from 'react'
import { Picture } from '#app/components/ui/picture.tsx'

type NothingYetProps = {
  /** The heading of the section, where this stands in one. */
  heading: 'h2' | 'h3'
  title: string
  hint: string
  image: string
  /** The way to the first. */
  children: ReactNode
}

/** A list that has nothing yet: what will be here, and a picture of what it is about. */
export function NothingYet({ heading: Heading, title, hint, image, children }: NothingYetProps) {
  return (
    <div className="card grid overflow-hidden sm:grid-cols-[2fr_3fr]">
      <Picture
        image={image}
        alt=""
        shape="4:3"
        sizes="(min-width: 640px) 22rem, 100vw"
        className="h-full max-h-44 w-full object-cover sm:max-h-none"
      />
      <div className="grid content-center justify-items-start gap-2 px-6 py-8 sm:px-10 sm:py-14">
        <Heading className="text-xl">{title}</Heading>
        <p className="text-pretty text-stone">{hint}</p>
        <div className="mt-4">{children}</div>
      </div>
    </div>
  )
}
