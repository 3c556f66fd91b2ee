import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { FormKey } from '#app/components/admin/catalog/form-key.tsx'
import { DeliveryCard } from '#app/components/admin/orders/delivery-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { FormState } from '#app/components/forms/form-state.ts'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { EntryMethod, Jar } from '#domain/orders/order-entry/schemas.ts'
import type { Caller, GiftOffer } from '#domain/orders/order-entry/views.ts'
import { isHosted } from '#shared/orders/payment-methods.ts'
import { ContactCard } from './contact-card.tsx'
import type { EntryReply } from './entry-actions.ts'
import { jarField, MOST_JARS } from './entry-fields.ts'
import { GiftFields } from './gift-fields.tsx'
import { JarsCard } from './jars-card.tsx'
import { PaymentCard } from './payment-card.tsx'
import { QuoteCard } from './quote-card.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import { useEntryRefusal } from './use-entry-refusal.ts'
import { useQuote } from './use-quote.ts'

type EntryFormProps = {
  formKey: string
  jars: Jar[]
  methods: EntryMethod[]
  /** Null where the shop makes no gifts of orders. */
  gifts: GiftOffer | null
  caller: Caller | undefined
  /** The jars that the address has, as fields. */
  lines: Record<string, string>
  /** True for admins. */
  mayDiscount: boolean
  pageReply: EntryReply | undefined
}

/** The order as it is written. Another caller changes who it is for, and nothing else that was typed. */
export function EntryForm(props: EntryFormProps) {
  const { formKey, jars, methods, gifts, caller, lines, mayDiscount, pageReply } = props
  const { fieldErrors } = useStaffMessages()
  const { pathname, search } = useLocation()
  const locale = useLocale()
  const action = `${pathname}${search}#entry`
  const quoting = useQuote(action, pageReply)
  // One form makes one order, however often the page reads what it shows.
  const [key] = useState(formKey)
  const callers = callerValues(caller)
  const form = useReplyForm<EntryReply>({
    intents: ['write', 'quote', 'find'],
    pageReply,
    action,
    values: {
      ...ONE_EACH,
      ...lines,
      language: locale,
      method: 'courier',
      payment: defaultMethod(methods),
      ...callers,
    },
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
        <input type="hidden" name="agreedVoucher" value={quoting.quote?.voucher?.paysCents || ''} readOnly />
        <JarsCard jars={jars} values={values} />
        <FormState key={callers.caller} value={{ ...state, values }}>
          <ContactCard caller={caller} />
          <DeliveryCard
            id="entry-delivery"
            saved={caller && caller.saved.length > 1 && <SavedAddresses saved={caller.saved} />}
            gift={gifts && <GiftFields gifts={gifts} />}
          />
        </FormState>
        <PaymentCard methods={methods} mayDiscount={mayDiscount} />
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
  const { customerId, contact, address, saved, isCollected, language } = caller
  // The fields are for another, if one is chosen from several.
  const [first, ...others] = saved
  const typed = others.length > 0 ? null : address
  return {
    caller: customerId ?? contact.email + contact.phone,
    customerId: customerId ?? '',
    ...contact,
    language,
    method: isCollected || !address ? 'pickup' : 'courier',
    saved: first?.id ?? '',
    street: typed?.street ?? '',
    suburb: typed?.suburb ?? '',
    city: typed?.city ?? '',
    province: typed?.province ?? '',
    postalCode: typed?.postalCode ?? '',
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
