import { ContactFields } from '#app/components/admin/restaurant/contact-fields.tsx'
import { deskRefusalText } from '#app/components/admin/restaurant/desk-refusal.ts'
import { useLocation } from 'react-router'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField, TextField } from '#app/components/forms/field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { LOCALES } from '#shared/kernel/locale.ts'
import { ANY } from '#shared/kernel/any-choice.ts'
import type { ServiceDay } from '#domain/restaurant/table-desk/views.ts'
import { DeskDetails } from './desk-details.tsx'
import type { DayReply } from './day-actions.ts'

type PhoneFormProps = { day: ServiceDay; times: string[]; pageReply: DayReply | undefined }

/** A party that calls, or asks at the door for later. */
export function PhoneForm({ day, times, pageReply }: PhoneFormProps) {
  const staff = useStaffMessages()
  const { reservations } = staff
  const texts = reservations.phone
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const action = `${pathname}${search}#phone`
  return (
    <DeskDetails id="phone" title={texts.title} hint={texts.hint} isOpen={pageReply?.intent === 'phone'}>
      <StaffForm
        key={day.day}
        intent="phone"
        idPrefix="phone"
        action={action}
        pageReply={pageReply}
        refusalText={(refusal) => deskRefusalText(refusal, staff)}
        values={{ language: locale, partySize: '2' }}
        submit={texts.submit}
      >
        <input type="hidden" name="day" value={day.day} />
        <div className="grid gap-5 sm:grid-cols-3">
          <TextField
            name="partySize"
            label={texts.guests}
            input={{ type: 'number', min: 1, max: 100, autoComplete: 'off' }}
          />
          <SelectField name="time" label={texts.time} autoComplete="off">
            {times.map((time) => (
              <option key={time}>{time}</option>
            ))}
          </SelectField>
          <SelectField name="table" label={texts.table} autoComplete="off">
            <option value={ANY}>{texts.anyTable}</option>
            {day.tables
              .filter(({ isActive }) => isActive)
              .map(({ id, name, fewest, most }) => (
                <option key={id} value={id}>
                  {name} ({reservations.seats(fewest, most)})
                </option>
              ))}
          </SelectField>
        </div>
        <ContactFields />
        <SelectField name="language" label={texts.language} autoComplete="off">
          {LOCALES.map((language) => (
            <option key={language} value={language}>
              {texts.languages[language]}
            </option>
          ))}
        </SelectField>
      </StaffForm>
    </DeskDetails>
  )
}
