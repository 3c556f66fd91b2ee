import type { ReactNode } from 'react'
import { Choice, ChoiceGroup } from '#app/components/forms/choice.tsx'
import { EmailField } from '#app/components/forms/email-field.tsx'
import { TextArea, TextField } from '#app/components/forms/field.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import { useVoucherMessages } from '#app/components/orders/use-voucher-messages.ts'
import { pathTo } from '#app/request/page-path.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { HOSTED_PROVIDERS, isHosted, methodText } from '#shared/orders/payment-methods.ts'
import type { VOUCHER_METHODS } from '#shared/orders/voucher-offer.ts'
import type { VoucherReply } from './buy-voucher-action.ts'

type Offer = { methods: (typeof VOUCHER_METHODS)[number][]; key: string; known: Record<string, string> }

/** One form for all of it: what it is worth, the words of its card, the buyer, how it is paid. */
export function VoucherForm({ offer, pageReply }: { offer: Offer; pageReply: VoucherReply | undefined }) {
  const texts = useVoucherMessages()
  const purchase = usePurchaseMessages()
  const form = useReplyForm<VoucherReply>({
    intents: ['buy'],
    pageReply,
    action: `${pathTo('/vouchers', useLocale())}#form-voucher`,
    values: { amountCents: '500', ...offer.known },
    fieldErrors: texts.fieldErrors,
    refusalText: ({ reason }) =>
      reason === 'no_such_day'
        ? { text: texts.refusals[reason], field: 'card.sendsOn' }
        : { text: texts.refusals[reason] },
  })
  return (
    <ReplyFormFrame of={form} id="form-voucher" className="card grid scroll-mt-28 gap-8 p-6 md:p-8">
      <input type="hidden" name="key" value={offer.key} />
      {form.notice && (
        <FormNotice isError>
          <p className="font-semibold">{form.notice.text}</p>
        </FormNotice>
      )}
      <TextField
        name="amountCents"
        label={texts.amount}
        hint={texts.amountHint}
        className="max-w-64"
        input={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 12 }}
      />
      <Part title={texts.forTitle}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="card.toName"
            label={texts.toName}
            isOptional
            input={{ maxLength: 80, autoComplete: 'off' }}
          />
          <TextField
            name="card.fromName"
            label={texts.fromName}
            isOptional
            input={{ maxLength: 80, autoComplete: 'off' }}
          />
        </div>
        <TextArea name="card.message" label={texts.message} hint={texts.messageHint} isOptional rows={4} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="card.toEmail"
            label={texts.toEmail}
            hint={texts.toEmailHint}
            isOptional
            input={{
              type: 'email',
              inputMode: 'email',
              autoComplete: 'off',
              autoCapitalize: 'none',
              spellCheck: false,
            }}
          />
          <TextField
            name="card.sendsOn"
            label={texts.sendsOn}
            hint={texts.sendsOnHint}
            isOptional
            input={{ type: 'date' }}
          />
        </div>
        <div>
          <p className="mb-1 font-semibold" aria-hidden="true">
            {texts.cardLanguage}
          </p>
          <ChoiceGroup name="card.locale" label={texts.cardLanguage}>
            {LOCALES.map((locale) => (
              <Choice
                key={locale}
                name="card.locale"
                value={locale}
                label={texts.languages[locale]}
                hint={texts.languageHints[locale]}
              />
            ))}
          </ChoiceGroup>
        </div>
      </Part>
      <Part title={texts.buyerTitle}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="buyer.name" label={texts.name} input={{ autoComplete: 'name', maxLength: 80 }} />
          <EmailField name="buyer.email" label={texts.email} hint={texts.emailHint} autoComplete="email" />
        </div>
      </Part>
      <Part title={texts.payTitle}>
        <ChoiceGroup name="payment" label={texts.payTitle}>
          {offer.methods.map((method, at) => (
            <Choice
              key={method}
              name="payment"
              value={method}
              label={methodText(purchase.payment, method)}
              hint={
                isHosted(method)
                  ? texts.payHints.hosted(HOSTED_PROVIDERS[method])
                  : texts.payHints.bank_transfer
              }
              isDefault={at === 0}
            />
          ))}
        </ChoiceGroup>
      </Part>
      <div>
        <SubmitButton intent="buy" pendingText={texts.pending} className="btn btn-primary max-sm:w-full">
          {texts.submit}
        </SubmitButton>
        <p className="mt-3 text-sm text-stone">{texts.terms}</p>
      </div>
    </ReplyFormFrame>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-line pt-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}
