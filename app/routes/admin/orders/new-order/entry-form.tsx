import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { FormKey } from '#app/components/admin/catalog/form-key.tsx'
import { DeliveryCard } from '#app/components/admin/orders/delivery-card.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField, TextArea, TextField } from '#app/components/forms/field.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { FormState } from '#app/components/forms/form-state.ts'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { EntryMethod, Jar } from '#domain/orders/order-entry/schemas.ts'
import type { Caller } from '#domain/orders/order-entry/views.ts'
import { HOSTED_PROVIDERS, isHosted } from '#shared/orders/payment-methods.ts'
import { isAtCounter } from '#shared/orders/received-methods.ts'
import { ContactCard } from './contact-card.tsx'
import type { EntryReply } from './entry-actions.ts'
import { jarField, MOST_JARS, RECEIVED } from './entry-fields.ts'
import { JarsCard } from './jars-card.tsx'
import { QuoteCard } from './quote-card.tsx'
import { useEntryRefusal } from './use-entry-refusal.ts'
import { useQuote } from './use-quote.ts'

type EntryFormProps = {
  formKey: string
  jars: Jar[]
  methods: EntryMethod[]
  caller: Caller | undefined
  /** True for admins. */
  mayDiscount: boolean
  pageReply: EntryReply | undefined
}

/** The order as it is written. Another caller changes who it is for, and nothing else that was typed. */
export function EntryForm({ formKey, jars, methods, caller, mayDiscount, pageReply }: EntryFormProps) {
  const { orderEntry: texts, fieldErrors } = useStaffMessages()
  const { pathname, search } = useLocation()
  const locale = useLocale()
  const action = `${pathname}${search}#entry`
  const quoting = useQuote(action, pageReply)
  // One form makes one order, however often the page reads what it shows.
  const [key] = useState(formKey)
  const callers = callerValues(caller)
  const form = useReplyForm<EntryReply>({
    intents: ['write', 'quote'],
    pageReply,
    action,
    values: { ...ONE_EACH, language: locale, method: 'courier', payment: defaultMethod(methods), ...callers },
    fieldErrors,
    refusalText: useEntryRefusal(),
    onReply: ({ quote }) => quoting.show(quote),
  })
  const { notice, state } = form
  const values = state.values['caller'] === callers.caller ? state.values : { ...state.values, ...callers }
  useFocusAfterCaller(form.form, callers.caller)
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => quoting.follow(currentTarget)
  return (
    <ReplyFormFrame
      of={form}
      id="entry"
      onInput={onInput}
      className="grid scroll-mt-28 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="grid gap-6">
        {notice && (
          <FormNotice isError={!notice.isQuestion}>
            <p className="font-semibold">{notice.text}</p>
            {notice.details}
          </FormNotice>
        )}
        <FormKey value={key} />
        <input type="hidden" name="agreed" value={quoting.quote?.totalCents ?? ''} readOnly />
        <JarsCard jars={jars} values={values} />
        <FormState key={callers.caller} value={{ ...state, values }}>
          <ContactCard caller={caller} />
          <DeliveryCard id="entry-delivery" />
        </FormState>
        <OfficeCard id="entry-payment" title={texts.payment}>
          <div className="grid gap-5">
            <SelectField name="payment" label={texts.method} autoComplete="off">
              {methods.flatMap((method) => {
                if (isHosted(method)) {
                  const name = HOSTED_PROVIDERS[method]
                  return (
                    <option key={method} value={method}>
                      {texts.methods.hosted(name)}
                    </option>
                  )
                }
                if (!isAtCounter(method)) {
                  return (
                    <option key={method} value={method}>
                      {texts.methods.bank_transfer}
                    </option>
                  )
                }
                return [
                  <option key={method + RECEIVED} value={method + RECEIVED}>
                    {texts.methods.now[method]}
                  </option>,
                  <option key={method} value={method}>
                    {texts.methods.later[method]}
                  </option>,
                ]
              })}
            </SelectField>
            {mayDiscount && (
              <div className="grid items-start gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
                <TextField
                  name="discount"
                  label={texts.discount}
                  hint={texts.discountHint}
                  isOptional
                  input={{ autoComplete: 'off', maxLength: 20 }}
                />
                <TextField
                  name="reason"
                  label={texts.reason}
                  hint={texts.reasonHint}
                  isOptional
                  input={{ autoComplete: 'off', maxLength: 200 }}
                />
              </div>
            )}
            <TextArea name="note" label={texts.note} hint={texts.noteHint} rows={2} isOptional />
          </div>
        </OfficeCard>
      </div>
      <QuoteCard quote={quoting.quote} />
    </ReplyFormFrame>
  )
}

const ONE_EACH = Object.fromEntries(
  Array.from({ length: MOST_JARS }, (_, line) => [jarField(line, 'quantity'), '1']),
)

/** The link, where the shop has one: it asks least of staff. */
function defaultMethod(methods: EntryMethod[]): string {
  return methods.find((method) => isHosted(method)) ?? methods[0] ?? ''
}

/** The fields of somebody who is known; empty for somebody new. */
function callerValues(caller: Caller | undefined) {
  if (!caller) return { caller: '' }
  const { customerId, contact, address, isCollected, language } = caller
  return {
    caller: customerId ?? contact.email + contact.phone,
    customerId: customerId ?? '',
    ...contact,
    language,
    method: isCollected || !address ? 'pickup' : 'courier',
    street: address?.street ?? '',
    suburb: address?.suburb ?? '',
    city: address?.city ?? '',
    province: address?.province ?? '',
    postalCode: address?.postalCode ?? '',
  }
}

/** The caller is known: what they want is typed next. */
function useFocusAfterCaller(form: { current: HTMLFormElement | null }, caller: string) {
  const before = useRef('')
  useEffect(() => {
    if (caller && caller !== before.current)
      form.current?.querySelector<HTMLElement>('[name="jar.0"]')?.focus()
    before.current = caller
  }, [form, caller])
}
