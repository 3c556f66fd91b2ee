import type { ComponentProps } from 'react'
import { LocalLink } from '#app/components/i18n/locale.tsx'

/** A link in a table: as tall as a finger on a phone, where a row is a card. */
export function RowLink({ className = '', ...link }: ComponentProps<typeof LocalLink>) {
  return <LocalLink {...link} className={`link inline-flex min-h-11 items-center md:min-h-8 ${className}`} />
}
