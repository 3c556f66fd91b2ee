import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { deskRefusalText } from '#app/components/admin/restaurant/desk-refusal.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField } from '#app/components/forms/field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import type { ServiceDay } from '#domain/restaurant/table-desk/views.ts'
import type { StaffReservation } from '#domain/restaurant/guest-desk/schemas.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { ANY } from '#shared/kernel/any-choice.ts'
import { timesOf } from './times-of.ts'
import type { ReservationReply } from './reservation-actions.ts'

type MoveFormProps = {
  reservation: StaffReservation
  tables: ServiceDay['tables']
  service: ServiceDay['service']
  pageReply: ReservationReply | undefined
}

/** Does by a form what dragging does: another table, or two together, or another time of the day. */
export function MoveForm({ reservation, tables, service, pageReply }: MoveFormProps) {
  const staff = useStaffMessages()
  const { reservations: texts } = staff
  const { detail, phone, seats } = texts
  const { tableIds, startsAt, version } = reservation
  const time = formatTime(startsAt)
  const options = tables.map(({ id, name, fewest, most }) => (
    <option key={id} value={id}>
      {name} ({seats(fewest, most)})
    </option>
  ))
  return (
    <OfficeCard id="move" title={detail.move} hint={detail.moveHint}>
      <StaffForm
        intent="move"
        idPrefix="move"
        pageReply={pageReply}
        refusalText={(refusal) =>
          refusal.reason === 'no_contact' ? { text: '' } : deskRefusalText(refusal, staff)
        }
        values={{ table: tableIds[0] ?? '', second: tableIds[1] ?? ANY, time: ANY }}
        submit={detail.moveSubmit}
      >
        <input type="hidden" name="version" value={version} />
        <div className="grid gap-5 sm:grid-cols-3">
          <SelectField name="table" label={phone.table} autoComplete="off">
            {options}
          </SelectField>
          <SelectField name="second" label={detail.second} autoComplete="off">
            <option value={ANY}>{detail.noSecond}</option>
            {options}
          </SelectField>
          <SelectField name="time" label={phone.time} autoComplete="off">
            <option value={ANY}>{time}</option>
            {timesOf(service, startsAt)
              .filter((other) => other !== time)
              .map((other) => (
                <option key={other}>{other}</option>
              ))}
          </SelectField>
        </div>
      </StaffForm>
    </OfficeCard>
  )
}
