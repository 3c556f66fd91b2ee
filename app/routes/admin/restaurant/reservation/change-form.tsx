import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { ContactFields } from '#app/components/admin/restaurant/contact-fields.tsx'
import { deskRefusalText } from '#app/components/admin/restaurant/desk-refusal.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField, TextField } from '#app/components/forms/field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import type { ServiceDay } from '#domain/restaurant/table-desk/views.ts'
import type { StaffReservation } from '#domain/restaurant/guest-desk/schemas.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { ANY } from '#shared/kernel/any-choice.ts'
import { OCCASIONS } from '#shared/restaurant/states.ts'
import { timesOf } from './times-of.ts'
import type { ReservationReply } from './reservation-actions.ts'

type ChangeFormProps = {
  reservation: StaffReservation
  service: ServiceDay['service']
  pageReply: ReservationReply | undefined
}

/** A form for what a guest calls about: another day, more guests, another number. */
export function ChangeForm({ reservation, service, pageReply }: ChangeFormProps) {
  const staff = useStaffMessages()
  const { reservations: texts } = staff
  const { detail, phone } = texts
  const { occasions } = staff.reservations
  const { day, startsAt, partySize, occasion, version, name, email, allergies, wishes } = reservation
  return (
    <OfficeCard id="change" title={detail.change} hint={detail.changeHint}>
      <StaffForm
        intent="change"
        idPrefix="change"
        pageReply={pageReply}
        refusalText={(refusal) =>
          refusal.reason === 'no_contact' ? { text: '' } : deskRefusalText(refusal, staff)
        }
        values={{
          day,
          name,
          email,
          allergies,
          wishes,
          phone: reservation.phone,
          time: formatTime(startsAt),
          partySize: String(partySize),
          occasion: occasion ?? ANY,
        }}
        submit={detail.changeSubmit}
      >
        <input type="hidden" name="version" value={version} />
        <div className="grid gap-5 sm:grid-cols-[2fr_4fr_3fr]">
          <TextField
            name="partySize"
            label={phone.guests}
            input={{ type: 'number', min: 1, max: 100, autoComplete: 'off' }}
          />
          <TextField name="day" label={texts.day} input={{ type: 'date', autoComplete: 'off' }} />
          <SelectField name="time" label={phone.time} autoComplete="off">
            {timesOf(service, startsAt).map((time) => (
              <option key={time}>{time}</option>
            ))}
          </SelectField>
        </div>
        <ContactFields />
        <SelectField name="occasion" label={detail.occasion} autoComplete="off">
          <option value={ANY}>{detail.noOccasion}</option>
          {OCCASIONS.map((one) => (
            <option key={one} value={one}>
              {occasions[one]}
            </option>
          ))}
        </SelectField>
      </StaffForm>
    </OfficeCard>
  )
}
