import type { ReactNode } from 'react'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { PlainPage, Target } from '#app/request/page-path.ts'

type FooterLinkProps = Pick<Target, 'search'> & { to: PlainPage; children: ReactNode }

export function FooterLink({ children, ...page }: FooterLinkProps) {
  return (
    <li>
      <LocalLink {...page} className="foot-link">
        {children}
      </LocalLink>
    </li>
  )
}
