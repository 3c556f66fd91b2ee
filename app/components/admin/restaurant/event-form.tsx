import { EditForm } from '#app/components/admin/fields/edit-form.tsx'
import { inputOf } from '#app/components/admin/fields/field-input.tsx'
import type { FormValues } from '#app/components/admin/fields/field-kinds.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { eventDescription, type EventReply } from './event-description.ts'

type EventFormProps = {
  intent: 'create' | 'save'
  values: FormValues
  pageReply: EventReply | undefined
}

const Input = inputOf(eventDescription.fields)

/** The form of an event: everything visitors read of it, all languages side by side. */
export function EventForm({ intent, values, pageReply }: EventFormProps) {
  const { events: texts } = useStaffMessages()
  return (
    <EditForm
      of={eventDescription}
      intent={intent}
      values={values}
      pageReply={pageReply}
      refusalText={(refusal) => {
        switch (refusal.reason) {
          case 'seats_taken':
            return { text: texts.seatsTaken(refusal.taken), field: 'seats' }
          case 'ends_too_early':
            return { text: texts.endsTooEarly, field: 'endDate' }
          case 'date_is_past':
            return { text: texts.dateIsPast, field: 'startDate' }
          case 'event_cancelled':
            return { text: texts.eventCancelled }
        }
      }}
      submit={intent === 'create' ? texts.create : texts.save}
    >
      <Input name="title" />
      <Input name="shortDescription" />
      <Input name="description" />
      <Input name="included" />
      <Input name="foodNote" />
      <Input name="location" />
      <Input name="pictureAlt" />
      <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
        <Input name="startDate" />
        <Input name="endDate" />
        <Input name="priceCents" />
        <Input name="seats" />
        <Input name="mapUrl" />
      </div>
      <Input name="isFeatured" />
    </EditForm>
  )
}
