import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import type { EventState } from '#shared/restaurant/event-states.ts'
import type { PublishReply } from './event-actions.ts'

type PublishFormProps = { state: EventState; pageReply: PublishReply | undefined }

/** Shows the event to visitors, or hides it; puts one on again that was postponed. */
export function PublishForm({ state, pageReply }: PublishFormProps) {
  const { events: texts } = useStaffMessages()
  const { intent, hint, submit, buttonClassName } = choose(state, texts)
  return (
    <OfficeCard id="publish" title={texts.publishTitle} hint={hint}>
      <StaffForm<PublishReply>
        key={state}
        intent={intent}
        intents={['publish', 'hide']}
        pageReply={pageReply}
        refusalText={(refusal) => {
          switch (refusal.reason) {
            case 'has_guests':
              return { text: texts.hasGuests(refusal.guests) }
            case 'date_is_past':
              return { text: texts.dateIsPast }
            case 'called_off':
              return { text: texts.calledOff }
          }
        }}
        submit={submit}
        buttonClassName={buttonClassName}
      />
    </OfficeCard>
  )
}

type Texts = ReturnType<typeof useStaffMessages>['events']

/** The one step that the form offers in a state. */
function choose(state: EventState, texts: Texts) {
  const line = 'btn-line'
  if (state === 'published') {
    return { intent: 'hide', hint: texts.hideHint, submit: texts.hide, buttonClassName: line }
  }
  if (state === 'postponed') {
    return { intent: 'publish', hint: texts.onAgainHint, submit: texts.onAgain, buttonClassName: line }
  }
  return {
    intent: 'publish',
    hint: texts.publishHint,
    submit: texts.publish,
    buttonClassName: 'btn-primary',
  }
}
