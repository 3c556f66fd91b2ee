import { useLocation } from 'react-router'
import { LocalizedField } from '#app/components/admin/localized-field.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import type { BatchView, RecallPreview } from '#domain/orders/recalls/views.ts'
import type { RecallReply } from './recall-action.ts'
import { type LocalizedText, LOCALES } from '#shared/kernel/locale.ts'

/** The advice to buyers of recalled goods, unless an admin writes something else. */
const RECALL_ADVICE: LocalizedText = {
  en: 'Please don’t eat it. Throw the jar away, or bring it back to us: we refund it in full.',
  th: 'โปรดงดรับประทานและทิ้งสินค้า หรือนำมาคืนที่ร้าน เราคืนเงินให้เต็มจำนวน',
}

/** Recalls a batch: first what the buyers would read, then the button that sends it. */
export function RecallForm({ batch, pageReply }: { batch: BatchView; pageReply: RecallReply | undefined }) {
  const { recalls: texts, fieldErrors, working } = useStaffMessages()
  const { pathname } = useLocation()
  const form = useReplyForm<RecallReply>({
    intents: ['preview', 'recall'],
    pageReply,
    action: `${pathname}#recall`,
    fieldErrors,
    refusalText: () => ({ text: texts.alreadyRecalled }),
    values: Object.fromEntries(LOCALES.map((locale) => [`advice.${locale}`, RECALL_ADVICE[locale]])),
  })
  const preview = form.reply?.done?.preview
  return (
    <OfficeCard id="recall" title={texts.recall} hint={texts.hint}>
      <ReplyFormFrame of={form} id="form-recall" className="grid gap-4">
        {form.notice && (
          <FormNotice isError>
            <p className="font-semibold">{form.notice.text}</p>
          </FormNotice>
        )}
        <LocalizedField name="reason" label={texts.reason} rows={3} required="everywhere" />
        <LocalizedField name="advice" label={texts.advice} rows={3} required="everywhere" />
        {preview && (
          <FormNotice>
            <Preview preview={preview} />
            <p className="mt-4 font-semibold">{texts.willHappen(batch.remaining, batch.totals.toMail)}</p>
          </FormNotice>
        )}
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="preview" pendingText={working} className="btn btn-line">
            {texts.preview}
          </SubmitButton>
          {preview && (
            <SubmitButton intent="recall" pendingText={working} className="btn btn-primary">
              {texts.recallNow}
            </SubmitButton>
          )}
        </div>
      </ReplyFormFrame>
    </OfficeCard>
  )
}

function Preview({ preview }: { preview: RecallPreview }) {
  const { recalls: texts } = useStaffMessages()
  return (
    <>
      <h3 className="text-lg">{texts.previewTitle}</h3>
      <div className="mt-3 grid gap-6 lg:grid-cols-2">
        {LOCALES.map((language) => (
          <section key={language} lang={language} aria-label={texts.languages[language]}>
            <p className="font-semibold wrap-anywhere">
              {texts.subject}: {preview[language].subject}
            </p>
            <p className="mt-2 text-sm wrap-anywhere whitespace-pre-line">{preview[language].text}</p>
          </section>
        ))}
      </div>
    </>
  )
}
