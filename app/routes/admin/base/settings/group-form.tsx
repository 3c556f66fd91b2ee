import { useLocation } from 'react-router'
import { FieldError, SelectField, TextField } from '#app/components/forms/field.tsx'
import { useField } from '#app/components/forms/form-state.ts'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { CheckBox } from '#app/components/admin/check-box.tsx'
import { ChangedNotice } from '#app/components/admin/changed/changed-notice.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { DELIVERY_ZONES, PARCEL_DAYS, type SettingsGroup } from '#shared/base/settings/groups.ts'
import { PreviewBox } from './differences.tsx'
import { shownRows } from './exception-rows.ts'
import { type GroupField, weekdayField } from '#app/components/admin/base/group-fields.ts'
import { missingText } from '#app/components/admin/base/missing-text.ts'
import { HoursFields } from './hours-fields.tsx'
import type { SettingsReply } from './settings-actions.ts'

type GroupFormProps = {
  group: SettingsGroup
  fields: GroupField[]
  values: Record<string, string>
  version: number
  pageReply: SettingsReply | undefined
}

/** The form of a group: its fields, from when they hold, a preview and saving. */
export function GroupForm({ group, fields, values, version, pageReply }: GroupFormProps) {
  const { settings: texts, fieldErrors, working } = useStaffMessages()
  const { pathname } = useLocation()
  const form = useReplyForm<SettingsReply>({
    intents: [`save-${group}`],
    action: `${pathname}#${group}`,
    pageReply,
    values,
    fieldErrors:
      group === 'delivery'
        ? { ...fieldErrors, not_a_whole_number: texts.notAnAmount, too_long: texts.overWeekend }
        : fieldErrors,
    refusalText: (refusal) => {
      if (refusal.reason === 'in_the_past') return { text: texts.inThePast, field: 'from' }
      return { text: refusal.reason === 'incomplete' ? missingText(refusal.missing, texts) : '' }
    },
  })
  const { reply } = form
  const refusal = reply?.refusal
  const changed = refusal?.reason === 'changed' ? refusal : undefined
  return (
    <ReplyFormFrame of={form} id={`form-save-${group}`} idPrefix={group} className="grid gap-5">
      <input type="hidden" name="version" value={changed?.version ?? version} />
      {changed && (
        <ChangedNotice
          fields={fields
            .map(({ name, label }) => ({
              label,
              saved: changed.fields[name] ?? '',
              typed: reply?.values[name] ?? '',
            }))
            .filter(({ saved, typed }) => saved !== typed)}
        />
      )}
      {form.notice?.text && (
        <FormNotice isError>
          <p>{form.notice.text}</p>
        </FormNotice>
      )}
      {group === 'hours' ? (
        <HoursFields rows={shownRows(reply?.values ?? values)} />
      ) : (
        <div className="grid gap-5 sm:grid-cols-2">
          {fields.map((field) => (
            <Field key={field.name} field={field} />
          ))}
        </div>
      )}
      <TextField name="from" label={texts.from} hint={texts.fromHint} isOptional input={{ type: 'date' }} />
      {reply?.done && <PreviewBox preview={reply.done} fields={fields} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent={`save-${group}`} pendingText={working} className="btn btn-primary">
          {texts.save}
        </SubmitButton>
        <SubmitButton intent={`preview-${group}`} pendingText={working} className="btn btn-line">
          {texts.preview}
        </SubmitButton>
      </div>
    </ReplyFormFrame>
  )
}

function Field({ field: { kind, ...props } }: { field: GroupField }) {
  const { settings: texts } = useStaffMessages()
  if (kind === 'switch') return <CheckBox name={props.name} label={props.label} />
  if (kind === 'weekdays') return <WeekdayBoxes {...props} />
  if (kind === 'zone') {
    return (
      <SelectField {...props} autoComplete="off">
        {DELIVERY_ZONES.map((zone) => (
          <option key={zone} value={zone}>
            {texts.fields.zones[zone]}
          </option>
        ))}
      </SelectField>
    )
  }
  const inputs = {
    number: { inputMode: 'numeric' },
    money: { inputMode: 'decimal' },
    email: { type: 'email' },
    url: { type: 'url' },
  } as const
  const input = kind === undefined || kind === 'time' || kind === 'days' ? {} : inputs[kind]
  return <TextField {...props} input={{ autoComplete: 'off', ...input }} />
}

/** A box for each day on which couriers work. */
function WeekdayBoxes({ name, label }: Pick<GroupField, 'name' | 'label'>) {
  const { settings: texts } = useStaffMessages()
  const { id, error, errorId, hintId } = useField(name)
  return (
    <fieldset
      id={id}
      aria-describedby={error ? `${errorId} ${hintId}` : hintId}
      data-notice={error && ''}
      tabIndex={-1}
      className="sm:col-span-2"
    >
      <legend className="font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {PARCEL_DAYS.map((day) => (
          <CheckBox key={day} name={weekdayField(day)} label={texts.days[day]} />
        ))}
      </div>
      <FieldError name={name} />
      <p id={hintId} className="text-sm text-stone">
        {texts.fields.icePackHint}
      </p>
    </fieldset>
  )
}
