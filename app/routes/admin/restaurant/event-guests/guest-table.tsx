import { AskFirst } from '#app/components/admin/ask-first.tsx'
import { DataList } from '#app/components/admin/data-list.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { formatTime } from '#shared/kernel/dates.ts'
import type { Guest } from '#domain/restaurant/event-desk/schemas.ts'

/** The guests who come, wait or called off; on a phone each is a card. */
export function GuestTable({ guests }: { guests: Guest[] }) {
  const { events: texts } = useStaffMessages()
  return (
    <DataList
      label={texts.guests}
      rows={guests}
      keyOf={({ id }) => id}
      columns={[
        { key: 'name', head: texts.guestName, cell: ({ name }) => name },
        { key: 'seats', head: texts.guestSeats, isNumber: true, cell: ({ seats }) => seats },
        { key: 'contact', head: texts.contact, cell: contactCell },
        { key: 'wishes', head: texts.wishes, cell: wishesCell },
        { key: 'state', head: texts.guestState, isWords: true, cell: stateCell },
      ]}
    />
  )
}

const contactCell = ({ email, phone }: Guest) => (
  <>
    <a href={`mailto:${email}`} className="link">
      {email}
    </a>
    {phone && (
      <a href={`tel:${phone}`} className="link block">
        {phone}
      </a>
    )}
  </>
)
const wishesCell = ({ wishes }: Guest) => wishes && <span className="whitespace-pre-line">{wishes}</span>
const stateCell = (guest: Guest) => <StateCell guest={guest} />

/** A guest's state, and what can be done about it. */
function StateCell({ guest: { id, state, position, checkedInAt, heldUntil, ofGuest } }: { guest: Guest }) {
  const { events: texts, reservations, working } = useStaffMessages()
  const { release } = reservations
  if (state === 'cancelled') return texts.guestStates.cancelled
  return (
    <div className="grid gap-2">
      <span>
        {position === null ? texts.guestStates[state] : texts.waitsAt(position)}
        {checkedInAt && <strong className="ml-2 text-leaf">✓ {texts.came}</strong>}
      </span>
      {heldUntil && <span className="text-sm">{texts.unproved(formatTime(heldUntil))}</span>}
      <div className="flex flex-wrap items-start gap-2">
        {state === 'booked' && (
          <ButtonForm>
            <SubmitButton
              intent={`${checkedInAt ? 'leave' : 'arrive'}-${id}`}
              pendingText={working}
              className="btn btn-line"
            >
              {checkedInAt ? texts.undoCheckIn : texts.checkIn}
            </SubmitButton>
          </ButtonForm>
        )}
        <AskFirst
          intent={`remove-${id}`}
          step={texts.remove}
          question={heldUntil ? texts.removeUnproved : texts.removeQuestion}
          className="grid gap-2 [&_p]:text-sm"
        />
        {ofGuest > 1 && (
          <AskFirst
            intent={`release-${id}`}
            step={release.all(ofGuest)}
            question={release.question(ofGuest)}
            className="grid gap-2 [&_p]:text-sm"
          />
        )}
      </div>
    </div>
  )
}
