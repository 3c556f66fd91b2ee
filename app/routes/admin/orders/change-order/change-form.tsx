import { useLocation } from 'react-router'
import { DeliveryCard } from '#app/components/admin/orders/delivery-card.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { Choice } from '#app/components/forms/choice.tsx'
import { SelectField, TextArea, TextField } from '#app/components/forms/field.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import type { OrderToChange } from '#domain/orders/order-changes/schemas.ts'
import type { Jar } from '#domain/orders/order-entry/schemas.ts'
import { GIFT_CARD_LETTERS } from '#shared/orders/gift.ts'
import type { ChangeReply } from './change-actions.ts'
import { DISCOUNT_KINDS, quantityField } from './change-fields.ts'
import { ChangePreview } from './change-preview.tsx'
import { JarFields } from './jar-fields.tsx'
import { useChangeRefusal } from './use-change-refusal.ts'

type ChangeFormProps = {
  order: OrderToChange
  jars: Jar[]
  isAdmin: boolean
  pageReply: ChangeReply | undefined
}

/** The order as it is to be: first what would change and what it costs, then the button that changes it. */
export function ChangeForm({ order, jars, isAdmin, pageReply }: ChangeFormProps) {
  const { orderChange: texts, fieldErrors, working } = useStaffMessages()
  const { pathname } = useLocation()
  const { now, lines } = order
  const form = useReplyForm<ChangeReply>({
    intents: ['preview', 'change'],
    pageReply,
    action: `${pathname}#form-change`,
    fieldErrors,
    refusalText: useChangeRefusal(),
    values: {
      ...Object.fromEntries(
        lines.map(({ productId, quantity }) => [quantityField(productId), String(quantity)]),
      ),
      method: now.deliveryMethod === 'at_the_table' ? 'keep' : now.deliveryMethod,
      street: now.address?.street ?? '',
      suburb: now.address?.suburb ?? '',
      city: now.address?.city ?? '',
      postalCode: now.address?.postalCode ?? '',
      province: now.address?.province ?? '',
      phone: now.phone,
      note: now.note ?? '',
      receiver: now.gift?.receiver ?? '',
      card: now.gift?.card ?? '',
      discount: 'keep',
    },
  })
  const shown = form.reply?.done
  const off = { autoComplete: 'off' } as const
  return (
    <ReplyFormFrame of={form} id="form-change" className="grid max-w-3xl scroll-mt-28 gap-6">
      {form.notice && (
        <FormNotice isError>
          <p className="font-semibold">{form.notice.text}</p>
        </FormNotice>
      )}
      <JarFields lines={lines} jars={jars} />
      <DeliveryCard id="delivery" hint={texts.deliveryHint}>
        {now.deliveryMethod === 'at_the_table' && (
          <Choice name="method" value="keep" label={texts.keep} hint={texts.keepHint} />
        )}
      </DeliveryCard>
      <OfficeCard id="contact" title={texts.contact}>
        <div className="grid gap-5">
          <TextField name="phone" label={texts.phone} input={{ ...off, type: 'tel', maxLength: 30 }} />
          <TextArea name="note" label={texts.note} rows={2} isOptional />
        </div>
      </OfficeCard>
      {now.gift && (
        <OfficeCard id="gift" title={texts.gift}>
          <div className="grid gap-5">
            <TextField
              name="receiver"
              label={texts.receiver}
              hint={texts.receiverHint}
              isOptional
              input={{ ...off, maxLength: 80 }}
            />
            <TextArea
              name="card"
              label={texts.card}
              hint={texts.cardHint(GIFT_CARD_LETTERS)}
              rows={3}
              isOptional
            />
          </div>
        </OfficeCard>
      )}
      <OfficeCard id="discount" title={texts.discount}>
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <SelectField name="discount" label={texts.discount} autoComplete="off">
            {DISCOUNT_KINDS.filter((kind) => isAdmin || kind !== 'amount').map((kind) => (
              <option key={kind} value={kind}>
                {texts.discountKinds[kind]}
              </option>
            ))}
          </SelectField>
          <TextField name="code" label={texts.code} isOptional input={{ ...off, maxLength: 30 }} />
          {isAdmin && (
            <TextField
              name="amount"
              label={texts.amount}
              isOptional
              input={{ ...off, inputMode: 'decimal', maxLength: 20 }}
            />
          )}
        </div>
      </OfficeCard>
      <TextField
        name="reason"
        label={texts.reason}
        hint={texts.reasonHint}
        input={{ ...off, maxLength: 200 }}
      />
      {shown && (
        <>
          <input type="hidden" name="version" value={shown.preview.version} readOnly />
          <input type="hidden" name="agreed" value={shown.preview.balanceCents} readOnly />
          <input type="hidden" name="of" value={shown.of} readOnly />
          <ChangePreview preview={shown.preview} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton
          intent="preview"
          pendingText={working}
          className={`btn ${shown ? 'btn-line' : 'btn-leaf'}`}
        >
          {texts.preview}
        </SubmitButton>
        {shown && (isAdmin || shown.preview.balanceCents >= 0) && (
          <SubmitButton intent="change" pendingText={working} className="btn btn-primary">
            {texts.confirm}
          </SubmitButton>
        )}
      </div>
      {shown && !isAdmin && shown.preview.balanceCents < 0 && <p className="notice">{texts.adminOnly}</p>}
    </ReplyFormFrame>
  )
}
