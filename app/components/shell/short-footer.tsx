import { useMessages } from '#app/components/i18n/locale.tsx'
import { FooterLink } from './footer-link.tsx'
import { useRootData } from './use-root-data.ts'

/** The foot of pages on which somebody finishes something: one line, and nothing that leads elsewhere. */
export function ShortFooter() {
  const { footer, siteName } = useMessages().shell
  const { shop } = useRootData() ?? {}
  return (
    <footer className="on-leaf mt-16 bg-leaf text-coconut">
      <div className="page flex flex-wrap items-center gap-x-6 py-2 text-sm">
        <p className="mr-auto py-2">{footer.copyright(shop?.legalName ?? siteName)}</p>
        <ul className="flex flex-wrap gap-x-6">
          {(['returns', 'privacy', 'terms'] as const).map((page) => (
            <FooterLink key={page} to={`/${page}`}>
              {footer[page]}
            </FooterLink>
          ))}
        </ul>
      </div>
    </footer>
  )
}
