import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { Differences } from './differences.tsx'
import type { GroupField } from '#app/components/admin/base/group-fields.ts'
import type { SettingsReply } from './settings-actions.ts'

/** A state of a group, as the page gets it. */
export type StateView = {
  id: string
  effectiveFrom: Date
  changedBy: string | null
  isWithdrawn: boolean
  values: Record<string, string>
}

type GroupStatesProps = {
  planned: StateView[]
  history: StateView[]
  fields: GroupField[]
  values: Record<string, string>
  pageReply: SettingsReply | undefined
}

/** The changes planned for a group, each with a button to withdraw it, and what held before. */
export function GroupStates({ planned, history, fields, values, pageReply }: GroupStatesProps) {
  const { settings: texts } = useStaffMessages()
  const refusals = { in_effect: texts.inEffect, already_withdrawn: texts.alreadyWithdrawn }
  return (
    <>
      {planned.length > 0 && (
        <div className="mt-6 border-t border-line pt-4">
          <h3 className="text-base">{texts.planned}</h3>
          <ul className="mt-2 grid gap-4">
            {planned.map((state) => (
              <li key={state.id} className="grid gap-2">
                <StateCaption state={state} />
                <Differences fields={fields} before={values} after={state.values} />
                <StaffForm<SettingsReply>
                  intent={`withdraw-${state.id}`}
                  pageReply={pageReply}
                  submit={texts.withdraw}
                  buttonClassName="btn-line"
                  refusalText={({ reason }) => ({
                    text: reason in refusals ? refusals[reason as keyof typeof refusals] : '',
                  })}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <details className="mt-6 border-t border-line pt-4">
        <summary className="min-h-11 cursor-pointer font-semibold">{texts.history}</summary>
        {history.length === 0 && <p className="text-sm">{texts.noHistory}</p>}
        <ol className="mt-2 grid gap-4">
          {history.map((state, at) => (
            <li key={state.id}>
              <StateCaption state={state} />
              <Differences fields={fields} before={history[at + 1]?.values ?? {}} after={state.values} />
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}

function StateCaption({ state }: { state: StateView }) {
  const { settings: texts } = useStaffMessages()
  const locale = useLocale()
  const day = state.effectiveFrom.getTime() > 0 ? formatDateTime(state.effectiveFrom, locale) : '–'
  return (
    <p className="text-sm text-stone">
      {texts.since(day, state.changedBy ?? texts.byShop)}
      {state.isWithdrawn && ` · ${texts.withdrawn}`}
    </p>
  )
}
