import type { ReactNode } from 'react'

type FormSectionProps = {
  id: string
  title: string
  hint: string
  /** One below the heading that the section stands under. */
  heading?: 'h2' | 'h3'
  children: ReactNode
}

/** A form among others on a page: what it is about on the left, its fields on the right. */
export function FormSection({ id, title, hint, heading: Heading = 'h2', children }: FormSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-28 gap-x-10 gap-y-6 border-t border-line pt-8 md:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <Heading id={`${id}-title`} className="text-xl">
          {title}
        </Heading>
        <p className="mt-2 text-sm text-pretty text-stone">{hint}</p>
      </div>
      <div className="max-w-xl">{children}</div>
    </section>
  )
}
