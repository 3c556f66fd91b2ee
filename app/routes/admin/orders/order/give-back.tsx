import { TextField } from '#app/components/forms/field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { StaffOrderView } from '#domain/orders/order-desk/views.ts'
import { fromCents } from '#shared/catalog/rand.ts'
import { CheckBox } from '#app/components/admin/check-box.tsx'
import type { OrderReply } from './order-reply.ts'
import { fieldOf, intentOf } from './refund-fields.ts'
import { refundRefusalText } from './refund-refusal-text.ts'

type GiveBackProps = {
  /** True for an order that is paid: only what is more than it costs goes back. */
  isPaid: boolean
  payment: StaffOrderView['payments'][number]
  /** True if a provider has refused, so that the money may have to be sent by hand. */
  offersByHand: boolean
  pageReply: OrderReply | undefined
}

/** Sends back what of a payment was more than the order costs; of an order that is not paid, all of it. */
export function GiveBack({ payment, isPaid, offersByHand, pageReply }: GiveBackProps) {
  const { id, surplusCents } = payment
  const staff = useStaffMessages()
  const { refunds: texts } = staff
  const { charge } = useMoney()
  const words = texts.giveBack[isPaid ? 'over' : 'part']
  const intent = intentOf('surplus', id)
  return (
    <details open={pageReply?.intent === intent} className="max-w-xl">
      <summary className="link min-h-11 cursor-pointer content-center">{words.title}</summary>
      <div className="mt-3">
        <StaffForm
          // The rest may have become less.
          key={surplusCents}
          intent={intent}
          pageReply={pageReply}
          values={{ [fieldOf(intent, 'amount')]: fromCents(surplusCents) }}
          refusalText={(refusal) => refundRefusalText(refusal, intent, staff, charge)}
          submit={words.submit}
        >
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              name={fieldOf(intent, 'amount')}
              label={texts.amount}
              hint={texts.upTo(charge(surplusCents))}
              input={{ inputMode: 'decimal', autoComplete: 'off' }}
            />
            <TextField
              name={fieldOf(intent, 'reason')}
              label={texts.reason}
              input={{ maxLength: 200, autoComplete: 'off' }}
            />
          </div>
          {offersByHand && <CheckBox name={fieldOf(intent, 'by-hand')} label={texts.byHand} />}
        </StaffForm>
      </div>
    </details>
  )
}
