import { useRef } from 'react'
import { CourierField } from '#app/components/admin/orders/courier-field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextArea, TextField } from '#app/components/forms/field.tsx'
import type { LostRequest } from '#app/components/forms/form-reply.ts'
import { useField } from '#app/components/forms/form-state.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import type { StaffOrderView } from '#domain/orders/order-desk/views.ts'
import type { StaffReturn } from '#domain/orders/returns/views.ts'
import { pictureFile } from '#shared/base/pictures.ts'
import { formatDate, formatDateTime } from '#shared/kernel/dates.ts'
import { Fold } from './fold.tsx'
import type { OrderReply } from './order-reply.ts'
import { fieldOf, intentOf } from './refund-fields.ts'
import { refundRefusalText } from './refund-refusal-text.ts'
import { useFocusAfterChange } from './use-focus-after-change.ts'

type Refusal = Exclude<NonNullable<OrderReply['refusal']>, LostRequest>
type PageReply = { pageReply: OrderReply | undefined }

/** True if the buyer waits for an answer. */
export function isReturnWaiting({ returns }: StaffOrderView): boolean {
  return returns.some(({ state }) => state === 'waiting')
}

/** Without scripts the page comes back as the order is now, and the form that came too late has gone. */
function isOvertaken({ returns }: StaffOrderView, pageReply: OrderReply | undefined): boolean {
  if (pageReply?.refusal?.reason !== 'answered') return false
  return returns.some(({ id, state }) => state !== 'waiting' && pageReply.intent.endsWith(`-${id}`))
}

/** The things that the buyer asks to return, each with its answer, or with the buttons that answer it. */
export function Returns({ view, pageReply }: PageReply & { view: StaffOrderView }) {
  const { returns } = view
  const { returns: texts } = useStaffMessages()
  const title = useRef<HTMLHeadingElement>(null)
  useFocusAfterChange(title, returns.map(({ state }) => state).join())
  if (returns.length === 0) return null
  return (
    <Fold
      id="returns"
      title={texts.title}
      titleRef={title}
      gist={texts.states[returns[0]?.state ?? 'waiting']}
      isOpen={isReturnWaiting(view)}
      forms={['return_']}
      pageReply={pageReply}
    >
      {isOvertaken(view, pageReply) && (
        <p role="alert" className="notice notice-error mb-4 font-semibold">
          {texts.refusals.answered}
        </p>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {returns.map((one) => (
          <li key={one.id} className="grid gap-3 py-4 wrap-anywhere">
            <ReturnFacts one={one} />
            {one.state === 'waiting' && (
              <AnswerForms
                one={one}
                isCarried={view.order.deliveryMethod === 'courier'}
                pageReply={pageReply}
              />
            )}
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function ReturnFacts({ one }: { one: StaffReturn }) {
  const { returns: texts } = useStaffMessages()
  const locale = useLocale()
  const { state, reason, right, rightUntil, wish, lines, words, pictures, answer } = one
  const { requestedAt, decidedAt, decidedBy } = one
  return (
    <>
      <div>
        <p className="font-semibold">
          {texts.reasons[reason]}: {lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
        </p>
        <p>{state === 'waiting' ? texts.wishes[wish] : texts.states[state]}</p>
        {words && <p className="mt-2 whitespace-pre-line">{words}</p>}
        {answer && <p className="mt-2 border-l-2 border-line pl-3 whitespace-pre-line">{answer}</p>}
      </div>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((image, at) => (
            <li key={image}>
              <a href={pictureFile(image, 1280, 'webp')} target="_blank" rel="noopener">
                <Picture
                  image={image}
                  alt={texts.picture(at + 1)}
                  sizes="8rem"
                  className="size-32 rounded-field object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-stone">
        {texts.rights[right]}{' '}
        {rightUntil
          ? texts.inTime(formatDate(new Date(`${rightUntil}T00:00:00Z`), locale))
          : texts.notArrived}
        <br />
        {texts.asked(formatDateTime(requestedAt, locale))}
        {decidedAt && `, ${texts.decided(formatDateTime(decidedAt, locale), decidedBy ?? texts.formerStaff)}`}
      </p>
    </>
  )
}

type AnswerFormsProps = PageReply & { one: StaffReturn; isCarried: boolean }

function AnswerForms({ one: { id, right, refund }, isCarried, pageReply }: AnswerFormsProps) {
  const staff = useStaffMessages()
  const { returns: texts, order, parcels } = staff
  const { charge } = useMoney()
  const isAdmin = useIsAdmin()
  const [refunding, replacing, declining] = [
    intentOf('return_refund', id),
    intentOf('return_replace', id),
    intentOf('return_decline', id),
  ]
  const refusalText = (refusal: Refusal, { intent }: OrderReply) => {
    switch (refusal.reason) {
      case 'answered':
      case 'same_number':
        return { text: texts.refusals[refusal.reason] }
      case 'out_of_stock':
        return { text: texts.refusals.out_of_stock(refusal.left) }
      default:
        return refundRefusalText(refusal, intent, staff, charge)
    }
  }
  return (
    <div className="grid max-w-xl gap-3">
      {refund && isAdmin && (
        <StaffForm
          key={refund.totalCents}
          intent={refunding}
          pageReply={pageReply}
          values={{ [fieldOf(refunding, 'agreed')]: String(refund.totalCents) }}
          refusalText={refusalText}
          submit={texts.refund(charge(refund.amountCents))}
        >
          <AgreedField intent={refunding} />
        </StaffForm>
      )}
      {refund && !isAdmin && <p>{texts.byAdmins}</p>}
      {!refund && <p>{texts.nothingToRefund}</p>}
      {right === 'defect' && (
        <details open={pageReply?.intent === replacing}>
          <summary className="link min-h-11 cursor-pointer content-center">{texts.replace}</summary>
          <StaffForm
            intent={replacing}
            pageReply={pageReply}
            refusalText={refusalText}
            submit={texts.replaceNow}
            className="mt-3 gap-3"
          >
            <p className="text-sm text-stone">{texts.replaceHint}</p>
            {isCarried && (
              <div className="grid items-start gap-4 sm:grid-cols-2">
                <CourierField name={fieldOf(replacing, 'carrier')} label={order.carrier} />
                <TextField
                  name={fieldOf(replacing, 'number')}
                  label={order.trackingNumber}
                  input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
                />
                <TextField
                  name={fieldOf(replacing, 'amount')}
                  label={parcels.send.cost}
                  hint={texts.costHint}
                  isOptional
                  input={{ inputMode: 'decimal', autoComplete: 'off' }}
                />
              </div>
            )}
          </StaffForm>
        </details>
      )}
      <details open={pageReply?.intent === declining}>
        <summary className="link min-h-11 cursor-pointer content-center">{texts.declineTitle}</summary>
        <StaffForm
          intent={declining}
          pageReply={pageReply}
          refusalText={refusalText}
          submit={texts.decline}
          buttonClassName="btn-line"
          className="mt-3 gap-3"
        >
          <TextArea
            name={fieldOf(declining, 'answer')}
            label={texts.answer}
            hint={texts.answerHint}
            rows={3}
          />
        </StaffForm>
      </details>
    </div>
  )
}

/** The sum that stands on the button. */
function AgreedField({ intent }: { intent: string }) {
  const name = fieldOf(intent, 'agreed')
  const { value } = useField(name)
  return <input type="hidden" name={name} value={value ?? ''} />
}
