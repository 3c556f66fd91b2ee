import { useContactMessages } from '#app/components/customers/use-contact-messages.ts'
import type { RootData } from '#app/components/shell/root-data.ts'
import { Lines } from '#app/components/ui/lines.tsx'
import { mapLink } from '#shared/base/settings/map-link.ts'

type Props = { shop: NonNullable<RootData['shop']>; email: string }

/** The restaurant's address and hours, and the other ways to reach the shop. */
export function Facts({ shop, email }: Props) {
  const texts = useContactMessages()
  const { street, city, postalCode, hours, phone } = shop
  const address = [street, `${city} ${postalCode}`]
  return (
    <div className="card grid content-start gap-6 self-start p-6">
      <section>
        <h2 className="mb-2 text-lg">{texts.visit}</h2>
        <address className="not-italic">
          <Lines lines={address} />
        </address>
        <a href={mapLink(address)} rel="noopener" className="link inline-flex min-h-11 items-center">
          {texts.map}
        </a>
      </section>
      <section>
        <h2 className="mb-2 text-lg">{texts.hours}</h2>
        <p>
          <Lines lines={hours} />
        </p>
      </section>
      <section>
        <h2 className="mb-1 text-lg">{texts.call}</h2>
        <a
          href={`tel:${phone.replaceAll(' ', '')}`}
          className="link inline-flex min-h-11 items-center tabular-nums"
        >
          {phone}
        </a>
        <p className="text-sm text-pretty text-stone">{texts.callHint}</p>
      </section>
      <section>
        <h2 className="mb-1 text-lg">{texts.byEmail}</h2>
        <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center wrap-anywhere">
          {email}
        </a>
      </section>
    </div>
  )
}
