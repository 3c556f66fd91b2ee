import type { ReactNode } from 'react'
import { useMessages } from '#app/components/i18n/locale.tsx'
import { NewsletterForm } from '#app/components/newsletters/newsletter-form.tsx'
import { Lines } from '#app/components/ui/lines.tsx'
import { FooterLink } from './footer-link.tsx'
import type { RootData } from './root-data.ts'
import { useRootData } from './use-root-data.ts'

/** The foot of a page. */
export function Footer() {
  const { shell } = useMessages()
  const { shop, newsletter, categories = [] } = useRootData() ?? {}
  return (
    <footer className="on-leaf mt-16 bg-leaf text-coconut md:mt-24">
      <div className="kruai-choeng" />
      <div className="page grid grid-cols-2 gap-x-8 gap-y-6 py-8 md:gap-y-12 md:py-16 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-lg:col-span-2">
          <img
            src="/images/krok-lockup-coconut.svg"
            alt={shell.siteName}
            width={560}
            height={124}
            loading="lazy"
            className="h-10 w-auto"
          />
          <p className="display mt-4 text-lg text-turmeric">{shell.tagline}</p>
          {newsletter && <NewsletterForm html={newsletter} />}
        </div>
        <FooterColumn title={shell.footer.shop}>
          <FooterLink to="/shop">{shell.footer.allProducts}</FooterLink>
          {categories.map(({ slug, name }) => (
            <FooterLink key={slug} to="/shop" search={{ category: slug }}>
              {name}
            </FooterLink>
          ))}
        </FooterColumn>
        <FooterColumn title={shell.footer.kitchen}>
          <FooterLink to="/recipes">{shell.recipes}</FooterLink>
          <FooterLink to="/events">{shell.events}</FooterLink>
          <FooterLink to="/traditional-green-curry">{shell.footer.greenCurry}</FooterLink>
          <FooterLink to="/about">{shell.about}</FooterLink>
          <FooterLink to="/contact">{shell.contact}</FooterLink>
        </FooterColumn>
        {shop && <RestaurantColumn shop={shop} />}
      </div>
      <div className="page flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-leaf-soft pt-3 pb-1 text-sm md:py-6">
        <p>
          {shell.footer.copyright(shop?.legalName ?? shell.siteName)}
          {shop?.registrationNumber && ` · ${shell.footer.registration(shop.registrationNumber)}`}
        </p>
        <p>{shell.footer.prices}</p>
        <ul className="flex w-full flex-wrap gap-x-6">
          <FooterLink to="/vouchers">{shell.footer.vouchers}</FooterLink>
          <FooterLink to="/find-order">{shell.footer.findOrder}</FooterLink>
          {(['shipping', 'returns', 'privacy', 'terms'] as const).map((page) => (
            <FooterLink key={page} to={`/${page}`}>
              {shell.footer[page]}
            </FooterLink>
          ))}
        </ul>
      </div>
    </footer>
  )
}

function RestaurantColumn({ shop }: { shop: NonNullable<RootData['shop']> }) {
  const { shell } = useMessages()
  const { footer } = shell
  return (
    <FooterColumn title={shell.restaurant} className="max-lg:col-span-2">
      <FooterLink to="/menu">{footer.menu}</FooterLink>
      <li>
        <address className="not-italic">
          <Lines lines={[shop.street, `${shop.city} ${shop.postalCode}`]} />
        </address>
      </li>
      <li className="pt-1 lg:pt-2">
        <Lines lines={shop.hours} />
      </li>
      <li>
        <a
          href={`tel:${shop.phone.replaceAll(' ', '')}`}
          className="inline-flex min-h-11 items-center hover:underline"
        >
          {footer.call(shop.phone)}
        </a>
      </li>
      {shop.social.length > 0 && (
        <li className="flex flex-wrap gap-x-5 lg:grid">
          {shop.social.map(({ name, url }) => (
            <a
              key={name}
              href={url}
              rel="me noopener"
              className="inline-flex min-h-11 items-center hover:underline"
            >
              {name}
            </a>
          ))}
        </li>
      )}
    </FooterColumn>
  )
}

type FooterColumnProps = { title: string; className?: string; children: ReactNode }

function FooterColumn({ title, className, children }: FooterColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-1 text-lg text-coconut lg:mb-4">{title}</h2>
      <ul className="lg:space-y-1">{children}</ul>
    </div>
  )
}
