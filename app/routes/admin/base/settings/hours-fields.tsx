import { Fragment } from 'react'
import { CheckBox } from '#app/components/admin/check-box.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { FieldError } from '#app/components/forms/field.tsx'
import { useField } from '#app/components/forms/form-state.ts'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { WEEKDAYS } from '#shared/base/settings/hours.ts'
import { HOURS_FIELDS, MOST_EXCEPTIONS, type RowField, rowField } from './exception-rows.ts'

/** The hours of each weekday, and the days that differ: one row each, and an empty one to add another. */
export function HoursFields({ rows }: { rows: number }) {
  const { settings: texts, working } = useStaffMessages()
  const { fields, days } = texts
  return (
    <>
      <fieldset>
        <legend className="font-semibold">{fields.week}</legend>
        <p className="mt-1 text-sm text-stone">{fields.breakHint}</p>
        <div className="mt-2 grid gap-2 max-sm:gap-4">
          {WEEKDAYS.map((day) => (
            <div key={day} className="grid grid-cols-2 items-end gap-x-3 gap-y-1 sm:grid-cols-5">
              <span className="self-center max-sm:col-span-2 max-sm:font-semibold">{days[day]}</span>
              {HOURS_FIELDS.map((field) => (
                <Input
                  key={field}
                  name={`week.${day}.${field}`}
                  label={fields.ofDay(days[day], fields.exception[`hours.${field}`])}
                  caption={fields.exception[`hours.${field}`]}
                  type="time"
                />
              ))}
            </div>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-semibold">{fields.exceptions}</legend>
        <p className="mt-1 text-sm text-stone">{fields.exceptionsHint}</p>
        <FieldError name="exceptions" />
        <ol className="mt-3 grid gap-4">
          {Array.from({ length: rows }, (_, row) => (
            <ExceptionRow key={row} row={row} isNew={row === rows - 1} />
          ))}
        </ol>
        {rows < MOST_EXCEPTIONS && (
          <SubmitButton intent="rows-hours" pendingText={working} className="btn btn-line mt-4">
            {texts.addDay}
          </SubmitButton>
        )}
      </fieldset>
    </>
  )
}

function ExceptionRow({ row, isNew }: { row: number; isNew: boolean }) {
  const { settings: texts } = useStaffMessages()
  const labels = texts.fields.exception
  const input = (field: Exclude<RowField, 'remove'>, type: 'date' | 'time' | 'text') => (
    <Input name={rowField(row, field)} label={labels[field]} type={type} isLabelSeen />
  )
  return (
    <li className="grid grid-cols-2 gap-3 border-t border-line pt-4 sm:grid-cols-5">
      <div className="max-sm:col-span-2">{input('date', 'date')}</div>
      {HOURS_FIELDS.map((field) => (
        <Fragment key={field}>{input(`hours.${field}`, 'time')}</Fragment>
      ))}
      <div className="col-span-2">{input('name.en', 'text')}</div>
      <div className="col-span-2">{input('name.th', 'text')}</div>
      {!isNew && (
        <div className="self-end max-sm:col-span-2">
          <CheckBox name={rowField(row, 'remove')} label={texts.removeDay} />
        </div>
      )}
    </li>
  )
}

type InputProps = {
  name: string
  label: string
  type: 'date' | 'time' | 'text'
  /** Seen in place of the label, where that says more than one needs who sees it. */
  caption?: string
  isLabelSeen?: boolean
}

/** None has to be filled in: without times the shop is closed, without a date there is no such day. */
function Input({ name, label, type, caption, isLabelSeen = false }: InputProps) {
  const { id, value, error, errorId } = useField(name)
  return (
    <div>
      <label htmlFor={id} className={isLabelSeen ? 'mb-1 block text-sm' : 'sr-only'}>
        {label}
      </label>
      {caption && (
        <span aria-hidden="true" className="mb-1 block text-sm text-stone">
          {caption}
        </span>
      )}
      <input
        id={id}
        name={name}
        type={type}
        autoComplete="off"
        className="input"
        defaultValue={value ?? ''}
        aria-invalid={error !== undefined}
        aria-describedby={error && errorId}
      />
      <FieldError name={name} />
    </div>
  )
}
