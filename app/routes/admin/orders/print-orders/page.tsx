import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { GiftCardsLink } from '#app/components/admin/orders/gift-cards-link.tsx'
import { PrintButton } from '#app/components/admin/print-button.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { badRequest } from '#app/request/bad-request.ts'
import { notFound } from '#app/request/not-found.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getPackingSlips } from '#domain/orders/order-desk/index.ts'
import { printOrdersInput } from '#domain/orders/order-desk/schemas.ts'
import { getShop } from '#domain/base/settings/index.ts'
import { shopAddressLines } from '#shared/accounts/address-lines.ts'
import type { Route } from './+types/page.ts'
import { Label, LabelSheet } from './label.tsx'
import { isPrintKind, LABEL_PLACES, PRINT_KINDS } from './print-kinds.ts'
import { Slip } from './slip.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const kind = url.searchParams.get('kind') ?? 'slip'
  // One order each, or several in one.
  const orderIds = url.searchParams.getAll('id').flatMap((ids) => ids.split(','))
  const input = printOrdersInput.safeParse({ orderIds: [...new Set(orderIds)] })
  if (!input.success || !isPrintKind(kind)) throw badRequest()
  const slips = await runVerb(context, (ctx) => getPackingSlips(ctx, input.data))
  if (slips.length === 0) throw notFound('order')
  const shop = await runVerb(context, getShop)
  // In Latin letters, whatever the staff read: it is an address in South Africa.
  const sender = [shop.legalName, ...shopAddressLines(shop, 'en'), onOneLine(shop.phone)]
  return {
    kind,
    slips,
    sender,
    missing: input.data.orderIds.length - slips.length,
    first: toFirstLabel(url.searchParams.get('first')),
  }
}

const onOneLine = (phone: string) => phone.replaceAll(' ', '\u00a0')

/** Returns the place on the first sheet of the first label that is printed; those before it have been used. */
function toFirstLabel(text: string | null): number {
  const first = Number(text ?? 1)
  return LABEL_PLACES.includes(first) ? first : 1
}

export default function PrintOrdersPage({ loaderData }: Route.ComponentProps) {
  const { kind, slips, sender, missing, first } = loaderData
  const { printing: texts, orders } = useStaffMessages()
  const id = slips.map((slip) => slip.id).join(',')
  // An order that is collected needs no address on it.
  const cards = slips.filter(({ hasCard }) => hasCard)
  const sent = slips.filter(({ recipient }) => recipient.address)
  const collected = kind === 'slip' ? 0 : slips.length - sent.length
  return (
    <>
      <div className="print:hidden">
        <OfficeHead
          title={texts.titles[kind]}
          back={{ to: { to: '/admin/orders' }, text: orders.title }}
          hint={texts.hints[kind]}
          actions={<PrintButton />}
        />
        <nav aria-label={texts.kinds} className="mb-6 flex flex-wrap gap-x-6">
          {PRINT_KINDS.map((one) => (
            <LocalLink
              key={one}
              to="/admin/orders/print"
              search={{ kind: one, id }}
              aria-current={one === kind ? 'page' : undefined}
              className="link inline-flex min-h-11 items-center aria-[current=page]:font-semibold aria-[current=page]:no-underline"
            >
              {texts.titles[one]}
            </LocalLink>
          ))}
          {cards.length > 0 && (
            <GiftCardsLink
              ids={cards.map((slip) => slip.id)}
              className="link inline-flex min-h-11 items-center"
            />
          )}
        </nav>
        {kind === 'label' && sent.length > 0 && (
          <nav aria-label={texts.first} className="mb-6 flex flex-wrap items-center gap-x-4">
            <span>{texts.first}</span>
            {LABEL_PLACES.map((place) => (
              <LocalLink
                key={place}
                to="/admin/orders/print"
                search={{ kind, id, first: String(place) }}
                aria-current={place === first ? 'true' : undefined}
                className="link inline-grid min-h-11 min-w-11 place-items-center tabular-nums aria-[current]:font-semibold aria-[current]:no-underline"
              >
                {place}
              </LocalLink>
            ))}
          </nav>
        )}
        {collected > 0 && <p className="notice mb-6">{texts.collected(collected)}</p>}
        {missing > 0 && <p className="notice mb-6">{texts.missing(missing)}</p>}
      </div>
      {kind === 'slip' && slips.map((slip) => <Slip key={slip.id} slip={slip} sender={sender} />)}
      {kind === 'label' && <LabelSheet slips={sent} sender={sender} first={first} />}
      {kind === 'label-100x150' &&
        sent.map((slip) => <Label key={slip.id} slip={slip} sender={sender} isWhole />)}
    </>
  )
}
