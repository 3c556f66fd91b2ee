import { offerValues } from '#app/components/admin/catalog/offer-description.ts'
import { OfferForm } from '#app/components/admin/catalog/offer-form.tsx'
import { OfferState } from '#app/components/admin/catalog/offer-state.tsx'
import { useOfferTexts } from '#app/components/admin/catalog/use-offer-texts.ts'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { Fact, FactRow } from '#app/components/ui/fact.tsx'
import { Lines } from '#app/components/ui/lines.tsx'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getOffer } from '#domain/catalog/offers/index.ts'
import { offerIdInput } from '#domain/catalog/offers/schemas.ts'
import type { OfferView } from '#domain/catalog/offers/views.ts'
import { getOfferUses } from '#domain/orders/discounts/index.ts'
import type { OfferUses } from '#domain/orders/discounts/views.ts'
import type { Route } from './+types/page.ts'
import { endAction, saveOfferAction } from './offer-actions.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireParam(offerIdInput.shape.id, params.id, 'offer')
  return {
    offer: await runVerb(context, (ctx) => getOffer(ctx, { id })),
    uses: await runVerb(context, (ctx) => getOfferUses(ctx, { id })),
  }
}

export async function action(args: Route.ActionArgs) {
  const id = requireParam(offerIdInput.shape.id, args.params.id, 'offer')
  return runIntent({ ...args, id }, { save: saveOfferAction, end: endAction })
}

export default function OfferPage({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, uses } = loaderData
  const { offers: texts, working } = useStaffMessages()
  const locale = useLocale()
  const goesOn = offer.state === 'planned' || offer.state === 'running'
  return (
    <>
      <OfficeHead title={offer.name[locale]} back={{ to: { to: '/admin/offers' }, text: texts.all }} />
      <Facts offer={offer} uses={uses} />
      {goesOn && (
        <div className="grid gap-6">
          <OfficeCard id="terms" title={texts.edit} hint={texts.editHint}>
            <OfferForm key={offer.version} intent="save" values={offerValues(offer)} pageReply={actionData} />
          </OfficeCard>
          <OfficeCard id="end" title={texts.endTitle} hint={texts.endHint}>
            <ButtonForm>
              <SubmitButton intent="end" pendingText={working} className="btn btn-line">
                {texts.end}
              </SubmitButton>
            </ButtonForm>
          </OfficeCard>
        </div>
      )}
    </>
  )
}

function Facts({ offer, uses }: { offer: OfferView; uses: OfferUses }) {
  const { offers: texts } = useStaffMessages()
  const { termsText, forText, periodLines } = useOfferTexts()
  const { charge } = useMoney()
  return (
    <div className="mb-6">
      <FactRow>
        <Fact name={texts.state}>
          <OfferState state={offer.state} />
        </Fact>
        <Fact name={texts.terms}>{termsText(offer)}</Fact>
        <Fact name={texts.for}>{forText(offer)}</Fact>
        <Fact name={texts.period}>
          <Lines lines={periodLines(offer)} />
        </Fact>
        <Fact name={texts.combination}>{offer.combines ? texts.together : texts.alone}</Fact>
        {offer.state !== 'planned' && (
          <>
            <Fact name={texts.uses}>{texts.orders(uses.uses)}</Fact>
            <Fact name={texts.given}>{charge(uses.givenCents)}</Fact>
          </>
        )}
      </FactRow>
      {offer.state !== 'planned' && <p className="mt-3 max-w-2xl text-sm text-stone">{texts.givenHint}</p>}
    </div>
  )
}
