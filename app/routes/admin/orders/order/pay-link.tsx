import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { CopyButton } from '#app/components/orders/transfer/copy-button.tsx'
import { ScanCode } from '#app/components/orders/transfer/scan-code.tsx'
import type { PayLink } from '#app/request/orders/pay-link.ts'
import type { OrderView } from '#domain/orders/orders/views.ts'

/** The link on which the buyer pays, to show at the counter or to send to their phone. */
export function PayLinkPanel({ order, link }: { order: OrderView; link: PayLink }) {
  const { payLink: texts } = useStaffMessages().orderEntry
  const { email } = order.contact
  return (
    <section id="pay-link" aria-labelledby="pay-link-title" className="scroll-mt-28">
      <h2 id="pay-link-title" className="text-xl">
        {texts.title}
      </h2>
      <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-4">
        <ScanCode code={link.code} label={texts.code} />
        <div className="grid min-w-0 flex-1 basis-64 gap-2">
          <p>{texts.hint}</p>
          {email && !order.holdsMailBack && (
            <p className="text-sm text-stone wrap-anywhere">{texts.mailed(email)}</p>
          )}
          <p className="flex flex-wrap gap-3">
            <a href={link.whatsapp} rel="noreferrer" className="btn btn-leaf">
              {texts.whatsapp}
            </a>
            <a href={link.sms} className="btn btn-line">
              {texts.sms}
            </a>
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-sm">
            <a id="pay-link-url" href={link.url} className="link min-w-0 wrap-anywhere">
              {link.url}
            </a>
            <CopyButton value={link.url} label={texts.link} from="pay-link-url" />
          </p>
        </div>
      </div>
    </section>
  )
}
