import { DiscountForm } from '#app/components/admin/orders/discount-form.tsx'
import { DiscountState } from '#app/components/admin/orders/discount-state.tsx'
import { useDiscountTexts } from '#app/components/admin/orders/use-discount-texts.ts'
import { discountValues } from '#app/components/admin/orders/discount-description.ts'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { Fact, FactRow } from '#app/components/ui/fact.tsx'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getDiscount } from '#domain/orders/discounts/index.ts'
import { discountIdInput } from '#domain/orders/discounts/schemas.ts'
import type { DiscountView } from '#domain/orders/discounts/views.ts'
import type { Route } from './+types/page.ts'
import { saveDiscountAction, switchAction } from './discount-actions.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireParam(discountIdInput.shape.id, params.id, 'discount')
  return { discount: await runVerb(context, (ctx) => getDiscount(ctx, { id })) }
}

export async function action(args: Route.ActionArgs) {
  const id = requireParam(discountIdInput.shape.id, args.params.id, 'discount')
  return runIntent({ ...args, id }, { save: saveDiscountAction, off: switchAction, on: switchAction })
}

export default function DiscountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { discount } = loaderData
  const { discounts: texts } = useStaffMessages()
  return (
    <>
      <OfficeHead
        title={discount.code}
        back={{ to: { to: '/admin/discounts' }, text: texts.all }}
        actions={
          <LocalLink to="/admin/orders" search={{ discount: discount.code }} className="btn btn-line">
            {texts.orders}
          </LocalLink>
        }
      />
      <Facts discount={discount} />
      <div className="grid gap-6">
        <OfficeCard id="terms" title={texts.edit} hint={texts.editHint}>
          <DiscountForm
            key={discount.version}
            intent="save"
            values={discountValues(discount)}
            pageReply={actionData}
          />
        </OfficeCard>
        {discount.state !== 'ended' && <Switch isOn={discount.state !== 'off'} />}
      </div>
    </>
  )
}

function Facts({ discount }: { discount: DiscountView }) {
  const { discounts: texts } = useStaffMessages()
  const { termsText, usesText } = useDiscountTexts()
  const { charge } = useMoney()
  return (
    <div className="mb-6">
      <FactRow>
        <Fact name={texts.state}>
          <DiscountState state={discount.state} />
        </Fact>
        <Fact name={texts.terms}>{termsText(discount.terms)}</Fact>
        <Fact name={texts.uses}>{usesText(discount)}</Fact>
        <Fact name={texts.given}>{charge(discount.givenCents)}</Fact>
      </FactRow>
      <p className="mt-3 max-w-2xl text-sm text-stone">{texts.givenHint}</p>
    </div>
  )
}

function Switch({ isOn }: { isOn: boolean }) {
  const { discounts: texts, working } = useStaffMessages()
  return (
    <OfficeCard id="switch" title={texts.switchTitle} hint={isOn ? texts.offHint : texts.onHint}>
      <ButtonForm>
        <SubmitButton intent={isOn ? 'off' : 'on'} pendingText={working} className="btn btn-line">
          {isOn ? texts.off : texts.on}
        </SubmitButton>
      </ButtonForm>
    </OfficeCard>
  )
}
