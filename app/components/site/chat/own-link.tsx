import type { ReactNode } from 'react'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { PageLink } from '#app/components/i18n/page-link.tsx'
import { localPath } from '#app/request/local-path.ts'
import { localizedPath } from '#shared/kernel/locale.ts'

type OwnLinkProps = {
  /** The path as an answer says it. Only the shop's own pages are linked to, in the language of this page. */
  path: string
  label: ReactNode
  className?: string
  'aria-label'?: string
}

/** A link of an answer. */
export function OwnLink({ path, label, ...link }: OwnLinkProps) {
  return (
    <PageLink {...link} href={localPath(localizedPath(localPath(path), useLocale()))}>
      {label}
    </PageLink>
  )
}
