import { useLocation } from 'react-router'
import { Choice, ChoiceGroup } from '#app/components/forms/choice.tsx'
import { SelectField, TextArea, TextField } from '#app/components/forms/field.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { useField } from '#app/components/forms/form-state.ts'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { MyChangeForm } from '#domain/orders/my-orders/views.ts'
import type { ChangeReply } from './change-action.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import { NOTHING, quantityField } from './quantity-field.ts'
import { refusalText } from './refusal-text.ts'
import { useChangeMessages } from './use-change-messages.ts'
import { WhatChanges } from './what-changes.tsx'

/** The form: its first press says what the order would be and cost, its second changes it. */
export function ChangeForm({
  form: order,
  pageReply,
}: {
  form: MyChangeForm
  pageReply: ChangeReply | undefined
}) {
  const texts = useChangeMessages()
  const { charge } = useMoney()
  const { pathname } = useLocation()
  const id = 'asked'
  const form = useReplyForm<ChangeReply>({
    intents: ['change', 'confirm'],
    pageReply,
    action: `${pathname}#${id}`,
    values: valuesOf(order),
    fieldErrors: texts.fieldErrors,
    refusalText: (refusal) => refusalText(refusal, texts),
  })
  const refusal = form.reply?.refusal
  const asked = refusal?.reason === 'asks' ? refusal : undefined
  return (
    <ReplyFormFrame of={form} className="checkout mt-8 grid gap-10">
      <section aria-labelledby="jars" className="grid max-w-xl gap-4">
        <h2 id="jars" className="text-xl">
          {texts.jars}
        </h2>
        <p className="text-sm text-stone">{texts.jarsHint}</p>
        {order.lines.map(({ productId, name }) => (
          <TextField
            key={productId}
            name={quantityField(productId)}
            label={name}
            className="[&_input]:max-w-28"
            input={{ type: 'number', inputMode: 'numeric', min: 0, max: 99, step: 1, autoComplete: 'off' }}
          />
        ))}
        {order.jars.length > 0 && (
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_7rem]">
            <SelectField name="add" label={texts.add} autoComplete="off">
              <option value={NOTHING}>{texts.addNone}</option>
              {order.jars.map(({ productId, name, priceCents }) => (
                <option key={productId} value={productId}>
                  {texts.jar(name, charge(priceCents))}
                </option>
              ))}
            </SelectField>
            <TextField
              name="add.quantity"
              label={texts.addQuantity}
              input={{ type: 'number', inputMode: 'numeric', min: 1, max: 99, step: 1, autoComplete: 'off' }}
            />
          </div>
        )}
      </section>
      <section aria-labelledby="delivery" className="grid gap-4">
        <h2 id="delivery" className="text-xl">
          {texts.delivery}
        </h2>
        <ChoiceGroup name="delivery.method" label={texts.delivery}>
          {(order.deliveryMethod === 'at_the_table'
            ? (['keep', 'pickup', 'courier'] as const)
            : (['courier', 'pickup'] as const)
          ).map((method) => (
            <Choice
              key={method}
              name="delivery.method"
              value={method}
              label={texts.methods[method]}
              hint={texts.methodHints[method]}
            />
          ))}
        </ChoiceGroup>
        <DeliveryFields />
      </section>
      <section aria-labelledby="more" className="grid max-w-xl gap-4">
        <h2 id="more" className="text-xl">
          {texts.more}
        </h2>
        <TextField
          name="phone"
          label={texts.phone}
          input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 30 }}
        />
        <TextArea name="note" label={texts.note} isOptional rows={2} />
        <Agreed />
        <SubmitButton intent="change" pendingText={texts.pending} className="btn btn-leaf justify-self-start">
          {texts.submit}
        </SubmitButton>
      </section>
      {form.notice && (
        // Below the button that asked, so that Enter in a field asks and never confirms.
        <div id={id} className="scroll-mt-28">
          <FormNotice isError={!asked}>
            {asked ? <WhatChanges asked={asked} /> : <p className="font-semibold">{form.notice.text}</p>}
          </FormNotice>
        </div>
      )}
    </ReplyFormFrame>
  )
}

/** The money that was asked about, and the order that it was asked of. */
function Agreed() {
  const [version, balance] = [useField('version').value, useField('balance').value]
  return (
    <>
      <input type="hidden" name="version" value={version ?? ''} />
      <input type="hidden" name="balance" value={balance ?? ''} />
    </>
  )
}

function valuesOf({ lines, deliveryMethod, address, phone, note }: MyChangeForm) {
  return {
    ...Object.fromEntries(
      lines.map(({ productId, quantity }) => [quantityField(productId), String(quantity)]),
    ),
    'add.quantity': '1',
    'delivery.method': deliveryMethod === 'at_the_table' ? 'keep' : deliveryMethod,
    ...Object.fromEntries(
      Object.entries(address ?? {}).map(([field, value]) => [`delivery.address.${field}`, value ?? '']),
    ),
    phone,
    note: note ?? '',
  }
}
