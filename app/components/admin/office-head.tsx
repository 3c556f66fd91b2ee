import type { ReactNode } from 'react'
import type { Target } from '#app/request/page-path.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { Icon } from '#app/components/ui/icons.tsx'

export type OfficeHeadProps = {
  title: string
  /** The same as it is shown, where a part of it is kept together. */
  heading?: ReactNode
  /** The list that this page was opened from. */
  back?: { to: Target; text: string } | undefined
  hint?: string | undefined
  /** Links and buttons for the whole page: beside the title, on a phone below it. */
  actions?: ReactNode
}

/** The title of an office page, in the tab and on top of the page. */
export function OfficeHead({ title, heading = title, back, hint, actions }: OfficeHeadProps) {
  return (
    <div className="mb-6 md:mb-8">
      <PageHead title={title} noIndex />
      {back && (
        <LocalLink
          {...back.to}
          className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-leaf hover:underline print:hidden"
        >
          <Icon name="left" className="size-4" />
          {back.text}
        </LocalLink>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{heading}</h1>
        {actions && <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
      </div>
      {hint && <p className="mt-2 max-w-2xl text-pretty text-stone">{hint}</p>}
    </div>
  )
}
