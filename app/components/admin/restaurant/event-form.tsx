import { useLocation } from 'react-router'
import { UnsavedNotice } from '#app/components/admin/changed/unsaved-notice.tsx'
import { CheckBox } from '#app/components/admin/check-box.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextArea, TextField } from '#app/components/forms/field.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#shared/kernel/locale.ts'
import { EVENT_TEXTS, type EventReply, eventTexts, type EventText, type EventValues } from './event-values.ts'

type EventFormProps = {
  intent: 'create' | 'save'
  values: EventValues
  pageReply: EventReply | undefined
}

const time = { type: 'datetime-local', autoComplete: 'off' } as const

/** The texts that must be there in the default language. */
const NEEDED: readonly EventText[] = ['title', 'shortDescription', 'location']

/** The form of an event: everything visitors read of it, both languages side by side. */
export function EventForm({ intent, values, pageReply }: EventFormProps) {
  const { events: texts, fieldErrors, working } = useStaffMessages()
  const { pathname } = useLocation()
  const form = useReplyForm<EventReply>({
    intents: [intent],
    pageReply,
    action: `${pathname}#form-${intent}`,
    values,
    fieldErrors,
    refusalText: (refusal) => {
      switch (refusal.reason) {
        case 'seats_taken':
          return { text: texts.seatsTaken(refusal.taken), field: 'seats' }
        case 'ends_too_early':
          return { text: texts.endsTooEarly, field: 'endDate' }
        case 'event_cancelled':
        case 'changed':
          return { text: texts.eventCancelled }
      }
    },
  })
  const { notice, reply } = form
  const changed = reply?.refusal?.reason === 'changed' ? reply.refusal : undefined
  return (
    <ReplyFormFrame of={form} id={`form-${intent}`} className="grid scroll-mt-20 gap-5">
      <UnsavedNotice
        notice={notice}
        changed={
          changed && { by: changed.by, fields: differences(changed.current, form.state.values, texts) }
        }
      />
      <input type="hidden" name="version" value={form.state.values['version'] ?? ''} readOnly />
      {eventTexts.map((name) => (
        <div key={name} className="grid items-start gap-x-6 gap-y-3 md:grid-cols-2">
          {LOCALES.map((language) => (
            <Text key={language} name={name} language={language} />
          ))}
        </div>
      ))}
      <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
        <TextField name="startDate" label={texts.starts} input={time} />
        <TextField name="endDate" label={texts.ends} input={time} />
        <TextField
          name="price"
          label={texts.price}
          hint={texts.priceHint}
          input={{ inputMode: 'decimal', autoComplete: 'off' }}
        />
        <TextField name="seats" label={texts.seats} input={{ inputMode: 'numeric', autoComplete: 'off' }} />
        <TextField
          name="mapUrl"
          label={texts.mapUrl}
          hint={texts.mapHint}
          isOptional
          input={{ type: 'url', autoComplete: 'off' }}
        />
      </div>
      <CheckBox name="isFeatured" label={texts.isFeatured} />
      <div>
        <SubmitButton intent={intent} pendingText={working} className="btn btn-primary">
          {intent === 'create' ? texts.create : texts.save}
        </SubmitButton>
      </div>
    </ReplyFormFrame>
  )
}

/** One text in one language. What is missing in another language is shown in the default one. */
function Text({ name, language }: { name: EventText; language: Locale }) {
  const { events: texts } = useStaffMessages()
  const label = `${texts.fields[name]} · ${texts.languages[language]}`
  const field = {
    name: `${name}.${language}`,
    label,
    isOptional: language !== DEFAULT_LOCALE || !NEEDED.includes(name),
  }
  const rows = EVENT_TEXTS[name]
  return rows === 1 ? (
    <TextField {...field} input={{ lang: language, autoComplete: 'off' }} />
  ) : (
    <TextArea {...field} rows={rows} />
  )
}

type Texts = ReturnType<typeof useStaffMessages>['events']

/** The fields in which what is saved now differs from what was typed. */
function differences(saved: EventValues, typed: EventValues, texts: Texts) {
  const { starts, ends, price, seats, mapUrl } = texts
  const labels: [keyof EventValues, string][] = [
    ...eventTexts.flatMap((name) =>
      LOCALES.map((locale): [keyof EventValues, string] => [
        `${name}.${locale}`,
        `${texts.fields[name]} · ${texts.languages[locale]}`,
      ]),
    ),
    ['startDate', starts],
    ['endDate', ends],
    ['price', price],
    ['seats', seats],
    ['mapUrl', mapUrl],
  ]
  return labels
    .map(([field, label]) => ({ label, saved: saved[field] ?? '', typed: typed[field] ?? '' }))
    .filter((field) => field.saved !== field.typed)
}
